"""Decks of Timeline: which there are, what is on their cards, and what the workshop finds in a deck."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from ....server.http.access import HttpRequest, hall_of, is_admin, language, refusal, stranger
from ....server.http.packed import PACKED
from ....server.http.text import LONG_TEXTS
from .. import library
from ..source import Card, Deck
from .judging import JUDGE, DeckFindings
from .reports import counted

LONGEST: Final = 400_000
ON_COVER: Final = 5
LEVELS: Final = (1, 2, 3)


class DeckInfo(msgspec.Struct):
    """A deck that can be played; `name` is what the option `decks` takes."""

    id: str
    name: str
    title: str
    colour: str
    version: int
    licence: str
    cards: int
    custom: bool
    ours: bool
    icons: list[str]
    """Pictures of a few cards, for its cover."""
    difficulties: list[int]
    """How many cards are easy, middling and hard."""
    approximate: int
    """How many dates nobody knows exactly."""


class DeckFault(msgspec.Struct):
    """A file that cannot be played, and its first error."""

    file: str
    fault: str


class Decks(msgspec.Struct):
    """Every deck here."""

    decks: list[DeckInfo]
    faults: list[DeckFault]


class DeckCard(msgspec.Struct):
    """A card's front, and its back if it was asked for and may be told."""

    id: str
    name: str
    icon: str
    alt: str
    region: str
    theme: str
    difficulty: int
    year: int | None
    earliest: int | None
    latest: int | None
    explanation: str
    doubted: int = 0
    """How often its date was doubted at tables here, where its back is told."""


class DeckCards(msgspec.Struct):
    """A deck with its cards."""

    deck: DeckInfo
    cards: list[DeckCard]


class DeckText(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a deck file."""

    text: str
    file: Annotated[str, Meta(max_length=80)] = "deck.toml"
    ours: bool = False
    """Hold it to what decks of the product must have."""


def info_of(deck: Deck, lang: str) -> DeckInfo:
    ours = deck.id in library.shipped()
    return DeckInfo(
        deck.id, library.named(deck), deck.title(lang), deck.colour, deck.version, deck.licence, len(deck.cards),
        deck.custom, ours, [card.icon for card in spread(deck)],
        [sum(card.difficulty == level for card in deck.cards) for level in LEVELS],
        sum(card.is_approximate for card in deck.cards),
    )  # fmt: skip


def spread(deck: Deck) -> list[Card]:
    """A few cards from all over a deck, as it is printed."""
    step = max(1, len(deck.cards) // ON_COVER)
    return list(deck.cards[::step])[:ON_COVER]


def card_of(card: Card, lang: str, back: bool, doubted: int) -> DeckCard:
    year, earliest, latest = card.span if back else (None, None, None)
    return DeckCard(
        card.id, card.name(lang), card.icon, card.alt(lang), card.region, card.theme, card.difficulty,
        year, earliest, latest, card.explanation(lang) if back else "",
        doubted if back else 0,
    )  # fmt: skip


@get("/api/decks")
async def list_decks(request: HttpRequest) -> Decks:
    """Decks that can be played, ours first, and files that cannot with their first error."""
    decks, faults = library.load_decks()
    lang = language(request)
    told = [info_of(deck, lang) for deck in decks.values()]
    return Decks(told, [DeckFault(file, fault) for file, fault in faults.items()])


@get("/api/decks/{deck:str}", middleware=PACKED)
async def show_deck(request: HttpRequest, deck: FromPath[str], backs: FromQuery[bool] = False) -> DeckCards:
    """A deck's cards: their fronts, and with `backs` their dates, which of a user's own deck only the admin is told."""
    try:
        found = library.find(deck)
    except ValueError as error:
        raise refusal(404, str(error)) from None
    lang = language(request)
    info = info_of(found, lang)
    if backs and not info.ours and not is_admin(request):
        raise refusal(403, "the dates of this deck are for those who play it, and for the admin")
    doubted = await counted(hall_of(request).store, found.id) if backs else {}
    cards = [card_of(card, lang, backs, doubted.get(card.id, 0)) for card in found.cards]
    return DeckCards(info, cards)


@get("/api/decks/{deck:str}/file", media_type="application/toml")
async def export_deck(deck: FromPath[str]) -> Response[str]:
    """The file of a deck that ships with the product, to begin one's own with."""
    if deck not in library.shipped():
        raise refusal(404, "there is no such deck that ships with the product")
    file, text = library.text_of(deck)
    return Response(
        text, media_type="application/toml", headers={"content-disposition": f'attachment; filename="{file}"'}
    )


@get("/api/decks/{deck:str}/lint")
async def lint_deck(request: HttpRequest, deck: FromPath[str]) -> DeckFindings:
    """What the workshop finds in a deck here, also in one that cannot be played."""
    try:
        file, text = library.text_of(deck)
    except ValueError as error:
        raise refusal(404, str(error)) from None
    ours = deck in library.shipped()
    if not ours and not is_admin(request):
        raise refusal(403, "what is wrong with a user's deck may tell its dates: it is for the admin")
    return await judged(request, text, file, ours)


@post("/api/decks/lint", status_code=200, opt=LONG_TEXTS)
async def lint_text(request: HttpRequest, data: JSONBody[DeckText]) -> DeckFindings:
    """What the workshop finds in the text of a deck; nothing is kept."""
    if len(data.text) > LONGEST:
        raise refusal(413, f"a deck has at most {LONGEST} characters")
    return await judged(request, data.text, data.file, data.ours)


async def judged(request: HttpRequest, text: str, file: str, ours: bool) -> DeckFindings:
    """What the workshop finds, in a process that can be killed: reading TOML can take as long as its writer likes."""
    jobs = hall_of(request).jobs
    return await jobs.do(stranger(request), JUDGE, DeckFindings, text=text, file=file, ours=ours)


HANDLERS = [list_decks, show_deck, export_deck, lint_deck, lint_text]
