"""What many games leave behind: rows for researchers, records, and a journal from which a run goes on."""
