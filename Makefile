# make           what there is
# make play      play in the browser; ARGS="--share" goes to the command
# make test      everything a change must pass
PYTHON ?= python3
BIN := .venv/bin
VENV := .venv/.play
READY := .venv/.ready
RAY := .venv/.ray
COMPILED := build/compiled/.ready
NODE := web/node_modules/.ready
NPM := $(shell command -v npm)
PAGE := build/page.$(if $(NPM),ready,missing)
STEP := @$(PYTHON) tools/step.py
FORT := PYTHONPATH=build/compiled FORT_PAGE=src/fort/server/page $(BIN)/fort
WORKERS ?= auto
PYTEST := $(BIN)/pytest -q -n $(WORKERS) --dist worksteal
QUICK := --ignore tests/server --ignore tests/web --ignore tests/bots --ignore tests/package
PLAIN := FORT_ENGINE=plain $(PYTEST) $(QUICK)
AS_PLAYED := PYTHONPATH=build/compiled FORT_PAGE=$(CURDIR)/src/fort/server/page
LIMIT := $(if $(shell command -v timeout),timeout -k 10 600)
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PYTHONDONTWRITEBYTECODE := # empty: else each worker and each server compiles every module anew

.DEFAULT_GOAL := help
.PHONY: help play terminal test browser system vitest check lint web wheel release docs soak ladder bench load audit format clean

help: ## Show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1	\2/p' Makefile | expand -t 10

# What playing needs and no more; the compiled engine is built beside the game, for the next start.
play: ## Play Fort in the browser
	@$(MAKE) -s --no-print-directory -j2 FOR_PLAY=1 $(VENV) $(PAGE)
	@MAKE=$(MAKE) $(BIN)/python -m tools.play serve $(ARGS)

terminal: $(VENV) ## Play Fort at the terminal
	@MAKE=$(MAKE) $(BIN)/python -m tools.play play $(ARGS)

web: $(PAGE) ## Build the page

# The wheels are built from the archive, as an index would do it; each is tried in a clean environment.
release: $(READY) $(PAGE) ## Build and check what is published, in dist; ARGS=--twice compares the bytes of two builds
	$(BIN)/python -m tools.release build $(ARGS)

wheel: $(READY) $(PAGE) ## The same for this Python alone
	$(BIN)/python -m tools.release build --python $(shell $(PYTHON) -c "import sys; print('%d.%d' % sys.version_info[:2])") $(ARGS)

check: lint ## The quick loop: linters, types, layers and the fast tests
	$(PYTEST) -x $(QUICK) -m "not slow"

# What the engine does, as plain Python and with every branch of the rules covered; then all tests, as users have it,
# with the server and in the browser. tests/conftest.py says which tests ask what the engine does.
# The page comes before the engine, because the wheel takes it in; what needs one core each goes side by side.
test: ## All tests; at the end the slowest
	$(MAKE) --no-print-directory -j3 $(RAY) $(PAGE) system
	$(MAKE) --no-print-directory -j2 $(COMPILED) vitest lint
	$(PLAIN) -m "engine and traced and not slow" --cov --cov-branch --cov-fail-under=100
	$(PLAIN) -m "engine and not traced and not slow"
	@$(FORT) version
	$(AS_PLAYED) $(PYTEST) --durations=25 --durations-min=1

browser: $(COMPILED) $(PAGE) system ## The tests in a real browser alone
	$(AS_PLAYED) $(PYTEST) tests/web

system: # PostgreSQL and Chromium
	tools/setup-system.sh

vitest: $(NODE)
	cd web && $(LIMIT) npm test

lint: $(READY) $(NODE) ## Linters, types and layers alone
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/codespell
	cd web && npm run lint && npm run types

docs: .venv/.docs ## The documentation as a site to read and search, in build/docs
	$(BIN)/sphinx-build -q -W --keep-going -j auto docs build/docs
	@echo "open build/docs/index.html"

