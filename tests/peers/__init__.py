"""Other programs asked the same: where they answer otherwise, the test says why we differ."""
