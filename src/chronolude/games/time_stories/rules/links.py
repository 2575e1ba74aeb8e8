"""Updates, the broken link, loss of control, ejection (R-137 to R-157); Q-43 keeps these in one room."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.ask import action, noun_of, verb_of
from ....kernel.offers import ask, ask_part
from ....kernel.state import NONE, State
from ....kernel.verbs import emit, insert, move, push
from ..cards import N_PLACE
from ..names import (
    AGENTS,
    AGREED,
    ASKING,
    ASKING_BROKEN,
    ASKING_SHARE,
    AZRAK,
    BROKEN_RULE,
    CAPTAIN,
    CONSENT_RULE,
    CONTROL_LOST,
    DIVIDE_RULE,
    DUE,
    EJECTED,
    EJECTED_EVENT,
    EMERGENCY,
    EMERGENCY_MADE,
    ENDING_LOST,
    FREE_EMERGENCY,
    FREE_RULE,
    FREE_UPDATES,
    LET_GO,
    LIMBO,
    LOST,
    MUST_UPDATE,
    PANORAMA,
    PILE,
    PLEDGER,
    REPORT,
    REPORT_MOVED,
    RETURNED,
    SHARE,
    SHARED,
    SHARED_RULE,
    SHARES,
    START,
    TOPIC,
    TOPIC_DIVISION,
    TOPIC_FREE_EMERGENCY,
    UPDATE_MADE,
    UPDATED,
    VORTEX,
)
from .agents import held
from .azrak import BY_LOSS, BY_LOSS_TO_REPORT, BY_TRAVEL
from .ending import end_mission
from .printed import first_element, first_mystery, row, seat_of
from .texts import hide_text


def ask_broken(s: State) -> None:
    """R-144, Q-07, Q-08, Q-12: emergency update where the Vortex allows one, or loss of control."""
    s.n[ASKING] = ASKING_BROKEN
    needed: i64 = 2 if s.a == BY_TRAVEL else 1
    options: list[int] = []
    if s.n[VORTEX] >= needed:
        options.append(action(EMERGENCY, 0))
    if s.b == 0 and s.n[FREE_UPDATES] > 0 and s.n[VORTEX] >= needed - 1:
        options.append(action(FREE_EMERGENCY, 0))
    options.append(action(LET_GO, 0))
    if len(options) == 1:
        s.answer = options[0]
    else:
        ask(s, seat_of(s, s.seat), options)


def settle_broken(s: State) -> None:
    verb = verb_of(s.answer)
    if verb == EMERGENCY:
        emergency(s, s.seat, s.a, False)
    elif verb == FREE_EMERGENCY:
        s.n[TOPIC] = TOPIC_FREE_EMERGENCY
        push(s, FREE_RULE, s.seat, s.a)
        push(s, CONSENT_RULE, s.seat)
    else:
        lose_control(s, s.seat, s.a)


def settle_free(s: State) -> None:
    """Q-33: a free emergency update is the group's to grant; if it does not, the choice is asked again."""
    if s.n[AGREED] == 1:
        emergency(s, s.seat, s.a, True)
    else:
        push(s, BROKEN_RULE, s.seat, s.a, 1)


def emergency(s: State, agent: i64, how: i64, free: bool) -> None:
    """R-143, R-145 to R-147: the last crystal goes on the report (free, Q-08: into the Vortex); one agent refills."""
    if free:
        s.n[FREE_UPDATES] -= 1
        place_last(s, how, VORTEX)
    elif how == BY_TRAVEL:
        s.n[VORTEX] -= 1
        s.n[REPORT] += 1
    else:
        place_last(s, how, REPORT)
    n = min(s.n[VORTEX], s.n[START + agent])
    s.n[VORTEX] -= n
    s.n[AZRAK + agent] += n
    emit(s, EMERGENCY_MADE, agent, n, 1 if free else 0)


def place_last(s: State, how: i64, usual: i64) -> None:
    """Where the crystal in mid-air comes down; a travelling one already lies on the plan or the report."""
    if how != BY_TRAVEL:
        s.n[REPORT if how == BY_LOSS_TO_REPORT else usual] += 1
        s.n[LIMBO] -= 1


def lose_control(s: State, agent: i64, how: i64) -> None:
    """R-148 to R-150, Q-14: the crystal goes to the Vortex; what it paid for is finished, a loss ejects at once."""
    place_last(s, how, VORTEX)
    s.n[LOST + agent] = 1
    s.n[DUE + agent] = 1
    s.n[MUST_UPDATE] = 1
    emit(s, CONTROL_LOST, agent)
    if how == BY_LOSS or how == BY_LOSS_TO_REPORT:
        settle_losses(s)


