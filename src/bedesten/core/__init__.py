"""The table every game is played on."""
