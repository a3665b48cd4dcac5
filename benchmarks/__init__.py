"""Measurements, always as ratios against others on the same machine."""
