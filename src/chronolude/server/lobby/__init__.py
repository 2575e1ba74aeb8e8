"""What a lobby shows: games and tables, made when something changes and not for whoever asks."""
