"""People: their keys and seats, what a host may do, chat, notices, and how long things are kept."""
