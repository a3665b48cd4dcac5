"""What players of the climbing games with a rule table share, where neither suits nor wild cards count."""
