# make           what there is
# make play      play at the terminal; ARGS="--seats 3" goes to the command
# make test      everything a change must pass
BIN := .venv/bin
READY := .venv/.ready
WORKERS ?= auto
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.PHONY: help play test check lint soak bench format clean

help: ## Show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1	\2/p' Makefile | expand -t 10

play: $(READY) ## Play Fort at the terminal
	$(BIN)/fort play $(ARGS)

check: lint ## The quick loop: linters, types, layers and the fast tests
	$(BIN)/pytest -q -x -n $(WORKERS) -m "not slow"

test: lint ## All tests, every branch of the rules covered
	$(BIN)/pytest -q -n $(WORKERS) --cov=fort.rules --cov-branch --cov-fail-under=100

lint: $(READY) ## Linters, types and layers alone
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/codespell

soak: $(READY) ## 10,000 random games, every promise checked
	$(BIN)/python tools/soak.py $(ARGS)

bench: $(READY) ## Measure speed
	$(BIN)/python bench/run.py $(ARGS)

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
