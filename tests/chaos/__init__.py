"""Real servers, killed at random moments while people play: `make chaos`."""
