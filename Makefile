# make           what there is
# make play      play at the terminal; ARGS="--seats 3" goes to the command
# make test      everything a change must pass
BIN := .venv/bin
READY := .venv/.ready
COMPILED := build/compiled/.ready
FORT := PYTHONPATH=build/compiled $(BIN)/fort
WORKERS ?= auto
PYTEST := $(BIN)/pytest -q -n $(WORKERS) --dist worksteal
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.PHONY: help play test check lint soak secrecy bench format clean

help: ## Show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1	\2/p' Makefile | expand -t 10

play: $(COMPILED) ## Play Fort at the terminal
	@$(FORT) version
	@$(FORT) play $(ARGS)

check: lint ## The quick loop: linters, types, layers and the fast tests
	$(PYTEST) -x -m "not slow"

test: lint $(COMPILED) ## All tests, as plain Python with every branch of the rules covered, and compiled
	FORT_ENGINE=plain $(PYTEST) -m "not slow and not no_cover" --cov=fort.rules --cov-branch --cov-fail-under=100
	FORT_ENGINE=plain $(PYTEST) -m "slow or no_cover"
	@$(FORT) version
	PYTHONPATH=build/compiled $(PYTEST)

lint: $(READY) ## Linters, types and layers alone
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/codespell

soak: $(COMPILED) ## 10,000 random games, every promise checked
	PYTHONPATH=build/compiled $(BIN)/python -m tools.soak $(ARGS)

secrecy: $(COMPILED) ## 200,000 pairs of worlds that a seat cannot tell apart
	PYTHONPATH=build/compiled $(BIN)/python -m tools.secrecy $(ARGS)

bench: $(READY) ## Measure speed
	$(BIN)/python -m bench.run $(ARGS)

format: $(READY) ## Put the code in order
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean: ## Remove everything that can be made again
	rm -rf .venv build dist .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(READY): requirements/dev.txt pyproject.toml
	test -x $(BIN)/python || python3 -m venv .venv
	$(BIN)/pip install -q -r requirements/dev.txt
	$(BIN)/pip install -q --no-deps --no-build-isolation -e .
	touch $@

# The engine as users get it: compiled where there is a compiler, else plain.
$(COMPILED): $(READY) hatch_build.py $(shell find src -name '*.py' -o -name '*.txt' -o -name '*.toml')
	@echo "building the engine (about a minute where a C compiler is)"
	@rm -rf build/compiled build/wheel
	@$(BIN)/pip wheel -q --no-deps --no-build-isolation -w build/wheel .
	@$(BIN)/pip install -q --no-deps --target build/compiled build/wheel/*.whl
	@touch $@
