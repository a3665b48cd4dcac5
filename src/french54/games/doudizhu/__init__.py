"""Dou Dizhu for three, as `docs/rules/doudizhu.en.md` has it."""
