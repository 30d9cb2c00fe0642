# Everything a developer or a host does here. `make` alone builds the command `bedesten` with all it
# needs, the compiled engine and the pages, and lists the targets.
#
# Nothing needs to be installed first: each target makes what it needs, and makes it again only
# when the files it comes from have changed. Programs run the compiled engine by themselves as long as it
# is as new as its sources (src/bedesten/core/engine.py); the quick tests of the rules run on the source,
# and then all tests on the compiled engine.

PYTHON ?= python3
WORKERS ?= 2
# Two more than there are cores: tests of the house wait for clocks and databases, those of the engine never do.
AT_ONCE ?= 4
# Tests that took longest, listed after all have run: what grows is seen when it grows.
SLOWEST ?= 15
SERVE ?=
STORM ?=
PLAY ?= istanbul --players 3 --bots 2
# What depends on how the engine runs: not the house, not the commands, not what looks at files.
ENGINE_TESTS ?= tests --ignore-glob='*/house' --ignore-glob='*/cli' --ignore-glob='tests/test_[!d]*'

# What passed only when it was tried again: tests and stories add to it, `make test` prints it at its very end.
SECOND_CHANCES := build/second-chances.txt
export BEDESTEN_SECOND_CHANCES := $(CURDIR)/$(SECOND_CHANCES)

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Hundreds of processes of the tests read the same files: what Python has read once it keeps.
export PYTHONDONTWRITEBYTECODE :=

