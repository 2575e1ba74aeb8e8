"""Jobs: what takes long, or comes from a stranger, is done in processes that can be killed."""
