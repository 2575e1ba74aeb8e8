"""What lies on the table: zones, numbers, and the words for what is asked, answered, told and run."""
