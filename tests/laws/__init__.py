"""The laws that hold for every game and every seat."""
