"""Messages that almost make sense: valid ones, twisted by chance."""

from __future__ import annotations

import random
from typing import Any

import msgspec

Plain = dict[str, Any]
ODD: tuple[Any, ...] = (
    None, True, -1, 0, 1, 2**31, 2**63, -(2**63), 2**70, 1.5, 1e308, "", " ", "nonsense", "\u0000", "\u202e", "A13",
    "../../etc/passwd", "' OR 1=1 --", "<script>", "%s%n{0}", [], {}, [[]], {"type": "answer"}, "é" * 50, ">" * 99,
    "A13 > A12 > A11", "-3", "0", "x" * 5000,
)  # fmt: skip
KINDS = (
    "hello", "answer", "why", "foresee", "hint", "inspect", "standing", "describe", "undo", "consent", "review", "say",
    "mute", "entropy", "ping", "nothing", "update", "accepted", "__class__",
)  # fmt: skip
BROKEN = ('"\\ud800"', "NaN", "Infinity", "1e999", '"\\u0000"', "01", "'x'", "[" * 3000, '{"a":' * 1500, "\ufeff{}")


def encode(message: Any) -> str:
    return msgspec.json.encode(message).decode()


def any_value(dice: random.Random) -> Any:
    return dice.choice(ODD)


def drop_field(message: Plain, dice: random.Random) -> str:
    left = dict(message)
    left.pop(dice.choice(list(left)))
    return encode(left)


def swap_value(message: Plain, dice: random.Random) -> str:
    return encode({**message, dice.choice(list(message)): any_value(dice)})


def swap_alike(message: Plain, dice: random.Random) -> str:
    """Another value of the same type: it is read, and must be judged."""
    name = dice.choice([one for one in message if one != "type"] or ["ref"])
    kind = type(message.get(name, 0))
    return encode({**message, name: dice.choice([one for one in ODD if type(one) is kind] or [message.get(name)])})


def add_field(message: Plain, dice: random.Random) -> str:
    return encode({**message, dice.choice(("seat", "table", "key", "extra", "ref", "sure", "public")): any_value(dice)})


def rename(message: Plain, dice: random.Random) -> str:
    return encode({**message, "type": dice.choice(KINDS)})


def shift_number(message: Plain, dice: random.Random) -> str:
    numbers = [name for name, value in message.items() if isinstance(value, int) and not isinstance(value, bool)]
    name = dice.choice(numbers or ["ref"])
    return encode({**message, name: message.get(name, 0) + dice.choice((-1000, -2, -1, 1, 2, 1000))})


def break_value(message: Plain, dice: random.Random) -> str:
    name = dice.choice(list(message))
    left = encode({key: value for key, value in message.items() if key != name})
    return f'{left[:-1]}{"," if len(left) > 2 else ""}"{name}":{dice.choice(BROKEN)}}}'


def twice_the_key(message: Plain, dice: random.Random) -> str:
    text = encode(message)
    return f"{text[:-1]},{encode({dice.choice(list(message)): any_value(dice)})[1:]}"


def cut(message: Plain, dice: random.Random) -> str:
    text = encode(message)
    return text[: dice.randrange(len(text))]


def flip(message: Plain, dice: random.Random) -> str:
    text = list(encode(message))
    for _ in range(dice.randint(1, 4)):
        text[dice.randrange(len(text))] = chr(dice.choice((0, 34, 44, 58, 91, 93, 123, 125, 127, 233, 0x2028)))
    return "".join(text)


def noise(_: Plain, dice: random.Random) -> str:
    return dice.randbytes(dice.randrange(64)).decode("latin-1")


def deep(_: Plain, dice: random.Random) -> str:
    depth = dice.choice((10, 1000, 20_000))
    return dice.choice(("[" * depth, '{"type":' * depth, "[" * depth + "]" * depth))[:65_000]


def huge(message: Plain, dice: random.Random) -> str:
    return encode({**message, dice.choice(list(message)): "x" * dice.choice((20_000, 70_000))})


def whole(message: Plain, _: random.Random) -> str:
    return encode(message)


USUAL = (
    drop_field, swap_value, swap_value, swap_alike, swap_alike, swap_alike, swap_alike, add_field, rename,
    shift_number, shift_number, break_value, twice_the_key, cut, flip, flip, noise, whole, whole,
)  # fmt: skip
RARE = (deep, huge)


def mutate(message: Plain, dice: random.Random) -> str:
    """A message twisted in one way, seldom a monstrous one."""
    ways = RARE if dice.random() < 0.01 else USUAL
    return dice.choice(ways)(message, dice)
