"""Combinations of climbing games: listing, reading and comparing them.

`onepack`   Dou Dizhu with one pack, in three bits a rank
`playouts`  random play of it
`table`     any climbing game, from one table of its shapes, in four bits a rank
`known`     the tables: Dou Dizhu (also at the table), Zheng Shangyou, Winner, Guandan
`shapes`    a table's rows; a holding with suits and wild cards
`plays`     the layout of a play of `table`
`digits`    counts by rank
`lay`       cards of a hand for a play
`hands`     the order of a hand, and what of it to light up
`meaning`   a combination in words
`reasons`   why cards are no combination, or may not follow
`above`     what beats a play, by kind and out of a hand
`told`      plays and passes as events, and what they add up to
`listing`   the search behind `table`
"""
