"""Where a table comes from: a wish, a rematch, a branch or record, the deal of the day, a lesson."""
