"""HTTP: the guard at the door, limits, cookies, and who a request speaks for."""
