"""Betting: what a seat may say, rounds and raises, the pots. Amounts are totals of the round."""
