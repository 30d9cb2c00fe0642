"""What games share. A game takes what it needs, and nothing here knows any game."""
