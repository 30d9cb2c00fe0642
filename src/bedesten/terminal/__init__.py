"""Playing in the terminal: what is drawn, and what a person can answer."""
