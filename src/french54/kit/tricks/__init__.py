"""Games of tricks: following suit, winning a trick, and what can still lie where.

`whist`     one pack, one card each: what may follow, who takes the trick, with random playouts
`contract`  the auction of contract bridge: which calls are legal, with random whole deals
`twopack`   two packs, trumps in their order: singles, pairs and tractors, what must follow, what wins
`layouts`   hidden cards dealt to those who may hold them, all ways equally likely
`trick`     a trick as it is told
"""
