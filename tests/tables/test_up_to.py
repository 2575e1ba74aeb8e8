"""A record up to a decision: what a process is sent that shall stand there again."""

import chronolude as cl


def test_a_record_up_to_a_decision_leads_there_and_tells_nothing_of_later() -> None:
    table = cl.new("contre-temps", 3, 5)
    digests = [table.digest()]
    while table.result is None:
        table.play(table.asked[0], table.options(table.asked[0])[0].text)
        digests.append(table.digest())
        if table.decision == 5 and len(digests) == 6:
            table.undo()  # another future, left behind
            table.play(table.asked[0], table.options(table.asked[0])[-1].text)
            digests[5] = table.digest()
    record = table.record()
    for n in (0, 4, 5, len(record.moves)):
        line = record.up_to(n)
        assert line.replay().digest() == digests[n]
        assert not line.futures and not any(move.branches for move in line.moves)
    assert record.up_to(5).result is None
    assert record.up_to(len(record.moves)).result == record.result