def settle_losses(s: State) -> None:
    """R-150, R-151, R-211, Q-13: who has lost control leaves; if that is everybody, the mission has failed."""
    lost: i64 = 0
    for agent in range(s.n[AGENTS]):
        if s.n[DUE + agent] == 1:
            s.n[DUE + agent] = 0
            eject(s, agent)
        lost += s.n[LOST + agent]
    if lost == s.n[AGENTS]:
        end_mission(s, ENDING_LOST)


def eject(s: State, agent: i64) -> None:
    """R-152, R-153, R-155, Q-42: the card in front goes back, and the agent is out until the visit is over."""
    if s.n[EJECTED + agent] == 0:
        return_card(s, agent)
        s.n[EJECTED + agent] = 1
        emit(s, EJECTED_EVENT, agent)


def return_card(s: State, agent: i64) -> None:
    """R-074, R-082, R-083, R-180: back to its place; Q-28: a Mystery without one goes under the pile."""
    card = held(s, agent)
    if card == NONE:
        return
    hide_text(s, card)
    mystery = card - first_mystery(s)
    if mystery >= 0 and card < first_element(s) and s.n[row(s, N_PLACE, mystery)] == 0:
        insert(s, card, PILE, 0)
    else:
        move(s, card, PANORAMA)
    emit(s, RETURNED, agent, card)


def begin_update(s: State, free: bool) -> None:
    """R-138, R-142: a deposit on the report, none for a free update; then everything is divided (R-139)."""
    if s.n[VORTEX] == 0:
        return
    if not free:
        s.n[VORTEX] -= 1
        s.n[REPORT] += 1
        emit(s, REPORT_MOVED, 1, s.n[REPORT])
    emit(s, UPDATE_MADE, 1 if free else 0)
    push(s, DIVIDE_RULE, s.n[CAPTAIN])


def share_total(s: State) -> i64:
    """Q-10: the whole Vortex, as far as the caps allow."""
    rooms: i64 = 0
    for agent in range(s.n[AGENTS]):
        rooms += s.n[START + agent] - s.n[AZRAK + agent]
    return min(s.n[VORTEX], rooms)


def share_bounds(s: State, agent: i64) -> tuple[int, int]:
    """R-141, Q-10: the least and most this agent may get, given the shares before."""
    total = share_total(s)
    count = s.n[AGENTS]
    empty: i64 = 0
    for other in range(count):
        if s.n[AZRAK + other] == 0:
            empty += 1
    floor = 1 if total >= empty else 0
    left = total
    for other in range(agent):
        left -= s.n[SHARES + other]
    rooms: i64 = 0
    needs: i64 = 0
    for other in range(agent + 1, count):
        rooms += s.n[START + other] - s.n[AZRAK + other]
        if s.n[AZRAK + other] == 0:
            needs += floor
    mine: i64 = floor if s.n[AZRAK + agent] == 0 else 0
    room = s.n[START + agent] - s.n[AZRAK + agent]
    return max(mine, left - rooms), min(room, left - needs)


def ask_share(s: State) -> None:
    """R-139, D-12: the Time Captain names what each agent takes; what can only be one number is not asked."""
    s.n[ASKING] = ASKING_SHARE
    s.n[PLEDGER] = s.a + 1
    low, high = share_bounds(s, s.a)
    options = [action(SHARE, n) for n in range(low, high + 1)]
    if len(options) == 1:
        s.answer = options[0]
    elif s.b == 0:
        ask(s, seat_of(s, s.n[CAPTAIN]), options)
    else:
        ask_part(s, seat_of(s, s.n[CAPTAIN]), options)


def take_share(s: State) -> None:
    low, high = share_bounds(s, s.a)
    s.n[PLEDGER] = 0
    s.n[SHARES + s.a] = noun_of(s.answer)
    if s.a + 1 < s.n[AGENTS]:
        push(s, DIVIDE_RULE, s.seat, s.a + 1, 1 if s.b == 1 or low < high else 0)
    else:
        s.n[TOPIC] = TOPIC_DIVISION
        push(s, SHARED_RULE, s.seat)
        push(s, CONSENT_RULE, s.n[CAPTAIN])


def divide(s: State) -> None:
    """R-139, R-140: what was agreed is taken; what nobody can hold stays in the Vortex."""
    if s.n[AGREED] == 0:
        push(s, DIVIDE_RULE, s.seat)
        return
    for agent in range(s.n[AGENTS]):
        n = s.n[SHARES + agent]
        s.n[SHARES + agent] = 0
        if n > 0:
            s.n[VORTEX] -= n
            s.n[AZRAK + agent] += n
            emit(s, SHARED, agent, n)
    s.n[UPDATED] = 1
