# Included by the root Makefile, which defines PYTHON, RUN, SOURCES, stage and install.
# The peers and research need numpy, scipy and more, so they have an environment of their own.

# For run.py, such as BENCH=--quick or BENCH="--only perft".
BENCH ?=

.venv-bench/locked: bench/requirements.lock | .venv/locked
	$(PYTHON) -m venv --clear --without-pip .venv-bench
	$(call stage,packages of the benchmarks) $(RUN)python tools/packages.py bench/requirements.lock .venv-bench
	@touch $@

# Always compiled, as one unit: what is measured is the engine of a release.
.venv-bench/installed: .venv-bench/locked $(SOURCES)
	$(call stage,compile as one unit) env ERGOSPHERE_COMPILE=always ERGOSPHERE_UNIT=one $(call install,.venv-bench)
	@touch $@

bench: .venv-bench/installed bench-page ## the benchmark suite against peers: a table, and bench.json
	.venv-bench/bin/python bench/run.py $(BENCH)

bench/lighthouse/node_modules/locked: bench/lighthouse/package.json bench/lighthouse/package-lock.json | .venv/locked
	cd bench/lighthouse && PATH="$$(../../.venv/bin/python ../../tools/node.py):$$PATH" npm ci --no-progress --loglevel=error
	@touch $@

bench-page: .venv/installed bench/lighthouse/node_modules/locked ## the page by Lighthouse and by weight: bench-page.json
	@$(PYTHON) tools/chromium.py
	$(RUN)python bench/page.py

# What the project's own lock pins is pinned alike here, the compiler above all.
bench-lock: .venv/locked ## new versions for the environment of bench/ and research/
	$(RUN)uv pip compile -q --upgrade pyproject.toml --group research bench/requirements.in -c requirements.lock --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url -o bench/requirements.lock

.PHONY: bench bench-page bench-lock
