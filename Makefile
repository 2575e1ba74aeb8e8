# Two commands do everything on a fresh machine: `make play` and `make test`.
# Each sets up .venv in this checkout first, and does nothing more when it is up to date.

PYTHON ?= python3
BIN    := .venv/bin
PY     := $(BIN)/python
PYTEST := $(PY) -m pytest
# A script of web/package.json: lint, check (types), test, format. Node is fetched where there is none.
CLIENT := $(PYTHON) scripts/web.py
JOBS   ?= 2
# Whole games in a browser take long, most tests milliseconds: an idle process takes over what another still has before it.
SPREAD := -n $(JOBS) --dist worksteal
# Browsers and servers mostly wait: with two processes for each core one works while the other waits (tests/conftest.py).
SPREAD_WAITING := -n $(shell expr 2 '*' $(JOBS)) --dist worksteal
# Things that need nothing of each other, so many at a time; the words of each stay together where make can do that.
BESIDE := $(MAKE) --no-print-directory -j$(JOBS) $(if $(filter output-sync,$(.FEATURES)),-Otarget) IS_BESIDE=1
ARGS   ?=
GAMES  ?= 1000
SEEDS  ?= 1000
MESSAGES ?= 1000000
REQUESTS ?= 3000
MINUTES ?= 10
# Which PyTorch to ask pip for; by default the one without CUDA (scripts/fetch_torch.py).
TORCH  ?=
COMPILED := PYTHONPATH=$(CURDIR)/.cache/compiled
# `make play` starts at once and compiles meanwhile; with COMPILE=no it never does.
COMPILE ?= auto
# Where Python is told to keep nothing it has translated, each of hundreds of processes would translate everything again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
ifndef IS_BESIDE
.NOTPARALLEL:
endif
.PHONY: help play web pictures bench-web test check format lint types tests bare ruff mypy client collected compiled plain-tests torch browser learn bench bench-envs rows laws candour layouts hands strength strength-quick sim fuzz dear siege mutants chaos bench-server docs release lock clean dev play-set

help:  ## This list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## ?/  make \1\t/' | expand -t 18

play: play-set  ## Play in the browser; in the terminal with ARGS="play contre-temps --lang fr"
	@$(CLIENT) --quick || echo "The page could not be built (see above)."
ifeq ($(COMPILE),no)
	@$(PY) -m chronolude $(ARGS)
else
	@PYTHONPATH=$$($(PY) scripts/compile.py --behind) $(PY) -m chronolude $(ARGS)
endif

bare:  ## `make play` from a bare clone, timed: page, first move, a game (ARGS="--cold --compiled": empty caches, compiled engine)
	@$(PYTHON) -m scripts.bare_clone $(ARGS)

web: play-set  ## Build the browser client into the package, if it is stale
	@$(CLIENT)

pictures: dev web  ## Pictures of the client, from a live server, into docs/pictures
	$(PY) -m scripts.terminal_pictures
	$(PY) -m scripts.pictures $(ARGS)

bench-web: dev web  ## First load of the lobby, and interaction to next paint at a quarter of the speed
	$(PY) -m scripts.bench_web $(ARGS)

test: dev  ## Everything, as CI does: lint, types, docs, all tests compiled, the engine's uncompiled too (ARGS=tests/kernel: a part)
	@$(BESIDE) compiled browser client mypy torch ruff docs collected
	@$(MAKE) --no-print-directory tests plain-tests

check: dev  ## The quick loop: format, lint, strict types, quick tests, README, of engine and client
	@$(BESIDE) client ruff mypy collected docs
	CHRONOLUDE_QUICK=1 $(PYTEST) -q $(SPREAD) -m "not slow and not web" $(ARGS)

format: dev  ## Lay out the code and mend what ruff can mend; lay out the client
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	@$(CLIENT) format

lint: ruff
	@$(CLIENT) lint

types: mypy
	@$(CLIENT) check

ruff: dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

mypy: dev
	$(PY) -m mypy

# Tests and libraries are translated for Python once, before several processes would each do it. What is amiss is told by the tests.
collected: dev
	@$(PYTEST) -qq --collect-only $(ARGS) >/dev/null 2>&1 || true

# All of the client, one after the other: each would install the same packages.
client: web
	@$(CLIENT) lint check test

tests: compiled web
	$(COMPILED) CHRONOLUDE_COMPILED=1 $(PYTEST) -q $(SPREAD_WAITING) $(ARGS)

# What tests/twice.py names; of a part that it does not name nothing is left to do (pytest's 5).
plain-tests: dev
	CHRONOLUDE_PLAIN=1 $(PYTEST) -q $(SPREAD) -m "not slow" $(ARGS) || test $$? -eq 5

compiled: dev  ## Compile the engine in a copy of the package (.cache/compiled)
	$(PY) scripts/compile.py

torch: dev  ## PyTorch without CUDA for the examples that want it, in .cache/torch; where pip has none it says so (TORCH=torch: another wheel)
	@$(PYTHON) scripts/fetch_torch.py $(TORCH)

# Chromium where CI has none and is root; nobody else's system is touched.
browser:
	@$(PYTHON) scripts/fetch_browser.py

