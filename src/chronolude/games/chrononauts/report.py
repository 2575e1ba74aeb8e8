"""The inspector's report and the doubts about an edition, in sentences."""

from __future__ import annotations

from ...locale import join, say
from ..seen import View
from .card_names import CardNames
from .inspector import ParadoxReport, inspect


def inspected(names: CardNames, view: View, report: ParadoxReport, lang: str) -> list[str]:
    """What the supposed steps would bring; with none, what each linchpin would."""
    out = [*barred(report, lang), *changes(names, report, lang), say(lang, "cn-inspect-count", **counts(report))]
    if not report.steps:
        out += [each(names, view, year, lang) for year in names.deck.linchpins]
    if report.destroyed:
        out.append(say(lang, "cn-inspect-destroyed"))
    if report.war.before != report.war.after:
        out.append(say(lang, "cn-inspect-war-begins" if report.war.after else "cn-inspect-war-ends"))
    return out + goals(names, report, lang)


def counts(report: ParadoxReport) -> dict[str, str]:
    return {"before": str(report.before), "after": str(report.after), "limit": str(report.limit)}


def barred(report: ParadoxReport, lang: str) -> list[str]:
    steps = [step for step in report.steps if step.rule is not None]
    return [say(lang, "cn-inspect-barred", step=step.step, rule=step.rule) for step in steps]


def changes(names: CardNames, report: ParadoxReport, lang: str) -> list[str]:
    """Years that open, heal or are mended, and patches that fall."""
    out = []
    for kind, years in (("opened", report.opened), ("healed", report.healed), ("mended", report.mended)):
        if years:
            named = join(lang, [names.headline(lang, year) for year in years])
            out.append(say(lang, f"cn-inspect-{kind}", years=named))
    if report.voided:
        out.append(say(lang, "cn-inspect-voided", cards=names.cards(lang, report.voided)))
    return out


def each(names: CardNames, view: View, year: str, lang: str) -> str:
    """One linchpin alone: what it would show, and the count."""
    found = inspect(names.deck, view, [year])
    is_prime = view.numbers["primes"] >> names.deck.linchpins.index(year) & 1
    return say(lang, "cn-inspect-each", title=names.headline(lang, year, not is_prime), **counts(found))


def goals(names: CardNames, report: ParadoxReport, lang: str) -> list[str]:
    """Headlines of the reader's own that would come or go."""
    out = []
    for home in report.own.homes:
        if home.before != home.after:
            values = {"before": str(home.before), "after": str(home.after)}
            out.append(say(lang, "cn-inspect-home", card=names.card(lang, home.card), **values))
    return out


def doubts(names: CardNames, lang: str) -> list[str]:
    """C-001, R-37: which facts of the edition are not confirmed, for the page of the game and the terminal."""
    out = [say(lang, "cn-edition", title=names.deck.edition.title(lang))]
    for confidence, entries in names.deck.edition.doubts().items():
        found = [names.entry_name(lang, kind, id) for kind, id in entries]
        if found:
            out.append(say(lang, f"cn-edition-{confidence}", n=len(found), cards=join(lang, found)))
    return out
