"""The games of the house; importing this package announces them all."""

from bedesten.games import cairo as cairo
from bedesten.games import choose_write as choose_write
from bedesten.games import istanbul as istanbul
