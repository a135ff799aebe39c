# Everything a person or CI does here. `make play` and `make test` set up what they need.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed
GAME   ?= nova-luna

.PHONY: play test check install check-native golden native lock clean

play: install            ## play in the terminal (GAME=luna for the other game)
	@$(BIN)/lunarium play $(GAME)

test: install            ## all tests, on all cores; those of the rules on both engines
	@$(BIN)/pytest -n auto
	@LUNARIUM_PURE=1 $(BIN)/pytest -n auto tests/core tests/games

check: install           ## style, types, layers, catalogue, golden playthroughs
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache
	@$(BIN)/python -m lunarium.texts
	@$(BIN)/python -m tests.playthrough --check

install: $(STAMP)        ## the virtual environment with the lunarium command, from the lock file

NATIVE := CMakeLists.txt $(wildcard native/*.[ch]pp native/*/*.[ch]pp)

$(STAMP): requirements/dev.lock pyproject.toml $(NATIVE)
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up $(VENV) (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.lock
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m pip install --quiet --disable-pip-version-check \
	    --no-deps --no-build-isolation --editable .
	@$(BIN)/python -c "from lunarium.games import luna; print('Rules engine:', luna.GAME.engine, '' if luna.GAME.engine == 'native' else '(\`make native\` shows why)')"
	@touch $@

golden: install          ## write the golden playthroughs and counts anew; read the difference before you commit it
	@$(BIN)/python -m tests.playthrough
	@$(BIN)/python -m tests.count

native:                  ## build the native engine and show how it goes
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m pip install --verbose --disable-pip-version-check \
	    --no-deps --no-build-isolation --editable .

check-native: install    ## 20,000 random games a mode under the address and undefined-behaviour sanitizers
	@$(BIN)/cmake -S . -B build/check -G Ninja -DCMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja -DLUNARIUM_CHECK=ON > /dev/null
	@$(BIN)/cmake --build build/check
	@LUNARIUM_PURE=1 $(BIN)/python -m tests.native_starts | build/check/check_native 5000
	@LUNARIUM_TWIN_GAMES=1000 $(BIN)/pytest -n auto tests/games/test_twin.py

lock: install            ## write the lock file anew: versions and hashes, no registry's address
	@$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	    --no-annotate --no-header --no-emit-index-url --no-emit-find-links \
	    --group pyproject.toml:dev pyproject.toml -o requirements/dev.lock

clean:                   ## forget everything that can be made again
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
