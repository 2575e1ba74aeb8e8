"""R-235: with assisted memory the texts that a seat has read alone stay in its view, and in no other."""

from tests.games.time_stories.scenes import at_quay, texts

CALM = ("read on", "no", "follow", "agree", "pass", "boost 0")


def test_r_235_what_was_read_stays_in_the_view_of_whoever_read_it() -> None:
    for assisted in ("true", "false"):
        table = at_quay(2, assisted_memory=assisted)
        (held,) = [one["held"] for one in table.view(0)["aid"]["agents"] if one["agent"] == 0]
        before = [paper["text"] for paper in table.view(0)["aid"]["papers"] if paper["card"] == held]
        while "stand by" not in texts(table, 0):
            seat = table.asked[0]
            calm = [
                text for text in ("read on", "no", "follow", "agree", "pass", "boost 0") if text in texts(table, seat)
            ]
            table.play(seat, calm[0])
        table.play(0, "stand by")
        kept = [paper for paper in table.view(0)["aid"]["papers"] if paper["card"] == held]
        assert [paper["text"] for paper in kept] == (before if assisted == "true" else [])
        assert all(paper["kept"] and paper["agent"] == 0 for paper in kept)
        assert not [paper for paper in table.view(1)["aid"]["papers"] if paper["card"] == held]
        if kept:
            assert kept[0]["text"] in table.describe(0)
