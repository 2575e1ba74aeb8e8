"""How a game plays: what a seat, a card and skill are worth, how long it lasts and how it ends."""
