"""Time at a table: clocks, what happens when one reaches zero, windows, and the alarms that ring for both."""
