"""Requests that schemathesis makes from the server's own OpenAPI document, right ones and wrong ones."""

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded
from hypothesis import strategies as st

KEEP = {"method", "url", "json", "data", "params", "headers"}


def requests_of(url, seed, each=12):
    """So many requests of each operation, as arguments for httpx; a seed makes the same ones again."""
    schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
    made = []
    for found in schema.get_all_operations():
        operation = found.ok()
        cases = st.one_of(*(operation.as_strategy(generation_mode=mode) for mode in schemathesis.GenerationMode))

        @seeded(seed)
        @settings(
            deadline=None,
            database=None,
            max_examples=each,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(cases)
        def gather(case):
            made.append(for_httpx(case.as_transport_kwargs()))

        gather()
    return made


def for_httpx(given):
    """Requests and httpx call the bytes of a body differently."""
    kept = {name: value for name, value in given.items() if name in KEEP and value is not None}
    if "data" in kept:
        body = kept.pop("data")
        kept["content" if isinstance(body, str | bytes) else "data"] = body
    return kept
