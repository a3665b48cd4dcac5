"""Winner, for three to six players, as `docs/rules/winner.en.md` has it."""
