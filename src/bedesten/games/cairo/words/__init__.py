"""Everything a person reads about Cairo, in English: names, menu entries, sentences of the log, reasons."""
