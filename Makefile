# Everything is built inside .venv and build; `make clean` removes both. Start with `make help`.
PYTHON ?= python3
UV_VERSION := 0.13.7

VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
SOURCES := src tools/*.py setup.py pyproject.toml MANIFEST.in requirements/dev.lock
PAGE := web docs/schema tools/page_build.py tools/typescript_types.py

# What tells soonest that something is broken: rules, docs, layers, schemas, the API, and the pages in a browser.
QUICK := tests/rulebook tests/test_architecture.py tests/test_docs.py tests/test_schema_files.py \
	tests/server/test_api.py tests/server/test_story.py tests/web/test_pages.py

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help setup play test quick check format bench bench-peers long docs pictures playthroughs lock clean FORCE
# What runs is always the installed package, whatever the caller's shell has set.
unexport PYTHONPATH

help: ## show this list
	@sed -nE 's/^([a-z-]+):[^#]*## (.*)/make \1\t\2/p' Makefile | expand -t 20

setup: $(STAMPS)/package ## set up everything in .venv: the tools, and techdeck, compiled

play: $(STAMPS)/play $(STAMPS)/page ## start the table, and print the link to it
	@bash tools/play.sh $(STAMPS)

test: check ## check style and types, and run all tests except the long ones
	@bash tools/browser.sh
	$(BIN)/python -m pytest -n auto $(ARGS)

quick: $(STAMPS)/lock $(STAMPS)/page ## check style, the rules, the API and the pages on plain sources, in under three minutes
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	@bash tools/browser.sh
	PYTHONPATH=src $(BIN)/python -m pytest -n auto $(QUICK) $(ARGS)

check: setup ## check style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m tools.page_build check

format: setup ## format the code in house style
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: setup ## measure the engine
	$(BIN)/techdeck bench

bench-peers: setup $(STAMPS)/peers ## measure the engine and its peers in one run
	$(BIN)/techdeck bench --peers

long: setup ## run the laws over many more games, Tech Chess to depth four, and live tables killed again and again: about three hours
	$(BIN)/python -m pytest tests/laws tests/chess tests/server -n auto -m long $(ARGS)

docs: setup ## write the pages that are made from the sources
	$(BIN)/python -m tools.effect_language_page
	$(BIN)/python -m tools.matrix_page
	$(BIN)/python -m tools.schema_files

pictures: setup ## write screenshots of every page and table into build/pictures; ARGS="home city" only those
	@bash tools/browser.sh
	$(BIN)/python -m tools.pictures $(ARGS)

playthroughs: setup ## rewrite tests/playthroughs after an intended rule change; read what changed
	$(BIN)/python -m tools.playthroughs

lock: $(STAMPS)/uv ## rewrite requirements/*.lock; UPGRADE=--upgrade takes newer versions
	$(call compile,dev,--extra dev)
	$(call compile,play,--constraint requirements/dev.lock)
	$(call compile,peers,--extra peers --constraint requirements/dev.lock)

clean: ## remove everything make has made
	rm -rf $(VENV) build dist web/node_modules web/src/live/types src/techdeck/server/page .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# uv pip compile leaves package indexes out of its output, and the lock holds for every platform.
define compile
$(BIN)/uv pip compile --quiet --system-certs --universal --python-version 3.11 --generate-hashes --no-header \
	$(UPGRADE) $(2) --output-file requirements/$(1).lock pyproject.toml
endef

$(STAMPS)/venv:
	@bash tools/machine.sh $(PYTHON)
	$(PYTHON) -m venv --clear $(VENV)
	@mkdir -p $(STAMPS) && touch $@

# What playing needs and no more; the page is built from web/ into the package.
$(STAMPS)/play: requirements/play.lock $(STAMPS)/venv
	@echo "Installing what the table needs."
	$(PIP) install --require-hashes -r requirements/play.lock
	@touch $@

$(STAMPS)/pages: FORCE | $(STAMPS)/venv
	@bash tools/checksums.sh $(PAGE) > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

$(STAMPS)/page: $(STAMPS)/pages | $(STAMPS)/venv
	@echo "Building the page."
	@$(BIN)/python -m tools.page_build
	@touch $@

# Plain pip, because it takes the machine's own settings: mirrors, certificates, proxies. uv reads none of them.
$(STAMPS)/lock: requirements/dev.lock $(STAMPS)/venv
	$(PIP) install --require-hashes -r requirements/dev.lock
	@touch $@

$(STAMPS)/peers: requirements/peers.lock $(STAMPS)/lock
	$(PIP) install --require-hashes -r requirements/peers.lock
	@touch $@

$(STAMPS)/uv: $(STAMPS)/venv
	$(PIP) install uv==$(UV_VERSION)
	@touch $@

# The checksums of all that goes into the package. Contents, not times: a file removed, added or restored counts
# rightly, and so do another compiler and TECHDECK_PURE. The file is touched only if something has changed.
$(STAMPS)/sources: FORCE $(STAMPS)/page | $(STAMPS)/lock
	@{ bash tools/checksums.sh $(SOURCES); \
	   echo "pure $${TECHDECK_PURE:-0}, compiler $$(command -v "$${CC:-cc}" || true)"; } > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# Built with the locked tools (no build isolation) and installed as a copy, so that nothing is written into src.
$(STAMPS)/package: $(STAMPS)/sources $(STAMPS)/lock
	@echo "Building techdeck. Compiling the engine takes three to five minutes, and only happens again when it changes."
	$(PIP) install --no-deps --no-build-isolation --force-reinstall .
	@touch $@
	@$(BIN)/python -m tools.engine_build
