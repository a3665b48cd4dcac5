"""One Poker, as `docs/rules/onepoker.en.md` has it."""
