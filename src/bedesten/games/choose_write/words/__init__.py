"""Everything a person reads about Choose & Write, in English: names, menu entries, sentences of the log, reasons."""
