"""The system: natural, five-card majors, one notrump 15 to 17, a strong two clubs; every line a rule."""
