"""Guandan, as `docs/rules/guandan.en.md` has it."""
