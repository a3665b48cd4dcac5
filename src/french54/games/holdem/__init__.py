"""Texas Hold'em, as `docs/rules/holdem.en.md` has it."""
