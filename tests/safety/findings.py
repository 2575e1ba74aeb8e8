"""What strangers, watchers, players and hosts could once do to a house, and for each what was mended, and its test.

`docs/under-fire.md` shows this as a table. `python -m tests.safety.unmended` takes each mend out of a copy of the
house, and the test must fail there.
"""

from __future__ import annotations

from typing import Final, NamedTuple

SERVER: Final = "src/chronolude/server"


class Finding(NamedTuple):
    """One thing that could be done."""

    was: str
    """In the words of whoever found it."""
    test: str
    file: str
    """Where it is mended."""
    mend: str
    without: str


JOBS, BYTES, HOUSE, TEXT = (f"tests/safety/test_{name}.py" for name in ("jobs", "bytes", "house", "text"))
LINKS, KEYS, UNDO, SEATS, NAMES = (
    f"tests/safety/authority/test_{name}.py" for name in ("links", "keys", "undo", "seats", "names")
)
ORDER, LATE = "tests/server/thinking/test_order.py", "tests/safety/test_late_watchers.py"
STEADY, DEAR = "tests/server/clocks/test_steady.py", "tests/fuzz/test_dear.py"
LOOKS, UNIT = "tests/safety/test_looks.py", "deploy/chronolude.service"
NOTICES, SETTLED = f"{SERVER}/people/notices.py", f"{SERVER}/people/seats.py"

