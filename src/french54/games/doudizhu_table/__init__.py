"""Dou Dizhu at the table, for three or four, as `docs/rules/doudizhu-table.en.md` has it."""
