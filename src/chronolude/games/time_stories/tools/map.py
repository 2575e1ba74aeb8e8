"""`mission map`: locations, cards, Elements, tokens and endings as a picture, arrows for what leads to what."""

from __future__ import annotations

from html import escape

from .. import cards as c
from ..mission.load import Mission
from ..mission.reach import Reach
from .lint_play import effects_of_body, element_number

Node = str
Edge = tuple[Node, Node]

FONT = 'font-family="sans-serif" font-size="12"'
ARROW = (
    '<defs><marker id="to" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="6" markerHeight="6" orient="auto">'
    '<path d="M0 0L8 4L0 8z"/></marker></defs>'
)
WIDTH, HEIGHT, GAP_X, GAP_Y = 170, 26, 70, 12
COLOURS = {
    "card": "#e8e2d0",
    "element": "#d5e8d4",
    "token": "#fff2cc",
    "mystery": "#e1d5e7",
    "ending": "#f8cecc",
    "conflict": "#dae8fc",
}


def node_of(made: Mission, slot: int) -> Node:
    """What a slot is called on the map."""
    size = made.rows["sizes"]
    if slot < size[c.LOCATIONS] + size[c.FRONTS]:
        return f"card {made.cards[slot]}"
    if slot < size[c.LOCATIONS] + size[c.FRONTS] + size[c.MYSTERIES]:
        return f"mystery {made.cards[slot]}"
    if made.page_keys[slot][0].startswith("elements/"):
        return f"element {made.cards[slot][1:]}"
    return f"card {made.page_keys[slot][0]}"


def edges(made: Mission) -> list[Edge]:
    """Every reference that is a statement: the graph is exact, because nothing else can refer."""
    out: set[Edge] = set()
    for body in range(len(made.sources)):
        source = node_of(made, body) if body < made.slots else "card triggers and powers"
        for effect in effects_of_body(made, body):
            target = target_of(made, made.rows["effect_op"][effect], made.rows["effect_x"][effect])
            if target:
                out.add((source, target))
    for slot in range(made.rows["sizes"][c.LOCATIONS], made.rows["sizes"][c.LOCATIONS] + made.rows["sizes"][c.FRONTS]):
        out.add((f"card {made.locations[made.rows['front_location'][slot]]}", node_of(made, slot)))
    return sorted(out)


def target_of(made: Mission, op: int, x: int) -> Node:
    if op == c.TAKE_ELEMENT:
        return f"element {element_number(made, x)}"
    if op == c.TAKE_TOKEN:
        return f"token {made.tokens[x]}"
    if op == c.DRAW_NAMED:
        return f"mystery {list(made.names.of['mystery'])[x]}"
    if op == c.START_CONFLICT:
        return f"conflict {list(made.names.of['conflict'])[x]}"
    if op == c.GO_TO:
        return f"card {made.locations[x]}"
    return f"ending {made.endings[x]}" if op == c.END_MISSION else ""


def columns(links: list[Edge]) -> list[list[Node]]:
    """Nodes in columns by distance from those nothing leads to."""
    nodes = sorted({one for link in links for one in link})
    level = dict.fromkeys(nodes, 0)
    for _ in range(12):
        for source, target in links:
            if level[target] <= level[source] and level[source] < 11 and source != target:
                level[target] = min(11, level[source] + 1)
    used = sorted(set(level.values()))
    return [[node for node in nodes if level[node] == one] for one in used]


def svg(made: Mission) -> str:
    """The map as SVG; what nothing leads to has a dashed frame."""
    links = edges(made)
    rows = columns(links)
    where = {
        node: (20 + x * (WIDTH + GAP_X), 50 + y * (HEIGHT + GAP_Y))
        for x, nodes in enumerate(rows)
        for y, node in enumerate(nodes)
    }
    reached = {node_of(made, slot) for slot in Reach(made).run().bodies}
    wide = 40 + len(rows) * (WIDTH + GAP_X)
    high = 80 + max(len(nodes) for nodes in rows) * (HEIGHT + GAP_Y)
    title = escape(made.say("mission/title", "en"))
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" {FONT} role="img">',
        f"<title>{title}</title>",
        ARROW,
        f'<text x="20" y="28" font-size="18">{title}</text>',
    ]
    for source, target in links:
        x1, y1 = where[source]
        x2, y2 = where[target]
        ends = f"M{x1 + WIDTH} {y1 + 13}C{x1 + WIDTH + 40} {y1 + 13} {x2 - 40} {y2 + 13} {x2} {y2 + 13}"
        out.append(f'<path d="{ends}" fill="none" stroke="#777" marker-end="url(#to)"/>')
    for node, (x, y) in where.items():
        kind, _, name = node.partition(" ")
        dashed = ' stroke-dasharray="4"' if kind == "card" and node not in reached and "trigger" not in node else ""
        out.append(
            f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="4" '
            f'fill="{COLOURS[kind]}" stroke="#444"{dashed}/>'
        )
        out.append(f'<text x="{x + 8}" y="{y + 17}">{escape(f"{kind} {name}"[:26])}</text>')
    return "\n".join([*out, "</svg>"]) + "\n"
