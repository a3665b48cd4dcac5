"""Zheng Shangyou, as `docs/rules/zhengshangyou.en.md` has it."""
