"""The games of the house; importing this package announces them all."""

from bedesten.games import istanbul as istanbul
