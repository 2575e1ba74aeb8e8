"""How strong the bots are: the matches of plan.toml, played under a budget, judged by intervals, told on a page."""
