"""TypeScript from JSON Schema, as far as msgspec writes it: interfaces, unions of words, lists and maps."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

HEAD: Final = (
    "/* Written by `python -m scripts.protocol_types` from the server's own types: change those, not this. */\n"
)
SIMPLE: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
REF: Final = "#/definitions/"


def components(types: Iterable[Any], sent: bool) -> dict[str, Any]:
    """The schema of types and of all they hold, by name. What the server sends has every field, defaults or not.

    Only of a change some are left out: those that it does not change, which have no default.
    """
    _, parts = msgspec.json.schema_components(list(types), ref_template=REF + "{name}")
    for part in parts.values():
        if sent and "properties" in part:
            needed = part.get("required", [])
            part["required"] = [name for name, one in part["properties"].items() if name in needed or "default" in one]
    return parts


def declared(parts: dict[str, Any]) -> str:
    """One declaration for each part, in order of their names."""
    return "\n".join(declaration(name, parts[name]) for name in sorted(parts))


def declaration(name: str, part: dict[str, Any]) -> str:
    told = comment(part.get("description", ""), "")
    if not part.get("properties"):
        return f"{told}export type {name} = {type_of(part)};\n"
    needed = part.get("required", [])
    rows = [f"  {field}{'' if field in needed else '?'}: {type_of(one)};" for field, one in part["properties"].items()]
    return "\n".join([f"{told}export interface {name} {{", *rows, "}\n"])


def comment(text: str, indent: str) -> str:
    """A docstring; its first paragraph is enough."""
    first = " ".join(text.strip().split("\n\n")[0].split())
    return f"{indent}/** {first} */\n" if first else ""


def type_of(one: dict[str, Any]) -> str:
    for key, written in WRITTEN.items():
        if key in one:
            return written(one[key])
    if one.get("type") == "array":
        inner = type_of(one.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if one.get("type") == "object":
        more = one.get("additionalProperties", {})
        return f"Record<string, {type_of(more)}>" if isinstance(more, dict) and "properties" not in one else "object"
    return SIMPLE.get(str(one.get("type")), "unknown")


def union(parts: list[dict[str, Any]]) -> str:
    return " | ".join(dict.fromkeys(type_of(part) for part in parts))


def literal(value: object) -> str:
    return "null" if value is None else msgspec.json.encode(value).decode()


WRITTEN: Final[dict[str, Callable[[Any], str]]] = {
    "$ref": lambda name: str(name).removeprefix(REF),
    "enum": lambda values: " | ".join(map(literal, values)),
    "anyOf": union,
    "prefixItems": lambda parts: f"[{', '.join(map(type_of, parts))}]",
}
