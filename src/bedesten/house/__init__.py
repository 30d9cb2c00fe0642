"""The house: people, tables, storage and sockets, for any registered game."""
