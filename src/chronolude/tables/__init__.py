"""Live games: tables, records, branches, forecasts."""

from .opening import load, new, position
from .record import Record, Unusable
from .refused import Reason, Refused
from .table import Table

__all__ = ["Reason", "Record", "Refused", "Table", "Unusable", "load", "new", "position"]