FINDINGS: Final = (
    # one small request stops everybody
    Finding(
        "A record of 2 kB in whose position nobody is ever asked runs for ever",
        f"{JOBS}::test_a_record_that_would_run_for_ever_is_refused_and_nobody_waits",
        "src/chronolude/kernel/engine.py", "MOST_STEPS: Final = 5_000\n", "MOST_STEPS: Final = 5_000_000_000\n",
    ),
    Finding(
        "A deck of 40 kB of dotted keys stops the loop for 38 s",
        f"{JOBS}::test_dotted_keys_do_not_stop_the_house",
        "src/chronolude/games/timeline/tools/deck_routes.py",
        "    return await jobs.do(stranger(request), JUDGE, DeckFindings, text=text, file=file, ours=ours)\n",
        "    from .judging import judged as here\n\n    assert jobs\n    return here(text, file, ours)\n",
    ),
    Finding(
        "A record whose last move branches N times costs 5.8 ms of the loop for each 42 bytes",
        f"{JOBS}::test_a_record_with_thousands_of_branches_does_not_stop_the_house",
        f"{SERVER}/http/routes/records.py",
        "await jobs.do(stranger(request), brought.VERIFY, brought.RecordCheck, text=taken(request, data))",
        "brought.checked(taken(request, data))",
    ),
    Finding(
        "A stall is charged to people's clocks",
        f"{STEADY}::test_a_stalled_loop_is_written_down_and_charged_to_nobody",
        f"{SERVER}/clocks/steady.py", "min(now, self.due + STALL_SECONDS)", "now",
    ),
    # bytes without a bound
    Finding(
        "The reply to a turn notice is read whole and unpacked",
        f"{BYTES}::test_what_is_answered_to_a_turn_notice_is_not_read",
        NOTICES, "                        status = answer.status_code\n",
        "                        await answer.aread()\n                        status = answer.status_code\n",
    ),
    Finding(
        "Slow readers are counted by messages, not by bytes",
        f"{BYTES}::test_who_does_not_read_is_cut_by_bytes_and_a_long_first_message_is_not_counted",
        f"{SERVER}/live/outbox.py", "MOST_MESSAGES or self._overfull():", "MOST_MESSAGES:",
    ),
    Finding(
        "Older updates wait beside the newer ones that replace them",
        f"{BYTES}::test_of_several_updates_that_wait_only_the_last_is_kept",
        f"{SERVER}/live/outbox.py", "        if kind is Updated:\n            self._drop_update()\n", "",
    ),
    Finding(
        "Chat is never trimmed",
        f"{BYTES}::test_chat_is_trimmed",
        f"{SERVER}/people/chat.py", "[(SAID, row), (old, None)]", "[(SAID, row)]",
    ),
    Finding(
        "Of every body of 1.9 MB that is refused two copies stay in memory",
        f"{BYTES}::test_a_body_that_was_refused_is_not_kept_until_somebody_looks_for_it",
        f"{SERVER}/application.py", "    let_go(error)\n", "",
    ),
    Finding(
        "Answer keys of 64 kB",
        f"{BYTES}::test_a_long_answer_key_or_text_is_refused_by_name",
        f"{SERVER}/wire/messages.py", "Short = Annotated[str, Meta(max_length=100)]", "Short = str",
    ),
    Finding(
        "A sealed answer changed for ever grows the log",
        f"{BYTES}::test_a_sealed_answer_that_is_changed_for_ever_does_not_grow_the_log",
        f"{SERVER}/wire/answers.py", "(1 if folded.is_full else MOST_CHANGES)", "10_000 * MOST_CHANGES",
    ),
    Finding(
        "Others see that somebody changes a sealed answer",
        f"{BYTES}::test_a_sealed_answer_that_is_changed_for_ever_does_not_grow_the_log",
        f"{SERVER}/wire/answers.py", "if has_sealed or (table.game.standing and is_closed(", "if is_closed(",
    ),
    Finding(
        "An option's value of 1.9 MB",
        f"{BYTES}::test_an_option_of_two_megabytes_is_refused_by_name",
        f"{SERVER}/http/bodies.py", "Value = Annotated[str, Meta(max_length=2000)]", "Value = str",
    ),
    Finding(
        "A check of a deck that returns 5 MB",
        f"{JOBS}::test_a_deck_with_a_hundred_thousand_faults_is_told_of_the_first",
        "src/chronolude/games/timeline/tools/judging.py", "found[:MOST]", "found",
    ),
    Finding(
        "Frames in a position cost quadratic time",
        f"{JOBS}::test_a_position_with_thousands_of_frames_is_refused_by_name",
        "src/chronolude/tables/positions.py", "    if len(listed) > MOST_FRAMES:", "    if not listed and MOST_FRAMES:",
    ),
    # authority
    Finding(
        "A host asks for a fresh link of a seated person and sees their hand",
        f"{LINKS}::test_a_host_gets_no_link_of_somebody_who_sits_there",
        SETTLED, 'if person and live.folded.status == "live" and', 'if person and live.folded.status == "never" and',
    ),
    Finding(
        "… and nobody is told of it",
        f"{LINKS}::test_a_host_gets_a_link_after_a_long_absence_and_the_table_is_told",
        SETTLED, "told = entries.Relinked(seat) if person else", "told = None if person else",
    ),
    Finding(
        "A key keeps its line when the hello races its change",
        f"{KEYS}::test_a_hello_that_races_the_change_of_its_key_is_turned_away",
        f"{SERVER}/wire/hello.py", "        if not live.admits(connection):", "        if not live:",
    ),
    Finding(
        "A key that is taken away, or whose holder is sent away, keeps its line",
        f"{KEYS}::test_a_key_that_is_taken_away_cuts_its_line",
        f"{SERVER}/live/table.py", "            if self.admits(connection):\n", "            if connection:\n",
    ),
    Finding(
        "… and always when the line is at another worker",
        f"{KEYS}::test_a_key_that_is_taken_away_at_one_worker_cuts_its_line_at_another",
        f"{SERVER}/live/table.py", "            if self.admits(connection):\n", "            if connection:\n",
    ),
    Finding(
        "A request that waits while its key is taken away is carried out",
        f"{KEYS}::test_a_request_that_waited_while_its_key_was_taken_away_does_nothing",
        f"{SERVER}/http/access.py",
        "    async def do() -> Result:\n        return await act(right())\n",
        "    held = right()\n\n    async def do() -> Result:\n        return await act(held)\n",
    ),
    Finding(
        "The host goes round a refused undo by making the other seat a bot",
        f"{UNDO}::test_a_host_does_not_get_round_a_refused_undo_by_sending_somebody_away",
        f"{SERVER}/live/fold.py", '        if entry.by == "host":\n            self._bar_undo()\n', "",
    ),
    Finding(
        "“Hints off” is gone round by a branch of the running game",
        f"{SEATS}::test_hints_off_is_not_got_round_by_a_branch_of_the_running_game",
        f"{SERVER}/starts/branches.py", "not folded.over and not folded.row.settings.hints:", "not folded:",
    ),
    Finding(
        "Watchers learn the id of the rematch",
        f"{SEATS}::test_watchers_are_not_told_the_rematch_and_players_are",
        f"{SERVER}/live/scene.py",
        "return common if common.rematch is None else structs.replace(common, rematch=None)", "return common",
    ),
    Finding(
        "… and take a seat there under somebody's name",
        f"{SEATS}::test_a_seat_of_the_rematch_is_for_whoever_had_it",
        SETTLED, "    free = [seat for seat in free if seat.seat not in live.row.settings.kept]\n", "",
    ),
    Finding(
        "After leaving, a name cannot be forgotten",
        f"{NAMES}::test_whoever_has_gone_leaves_no_name",
        SETTLED, '    goes = bool(row.name) and row.kind == "human" and not changed.token_hash\n', "    goes = False\n",
    ),
    # PostgreSQL
    Finding(
        "NUL in chat, a table's id, entropy or a query is a fault of ours",
        f"{TEXT}::test_nul_is_refused_in_chat_ids_entropy_and_queries",
        f"{SERVER}/http/text.py", '    if "\\0" in text:\n        return False\n', "",
    ),
    Finding(
        "… and on PostgreSQL cuts every line of the table",
        f"{TEXT}::test_a_message_that_fails_costs_nobody_else_their_line",
        f"{SERVER}/wire/ears.py", "        await mend(hall, live)\n", "        hall.forget(live.id)\n",
    ),
    Finding(
        "Parameters with names and hashes are logged",
        f"{TEXT}::test_parameters_never_stand_in_what_is_raised_or_logged",
        f"{SERVER}/store/store.py", "create_async_engine(settings.database, hide_parameters=True)",
        "create_async_engine(settings.database)",
    ),
    # starving
    Finding(
        "Thirty reviews asked at once keep everybody's bots waiting",
        f"{ORDER}::test_thirty_reviews_of_one_address_let_anothers_review_and_everybodys_bots_by",
        f"{SERVER}/jobs/pool.py", "return one.whose.rank, self.turns.get(one.whose.address, 0), one.number",
        "return 0, 0, one.number",
    ),
    Finding(
        "Fifteen tables of masters with nobody present do",
        f"{ORDER}::test_fifteen_tables_of_masters_without_people_keep_nobodys_bot_waiting",
        f"{SERVER}/jobs/pool.py", "return one.whose.rank, self.turns", "return 0, self.turns",
    ),
    Finding(
        "Jobs of deleted tables go on",
        f"{ORDER}::test_the_work_of_a_table_that_is_no_more_ends",
        f"{SERVER}/jobs/pool.py", "            if whose.table == table:\n", "            if not whose:\n",
    ),
    Finding(
        "`/api/lobby` and `/api/games` cost 60 to 80 ms each",
        f"{DEAR}::test_no_plain_request_is_dear",
        f"{SERVER}/lobby/cards.py", "        if (id, lang) not in self.made:\n", "        if id:\n",
    ),
    Finding(
        "A forecast takes 200 ms in the loop",
        f"{LOOKS}::test_a_question_that_takes_too_long_is_refused_and_the_table_goes_on",
        f"{SERVER}/wire/questions.py",
        "        found = await live.looks.do("
        "Whose(connection.address, PERSON, live.id), FORESEE, ForecastInfo, **wanted)\n",
        "        from ..jobs.work import Job, do\n\n"
        "        found = msgspec.json.decode(do(Job(FORESEE, wanted)).found, type=ForecastInfo)\n",
    ),
    # the house
    Finding(
        "Database and backups are readable by all users of the machine",
        f"{HOUSE}::test_database_and_backups_are_their_owners_alone",
        f"{SERVER}/store/private.py", "PRIVATE: Final = 0o600", "PRIVATE: Final = 0o644",
    ),
    Finding(
        "The systemd unit rates 8.5",
        f"{HOUSE}::test_the_unit_shuts_what_the_server_does_not_need",
        UNIT, "NoNewPrivileges=true\n", "",
    ),
    Finding(
        "Two processes on one SQLite file both start",
        f"{HOUSE}::test_a_second_process_on_one_file_is_refused_with_a_sentence",
        f"{SERVER}/store/lock.py", "            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)\n",
        "            pass\n",
    ),
    Finding(
        "`/readyz` says yes while writes fail",
        f"{HOUSE}::test_a_house_that_cannot_write_is_not_ready",
        f"{SERVER}/http/routes/house.py", "await asyncio.wait_for(hall.store.probe(), 5)", "await asyncio.sleep(0)",
    ),
    Finding(
        "A table with `regions=polar-regions` is made and can never be dealt",
        f"{HOUSE}::test_a_table_that_can_never_be_dealt_is_not_made",
        f"{SERVER}/starts/tables.py", "        await try_deal(game.id, count, options)\n", "        pass\n",
    ),
    Finding(
        "Delayed watchers learn live things from clocks and the moment of a message",
        f"{LATE}::test_a_delayed_watcher_is_told_nothing_new_not_even_that_something_happens",
        f"{SERVER}/live/scene.py", "if past is None else self._info_then(past, lang)",
        "if not past else self.info(seat, lang)",
    ),
    Finding(
        "… from the tree",
        f"{LATE}::test_a_delayed_watcher_reads_no_tree_and_doubts_no_date_that_is_too_new",
        f"{SERVER}/starts/branches.py", "[] if is_late else branches_of(folded)", "branches_of(folded)",
    ),
    Finding(
        "… from reports on dates",
        f"{LATE}::test_a_delayed_watcher_reads_no_tree_and_doubts_no_date_that_is_too_new",
        "src/chronolude/games/timeline/tools/reports.py",
        "live.folded.shown_to_watchers(live.now()) if seat is None else None",
        "None",
    ),
    Finding(
        "The deal of the day can be read",
        f"{LATE}::test_the_deal_of_the_day_is_told_when_the_day_is_over",
        f"{SERVER}/live/days.py",
        "(row.daily is not None and row.daily >= daily_key(row.game, day_at(now)))", "bool(now < 0)",
    ),
    Finding(
        "… and replayed",
        f"{LATE}::test_a_browser_is_led_back_to_its_deal_of_the_day",
        f"{SERVER}/starts/daily.py",
        "    if mine is not None:\n        return Made(", "    if mine is not None and not mine:\n        return Made(",
    ),
    Finding(
        "NAT64, 6to4 and site-local addresses pass as public for notices",
        f"{HOUSE}::test_ways_round_to_private_doors_are_not_public",
        NOTICES, "    if isinstance(found, ipaddress.IPv6Address):\n", "    if isinstance(found, bytes):\n",
    ),
    Finding(
        "… and multicast",
        f"{HOUSE}::test_ways_round_to_private_doors_are_not_public",
        NOTICES, "found.is_global and not found.is_multicast and", "found.is_global and",
    ),
    Finding(
        "Rate limits take whole IPv6 addresses",
        f"{HOUSE}::test_all_addresses_of_one_ipv6_network_share_their_limits",
        f"{SERVER}/http/limits.py", "str(ipaddress.ip_network((found, PREFIX), strict=False))", "str(found)",
    ),
    Finding(
        "A request with a foreign Host makes tables (DNS rebinding)",
        f"{HOUSE}::test_a_foreign_host_makes_no_table_and_opens_no_line",
        f"{SERVER}/http/guard.py", 'if not host_is_ours(headers_of(scope).get("host", ""), self.settings):',
        "if not scope:",
    ),
    Finding(
        "Steps of the wall clock are charged to clocks",
        f"{STEADY}::test_whoever_sets_the_clock_charges_nobody",
        f"{SERVER}/clocks/steady.py", "        self.counted = counted\n", "        self.counted = wall\n",
    ),
    Finding(
        "The purge of old tables ends for good at its first error",
        f"{HOUSE}::test_the_purge_survives_an_error",
        f"{SERVER}/people/privacy.py", "        except Exception as error:",
        "        except ZeroDivisionError as error:",
    ),
    Finding(
        "Of a body of 2 MB of brackets thirty times as much is made before it is refused",
        "tests/safety/test_limits_met.py::test_of_a_long_body_that_is_something_else_nothing_is_made",
        f"{SERVER}/application.py", "elif wrong := await misfit_of(request):", "elif wrong := '':",
    ),
)  # fmt: skip
