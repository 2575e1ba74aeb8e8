"""Tables for language models: a server of the Model Context Protocol, which shows a seat what that seat may know."""
