"""Tractor with two packs: a match over levels, as `docs/rules/tractor.en.md` has it."""
