# Included by the root Makefile, which defines PYTHON and SOURCES.
# The peers and research need numpy, scipy and more, so they have an environment of their own.

# For run.py, such as BENCH=--quick or BENCH="--only perft".
BENCH ?=

.venv-bench/locked: bench/requirements.lock
	$(PYTHON) -m venv --clear .venv-bench
	.venv-bench/bin/pip install -q --require-hashes -r bench/requirements.lock
	@touch $@

# Always compiled: figures of the fallback would look like figures of the engine.
.venv-bench/installed: .venv-bench/locked $(SOURCES)
	ERGOSPHERE_COMPILE=always .venv-bench/bin/pip install -q --no-deps --no-build-isolation --force-reinstall .
	@touch $@

bench: .venv-bench/installed bench-page ## the benchmark suite against peers: a table, and bench.json
	.venv-bench/bin/python bench/run.py $(BENCH)

bench/lighthouse/node_modules/locked: bench/lighthouse/package.json bench/lighthouse/package-lock.json | .venv/locked
	cd bench/lighthouse && PATH="$$(../../.venv/bin/python ../../tools/node.py):$$PATH" npm ci --no-progress --loglevel=error
	@touch $@

bench-page: .venv/installed bench/lighthouse/node_modules/locked ## the page by Lighthouse and by weight: bench-page.json
	@$(PYTHON) tools/chromium.py
	.venv/bin/python bench/page.py

# What the project's own lock pins is pinned alike here, the compiler above all.
bench-lock: .venv/locked ## new versions for the environment of bench/ and research/
	.venv/bin/uv pip compile -q --upgrade pyproject.toml --group research bench/requirements.in -c requirements.lock --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url -o bench/requirements.lock

.PHONY: bench bench-page bench-lock
