"""Mocha & Baksheesh: coffee, Guild cards, the Tavern and its Barrier."""