BIN := .venv/bin
TOOLS := .venv/tools.stamp
PACKAGE := .venv/package.stamp
CATANATRON := .venv-catanatron/installed.stamp
CHROMIUM := /usr/bin/chromium /usr/bin/chromium-headless-shell
MODULES := web/node_modules/installed.stamp
PAGES := src/bedesten/house/pages/index.html
UV := build/lock/bin/uv
COMPILE := $(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header --no-annotate
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/stories/*' -not -path 'web/test-results/*' -not -path 'web/shots/*' -not -name '*.gen.ts') $(wildcard docs/schema/*.json)

.DEFAULT_GOAL := all
.DELETE_ON_ERROR:

.PHONY: all
all: build/pages.stamp ## build the command `bedesten` (.venv/bin/bedesten), then list these targets
	@$(BIN)/bedesten --version
	@echo "The command is in .venv/bin; source .venv/bin/activate brings it into your shell."
	@$(MAKE) --no-print-directory help

.PHONY: help
help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: play
play: build/pages.stamp ## open the house on http://localhost:8000 (make play SERVE="--port 9000")
	@$(BIN)/bedesten serve $(SERVE)

.PHONY: pages
pages: $(PAGES) ## build the browser client into the package

.PHONY: terminal
terminal: compiled ## play a game in the terminal (make terminal PLAY="istanbul --players 4")
	@$(BIN)/bedesten play $(PLAY)

.PHONY: test
test: ## lint, types, contract, quick tests on the source, all on the compiled engine, stories
	@rm -f $(SECOND_CHANCES)
	@$(MAKE) --no-print-directory all-tests; code=$$?; \
	if [ -s $(SECOND_CHANCES) ]; then \
		printf '\nThese passed only the second time; each is a defect to mend:\n'; sed 's/^/  /' $(SECOND_CHANCES); \
	elif [ $$code = 0 ]; then \
		printf '\nAll tests passed, none of them only the second time.\n'; \
	fi; exit $$code

.PHONY: all-tests
all-tests:
	@$(MAKE) --no-print-directory --jobs $(WORKERS) --output-sync wheel lint types contract source web $(CHROMIUM)
	@if [ -f build/compiled/INTERPRETED ]; then \
		cat build/compiled/INTERPRETED; echo "So all tests run on the source:"; \
		$(BIN)/python -m tests.second_chance -n $(AT_ONCE) --durations $(SLOWEST); \
	else \
		echo "Everything, on the compiled engine:" && \
		BEDESTEN_ENGINE=compiled $(BIN)/python -m tests.second_chance -n $(AT_ONCE) --durations $(SLOWEST); \
	fi
	@echo "Stories, in a real browser:"
	@$(MAKE) --no-print-directory stories

.PHONY: storm
storm: compiled ## kill house and database under load, 200 times on SQLite and 60 on PostgreSQL (make storm STORM="--minutes 5")
	BEDESTEN_GAMES=tests.pearls $(BIN)/python -m tests.house.storm $(STORM)

.PHONY: web
web: $(PAGES) ## the browser client: types, lint, unit tests
	cd web && npm run --silent check && npm test --silent

.PHONY: stories
stories: build/pages.stamp $(CHROMIUM) ## the browser client in a real browser, against a real house
	cd web && npm run --silent stories

.PHONY: shots
shots: build/pages.stamp $(CHROMIUM) ## take pictures of every page into web/shots
	cd web && npm run --silent shots

.PHONY: check
check: lint types contract ## the quick round before a commit: lint, types, contract, fast tests
	$(BIN)/pytest -n $(WORKERS) -m "not slow"

.PHONY: lint
lint: $(PACKAGE) ## ruff: lint and format
	$(BIN)/ruff check
	$(BIN)/ruff format --check

.PHONY: types
types: $(PACKAGE) ## mypy, strict
	$(BIN)/mypy

.PHONY: contract
contract: $(PACKAGE) ## which room may import which
	$(BIN)/lint-imports --no-logo

.PHONY: source
source: $(PACKAGE) ## quick tests of the rules on the source, as it is written
	$(BIN)/pytest -n $(WORKERS) -m "not slow" $(ENGINE_TESTS)

.PHONY: fmt
fmt: $(PACKAGE) ## format the code and mend what ruff can mend
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

.PHONY: bench
bench: compiled $(CATANATRON) ## measure the engine against its peers
	$(BIN)/python benchmarks/bench.py

.PHONY: bench-bots
bench-bots: compiled ## measure how bots play: habits, and duplicate games of one against another
	$(BIN)/python -m benchmarks.bots

.PHONY: bench-house
bench-house: compiled ## measure the house on both databases: load, kills, growth; tables in build/bench-house.md
	$(BIN)/python -m benchmarks.house

.PHONY: bench-web
bench-web: build/pages.stamp $(CHROMIUM) ## measure the browser client: first load, redrawing
	cd web && npm run --silent bench

.PHONY: compiled
compiled: $(PACKAGE) ## compile the engine if its sources have changed; programs run it from then on
	@$(BIN)/python scripts/build_compiled.py

.PHONY: wheel
wheel: build/pages.stamp ## build dist/*.whl with server, pages and compiled engine
	@rm -rf dist
	@HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 $(BIN)/python -m hatchling build --target wheel --directory dist

.PHONY: lock
lock: $(UV) ## choose the versions of all tools anew
	$(COMPILE) pyproject.toml --extra house --extra arena --extra ray --group dev --output-file requirements/dev.lock
	$(COMPILE) --group catanatron --output-file requirements/catanatron.lock

.PHONY: clean
clean: ## remove all that make has made
	rm -rf web/node_modules src/bedesten/house/pages build dist .venv .venv-catanatron .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +


define new_venv
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Bedesten needs Python 3.11 or newer (make PYTHON=python3.12)."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "This Python cannot make virtual environments: apt-get install python3-venv"; exit 1; }
	$(PYTHON) -m venv $(1)
endef

$(TOOLS): requirements/dev.lock
	$(call new_venv,.venv)
	$(BIN)/pip install --quiet --require-hashes -r requirements/dev.lock
	@touch $@

$(PACKAGE): $(TOOLS) pyproject.toml
	$(BIN)/pip install --quiet --no-deps --no-build-isolation -e .
	@touch $@

$(MODULES): web/package-lock.json
	@command -v npm >/dev/null || { echo "The browser client needs Node 20 with npm: apt-get install nodejs npm"; exit 1; }
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(CHROMIUM) &:
	@[ "$$(id -u)" = 0 ] || { echo "The stories need a browser: apt-get install chromium chromium-headless-shell"; exit 1; }
	apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium chromium-headless-shell >/dev/null

$(PAGES): $(MODULES) $(WEB_SOURCES)
	cd web && npm run --silent build -- --logLevel warn
	@touch $@

build/pages.stamp: compiled $(PAGES)
	@touch $@

$(CATANATRON): requirements/catanatron.lock
	$(call new_venv,.venv-catanatron)
	.venv-catanatron/bin/pip install --quiet --require-hashes -r requirements/catanatron.lock
	@touch $@

$(UV):
	$(call new_venv,build/lock)
	build/lock/bin/pip install --quiet uv==0.13.7
