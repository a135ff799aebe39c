# Everything a person or CI does here. `make play` and `make test` set up what they need.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed
RESEARCH := $(VENV)/.research
ENGINE := $(VENV)/.engine
GAME   ?= nova-luna
PORT   ?= 8000
NPM    := cd ui && PATH="$(CURDIR)/$(BIN):$$PATH" npm
NODE   := ui/node_modules/.installed
PAGE   := src/lunarium/server/static/index.html

# There is nothing here that make knows how to build: looking for it takes half a second of every start.
MAKEFLAGS += --no-builtin-rules

# A shell that forbids bytecode would have every process here compile everything anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play terminal test thorough check install research page browser screenshots load siege check-native cluster golden native lock wheel wheel-check clean look always puzzles-check

play: install page       ## open the page: both games, alone, against computers or with friends
	@$(BIN)/lunarium serve --open --port $(PORT)

terminal: install        ## play in the terminal (GAME=luna for the other game)
	@$(BIN)/lunarium play $(GAME)

test: install research page browser ## all tests, on all cores; with `worksteal` those of a mode stay together
	@$(NPM) run --silent test
	@$(BIN)/pytest -n auto --dist worksteal

THOROUGH := LUNARIUM_UI_LAYOUTS=all LUNARIUM_DATABASES=both LUNARIUM_ATTACKS=all LUNARIUM_SCHEMA_EXAMPLES=30 \
    LUNARIUM_TWIN_GAMES=50 LUNARIUM_RESEARCH_GAMES=20 LUNARIUM_DURABILITY_MOVES=1000 LUNARIUM_DURABILITY_KILLS=6 \
    LUNARIUM_PUZZLES=all

thorough: install research page browser ## the same tests with all that is left out of every day: sizes, languages, databases, games
	@$(THOROUGH) $(BIN)/pytest -n auto --dist worksteal -m "" --timeout 900

check: install research page ## style, types, layers, spelling, catalogue, golden playthroughs, units and compose file, whether `thorough` begins; the page's style and types
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache
	@$(BIN)/codespell *.md docs src/lunarium/texts/en src/lunarium/games/*/texts/en src/lunarium/games/*/rulebook/en.md
	@$(BIN)/python -m tools.check
	@$(BIN)/python -m tests.support.playthrough --check
	@$(BIN)/pytest -n0 -qq -k "unit or compose" tests/server/test_deployment.py
	@mkdir -p build && $(THOROUGH) $(BIN)/pytest --collect-only -qq -m "" > build/thorough.txt || { cat build/thorough.txt; exit 1; }
	@$(NPM) run --silent lint
	@$(NPM) run --silent check

research: $(RESEARCH)    ## what the environments for learners need beside, which playing does not

$(RESEARCH): requirements/research.lock $(STAMP)
	@echo "Setting up the packages for research (once) ..."
	@$(PIP) install --no-compile --require-hashes -r requirements/research.lock
	@touch $@

install: $(STAMP)        ## the virtual environment with the lunarium command, from the lock file

NATIVE := CMakeLists.txt $(wildcard native/*.[ch]pp native/*/*.[ch]pp native/*/*/*.[ch]pp)
PIP    := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m pip --quiet --disable-pip-version-check

$(STAMP): requirements/dev.lock pyproject.toml $(NATIVE) $(ENGINE)
	@test -z "$(LUNARIUM_PURE:0=)" || echo pure > $(ENGINE)
	@test -x $(BIN)/pip || $(PYTHON) -m venv $(VENV)
	@echo "Setting up $(VENV) (once) ..."
	@$(PIP) install --no-compile --require-hashes -r requirements/dev.lock
	@grep -q native $(ENGINE) || export LUNARIUM_PURE=1; \
	    $(PIP) install --no-deps --no-build-isolation --editable . || { rm $(ENGINE); exit 1; }
	@$(BIN)/python -c "from lunarium.games import luna; print('Rules engine:', luna.GAME.thinking.engine)"
	@touch $@

# What this machine can build: looked at until the engine is there, written when the answer changes.
$(ENGINE): $(if $(filter native,$(shell cat $(ENGINE) 2> /dev/null)),,always)
	@$(or $(wildcard $(BIN)/python),$(PYTHON)) packaging/preflight.py $@

always:

page: $(PAGE)            ## the built page, where the server and the wheel find it

# Types come from the server's schema, texts from its catalogue: a change there is a change here.
PAGE_SOURCES := $(shell find ui -path ui/node_modules -prune -o -type f -not -name schema.json -not -name schema.d.ts -print) \
    $(shell find src/lunarium/server src/lunarium/games src/lunarium/texts -name '*.py' -o -name '*.ftl')