soak: $(COMPILED) system ## The long runs: 10,000 random games, leaks, kills, nonsense; ARGS=--fresh begins anew
	PYTHONPATH=build/compiled $(BIN)/python -m tools.soak $(ARGS)
	PYTHONPATH=build/compiled $(BIN)/python -m tools.secrecy $(ARGS)
	PYTHONPATH=build/compiled $(BIN)/python -m tools.reliability $(ARGS)

ladder: $(COMPILED) ## The published ladder of the bots
	PYTHONPATH=build/compiled $(BIN)/python -m tools.ladder $(ARGS)

bench: $(READY) $(COMPILED) $(PAGE) ## Measure speed
	$(BIN)/python -m bench.run $(ARGS)

load: $(COMPILED) ## Measure the load that the server bears, beside boardgame.io
	PYTHONPATH=build/compiled $(BIN)/python -m bench.server --maximum
	PYTHONPATH=build/compiled $(BIN)/python -m bench.server --restart

audit: $(NODE) ## Known faults of what we depend on (asks the package indexes)
	test -x build/audit/bin/pip-audit || { python3 -m venv build/audit && build/audit/bin/pip install -q pip-audit; }
	build/audit/bin/pip-audit --disable-pip --no-deps -r requirements/dev.txt -r requirements/ray.txt
	cd web && npm audit --omit=dev

format: $(READY) ## Put the code in order
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean: ## Remove everything that can be made again
	rm -rf .venv build dist web/node_modules src/fort/server/page .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(VENV): requirements/play.txt pyproject.toml
	$(STEP) python $@ "what Fort needs of Python" sh -ec "test -x $(BIN)/pip || $(PYTHON) -m venv .venv; \
		$(BIN)/pip install -q --no-compile -r requirements/play.txt; \
		$(BIN)/pip install -q --no-deps --no-build-isolation -e ."

$(READY): $(VENV) requirements/dev.txt
	$(STEP) python $@ "what developers need of Python" $(BIN)/pip install -q -r requirements/dev.txt

# Large, and only the tests of arenas on many machines need it.
$(RAY): $(READY) requirements/ray.txt
	$(STEP) python $@ "Ray" $(BIN)/pip install -q -r requirements/ray.txt

# Only the site needs it.
.venv/.docs: $(READY) requirements/docs.txt
	$(STEP) python $@ "what the site needs of Python" $(BIN)/pip install -q -r requirements/docs.txt

# The package as users get it: engine (compiled where there is a compiler, else plain), texts and page.
# What did not change since is not compiled again (build/engine).
$(COMPILED): $(VENV) $(PAGE) hatch_build.py requirements/build.txt LICENSE CREDITS.md README.md docs/rules.md docs/rulings.md docs/editions.md $(shell find src -path src/fort/server/page -prune -o -type f ! -name '*.pyc' -print)
	$(STEP) compiled $@ "the package, compiled where a C compiler is (about a minute)" $(BIN)/python -m tools.compile

# `npm ci` wants the packages of all platforms in the lock file; `install --no-save` keeps to it as well.
INSTALL := cd web && npm install --no-save --no-audit --no-fund --loglevel=error
$(NODE): web/package.json web/package-lock.json
	@test -n "$(NPM)" || { echo "The page needs Node 20 or newer with npm: install it, then try again." >&2; exit 1; }
	$(STEP) node $@ "what developers need of Node" sh -ec "$(INSTALL); touch node_modules/.page"

# To play, only what builds the page; where developers' packages are, they stay.
web/node_modules/.page: web/package.json web/package-lock.json
	$(STEP) node $@ "what the page needs of Node" sh -ec "$(INSTALL) --omit=dev"

# Without npm the server runs all the same, with a plain page that says what is missing.
$(PAGE): $(shell find web/src web/public web/*.* src/fort/locales -type f 2>/dev/null) | $(if $(NPM),$(if $(FOR_PLAY),$(or $(wildcard $(NODE)),web/node_modules/.page),$(NODE)))
	$(if $(NPM),$(STEP) page $@ "the page" sh -ec "cd web && npm run build",@mkdir -p build && touch $@ && \
		echo "no npm: the page is not built (install Node 20 or newer)" >&2)