learn: compiled torch  ## The examples, in their short form, those that want PyTorch too
	$(COMPILED) CHRONOLUDE_COMPILED=1 $(PYTEST) -q tests/test_examples.py

bench: compiled  ## Speed beside OpenSpiel's hearts, uncompiled then compiled
	$(PY) -m chronolude bench $(ARGS)
	$(COMPILED) $(PY) -m chronolude bench $(ARGS)

bench-envs: compiled  ## Speed of the environments beside OpenSpiel, PettingZoo's card games and RLCard (ARGS="--rounds 3")
	$(COMPILED) $(PY) -m scripts.bench_envs $(ARGS)

rows: compiled  ## Rows and masks of many games at once against those made from sights, 100,000 a game (ARGS="--games timeline")
	$(COMPILED) $(PY) -m tests.envs.deep $(ARGS)

laws: compiled web  ## The laws over many random games (GAMES=10000)
	$(COMPILED) $(PY) -m tests.laws.deep --games $(GAMES) $(ARGS)
	$(COMPILED) $(PY) -m tests.games.time_division.deep --games $(GAMES)
	$(COMPILED) CHRONOLUDE_DEEP=1 $(PYTEST) -q -m slow tests/games
	$(COMPILED) CHRONOLUDE_DEEP=1 $(PYTEST) -q tests/web/test_learning.py
	$(COMPILED) $(PY) -m tests.bots.puzzles.deep

candour: dev web  ## The law of candour over the pages of every game, in Chromium (ARGS="--positions 40 --games timeline")
	$(PY) -m tests.web.candour $(ARGS)

layouts: dev web  ## The law of layouts: whole games on every board in five windows, in Chromium (ARGS="--games timeline --pictures FOLDER")
	$(PY) -m tests.web.layouts $(ARGS)

hands: dev web  ## A game of each kind from the lobby to its shared ending, by keyboard alone and by touch alone (ARGS="--games timeline --hands touch")
	$(PY) -m tests.web.hands $(ARGS)

sim: compiled  ## The whole server in virtual time, under faults: one seed is one run (SEEDS=1000)
	$(COMPILED) $(PY) -m tests.sim.deep --seeds $(SEEDS) $(ARGS)
	$(COMPILED) $(PY) -m tests.sim.deep --seeds $(SEEDS) --workers 2 $(ARGS)

fuzz: compiled  ## Anything at all said to the server, in process and over sockets (MESSAGES=1000000)
	$(COMPILED) $(PY) -m tests.fuzz.deep --messages $(MESSAGES) $(ARGS)
	$(COMPILED) $(PY) -m tests.fuzz.deep --messages $(MESSAGES) --database postgresql $(ARGS)
	CHRONOLUDE_DEEP=1 $(PYTEST) -q tests/server/http/test_openapi.py
	CHRONOLUDE_DEEP=1 CHRONOLUDE_API_DATABASE=postgresql $(PYTEST) -q tests/server/http/test_openapi.py

dear: dev  ## Look for dear requests: the loop's time and bytes for each (REQUESTS=3000)
	$(PY) -m tests.fuzz.dearest --requests $(REQUESTS) $(ARGS)

siege: compiled  ## A hundred hostile clients beside twenty tables of people, on both databases (MINUTES=10)
	$(COMPILED) $(PY) -m tests.chaos.siege --minutes $(MINUTES) $(ARGS)

strength: compiled  ## How strong the bots are: the table with intervals, docs/strength.md; goes on where it was (ARGS="--only timeline")
	$(COMPILED) $(PY) -m scripts.strength $(ARGS)

strength-quick: compiled  ## The same in a quarter of an hour: point estimates
	$(COMPILED) $(PY) -m scripts.strength --quick $(ARGS)

mutants: dev  ## Change rules at random: do the tests notice? ARGS="--game time-division"
	$(PY) -m scripts.mutants $(ARGS)

chaos: compiled web  ## Real servers killed a hundred times under load, on SQLite and PostgreSQL (ARGS=--quick)
	$(COMPILED) $(PY) -m tests.chaos $(ARGS)

club-night: compiled  ## A club night of 24 people in real time: six rounds, two kills, three late arrivals (ARGS="--game contre-temps --size 4")
	$(COMPILED) $(PY) -m tests.chaos.club $(ARGS)

bench-server: compiled  ## The server's whole path beside boardgame.io's; scaling, bots, memory (ARGS=--quick)
	$(COMPILED) $(PY) -m scripts.bench_server $(ARGS)

docs: dev  ## The documentation site, in site/
	$(PY) -m scripts.docs

release: dev docs  ## A release, as far as one machine can: checks, sdist, wheels, each tried (ARGS=--rehearse)
	$(PY) -m scripts.release $(ARGS)

lock: dev  ## Pin all requirements anew (UPGRADE=--upgrade for newer versions)
	$(PY) -m scripts.lock $(UPGRADE)

clean:  ## Remove all that was made, .venv included
	rm -rf .venv .tools .cache site dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage

dev:
	@$(PYTHON) scripts/bootstrap.py dev

play-set:
	@$(PYTHON) scripts/bootstrap.py play
