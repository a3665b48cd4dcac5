"""The rulebooks, paragraph by paragraph."""
