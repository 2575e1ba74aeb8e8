"""Club nights: an evening of rounds at tables that the house makes, its pairings and its standings."""
