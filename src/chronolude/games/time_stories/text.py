"""stub"""
from typing import Any


def prompt(m: Any, v: Any, lang: str) -> str: return ""
def label(m: Any, v: Any, a: str, lang: str) -> str: return a
def line(m: Any, v: Any, k: str, a: Any, lang: str) -> str: return ""
def describe(m: Any, v: Any, lang: str) -> str: return ""
def reason(m: Any, v: Any, r: str, o: Any, lang: str) -> str: return r
def title(lang: str) -> str: return "TIME Stories"
