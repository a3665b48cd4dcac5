"""Where tables are kept: their logs, who sits at them, and how they stand."""
