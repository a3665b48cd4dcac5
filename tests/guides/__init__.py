"""Guides: every situation through the rules."""