$(PAGE): $(NODE) $(PAGE_SOURCES) | $(STAMP)
	@echo "Building the page ..."
	@$(BIN)/python -m lunarium.server.schema > ui/schema.json
	@$(NPM) run --silent types > /dev/null
	@$(NPM) run --silent build -- --logLevel warn --outDir ../src/lunarium/server/static --emptyOutDir
	@touch $@

$(NODE): ui/package.json ui/package-lock.json | $(STAMP)
	@echo "Setting up ui/node_modules (once) ..."
	@$(NPM) ci --silent
	@touch $@

browser: install         ## a real Chromium for the tests: the system's, Debian's or Playwright's own
	@$(BIN)/python -m tests.support.ui.browser

screenshots: install page browser ## pictures of every page at phone and desk width, in both themes
	@$(BIN)/python -m tools.screenshots

look: install page browser research ## pictures before and after a change (BASE=commit), those that differ side by side
	@$(BIN)/python -m tools.look $(BASE) $(VIEWS)

load: install            ## how much the server carries, as ratios in one run; loopback only
	@$(BIN)/python -m load

siege: install           ## what the server withstands: kills, hostile requests, crowds; loopback only, under ten minutes
	@$(BIN)/python -m siege

puzzles-check: install   ## look at every puzzle more deeply than when it was found; goes on where it was ended
	@mkdir -p build
	@$(BIN)/python -m tools.puzzles check --output build/puzzles-checked.jsonl

cluster: install research ## the tests on a real Ray cluster of two nodes here, one of which is killed
	@$(PIP) install --no-compile --require-hashes -r requirements/cluster.lock
	@$(BIN)/pytest -n0 tests/cli/test_cluster.py tests/tables/test_cluster.py

golden: install          ## write the golden playthroughs and coaches' moments anew; read the difference before you commit it
	@$(BIN)/python -m tests.support.playthrough
	@$(BIN)/python -m tests.support.moments

native:                  ## build the native engine and show how it goes
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m pip install --verbose --disable-pip-version-check \
	    --no-deps --no-build-isolation --editable .

check-native: install research ## both engines side by side, batches, searches and bad input under the address and undefined-behaviour sanitizers
	@$(BIN)/cmake -S . -B build/check -G Ninja -DCMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja -DLUNARIUM_CHECK=ON \
	    -DPython_EXECUTABLE=$(CURDIR)/$(BIN)/python > /dev/null
	@$(BIN)/cmake --build build/check
	@LD_PRELOAD="$$($(CXX) -print-file-name=libasan.so) $$($(CXX) -print-file-name=libstdc++.so)" \
	    ASAN_OPTIONS=detect_leaks=0 $(BIN)/python -m tools.native_misuse build/check
	@LUNARIUM_TWIN_GAMES=1000 $(BIN)/pytest -n auto tests/games/test_twin.py

PYTHONS ?= python3.11 python3.12 python3.13 python3.14

wheel: install page      ## wheels for machines of this kind, with engine and page, and the source distribution, in dist/
	@$(BIN)/python packaging/wheels.py dist $(PYTHONS)
	@ls dist

lock: install            ## write the lock files anew: versions and hashes, no registry's address
	@$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	    --no-annotate --no-header --no-emit-index-url --no-emit-find-links \
	    --group pyproject.toml:dev --extra server pyproject.toml -o requirements/dev.lock
	@$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	    --no-annotate --no-header --no-emit-index-url --no-emit-find-links --constraint requirements/dev.lock \
	    --extra server pyproject.toml -o requirements/server.lock
	@$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	    --no-annotate --no-header --no-emit-index-url --no-emit-find-links --constraint requirements/dev.lock \
	    --group pyproject.toml:readers --extra data --extra onnx --extra openspiel pyproject.toml -o requirements/research.lock
	@$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	    --no-annotate --no-header --no-emit-index-url --no-emit-find-links --constraint requirements/dev.lock \
	    --constraint requirements/research.lock --extra cluster pyproject.toml -o requirements/cluster.lock

wheel-check: install page browser ## wheel and source distribution, installed where nothing and where something can be built
	@$(BIN)/pytest -n 0 -m wheel

clean:                   ## forget everything that can be made again
	rm -rf $(VENV) build dist ui/node_modules ui/schema.json ui/src/api/schema.d.ts src/lunarium/server/static \
	    .mypy_cache .ruff_cache .pytest_cache .hypothesis screenshots
