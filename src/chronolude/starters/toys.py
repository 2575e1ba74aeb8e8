"""The toys as starters: what their law says and how their names are said, in both languages."""

from __future__ import annotations

from typing import Final

TOYS: Final = ("postcards", "relay", "shells", "snap", "whisper")

# The rules of each toy as (English, French), numbered from T-1.
LAWS: Final[dict[str, list[tuple[str, str]]]] = {
    "postcards": [
        (
            "You lay one of your own postcards into the line; then its date is turned up.",
            "Vous posez une de vos cartes postales dans la ligne\u202f; puis sa date est révélée.",
        )
    ],
    "relay": [
        (
            "You send a card to another seat, never to yourself.",
            "Vous envoyez une carte à une autre place, jamais à la vôtre.",
        ),
        ("A card lands on one of the shortest lanes.", "Une carte arrive sur une des voies les plus courtes."),
    ],
    "shells": [
        (
            "You look under a cup, take its pearl, or palm two cups; each must hold a pearl.",
            "Vous regardez sous un gobelet, prenez sa perle, ou en échangez deux\u202f; chacun doit cacher une perle.",
        )
    ],
    "snap": [
        (
            "Whoever is first grabs the card or lets it go; with the limit, nobody grabs a third.",
            "Le plus rapide prend la carte ou la laisse\u202f; avec la limite, personne n’en prend une troisième.",
        )
    ],
    "whisper": [
        (
            "You play a card of your hand; it counts unless somebody says no, and a no can be said to a no.",
            "Vous jouez une carte de votre main\u202f; elle compte sauf si quelqu’un dit non, même à un non.",
        )
    ],
}

# Names of zones, numbers, verbs and events in French; in English they are said as they are.
FRENCH: Final[dict[str, str]] = {
    "deck": "pioche", "hand": "main", "line": "ligne", "wrong": "erreurs", "back": "date cachée", "dated": "date",
    "score": "points", "play": "jouer", "gap": "place", "turned-up": "révélée", "right": "juste", "mistaken": "faux",
    "lane": "voie", "send": "envoyer", "to": "à", "on": "sur", "sent": "envoyée", "cup": "gobelet", "palm": "paume",
    "won": "gagnées", "left": "restants", "look": "regarder", "take": "prendre", "and": "et", "bag": "sac",
    "low-first": "petite d’abord", "high-first": "grande d’abord", "looked": "regardé", "table": "table",
    "grabbed": "prises", "limit": "limite",
    "grab": "prendre", "leave": "laisser", "up": "retournée", "grabbed-by": "prise", "left-by": "laissée",
    "discard": "défausse", "no": "non", "pass": "passer", "counted": "compte", "said-no": "dit non",
}  # fmt: skip
