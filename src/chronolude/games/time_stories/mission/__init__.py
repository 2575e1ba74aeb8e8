"""Missions as data: read, checked, compiled to the tables the rules interpret."""
