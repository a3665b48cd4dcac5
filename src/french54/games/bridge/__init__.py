"""Bridge: a single deal of duplicate scoring, as `docs/rules/bridge.en.md` has it."""
