"""Rule cases: positions with the answer the rules give, one JSON object a line.

`pytest tests/cases --cases FILE` checks any file of the form; without it every `.jsonl` file here is checked.

A line has `id`, `game`, `kind`, `input` and `expect`. A game's adapter is the module of its name in `games`; its
`KINDS` maps a kind to a function from `input` to the answer the project gives, in the form of `expect`. Every entry of
`expect` must be in the answer and equal; where its name ends in `_include` or `_exclude`, the answer lists what it must
or must not hold. A game without an adapter, a kind that is not in it and what an adapter raises `NotRun` for are
reported as not run.
"""
