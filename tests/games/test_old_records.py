"""A record of each game by each number of its rules so far: it replays to the same end, or is refused with a sentence.

If a change makes one of these fail, the replay of people's records would differ, too: raise `rules_version`, and keep a
record by the new rules here."""

from pathlib import Path

import pytest

import ergosphere
from ergosphere.core.errors import BadRecord
from ergosphere.core.match.replay import replay

KEPT = sorted((Path(__file__).parent / "records").glob("*.ergo"))


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_an_old_record(file):
    key, _, rules = file.stem.rpartition("-")
    record = ergosphere.Record.from_text(file.read_text("utf-8"))
    assert record.rules == int(rules)
    if record.rules == ergosphere.load(key).rules_version:
        done = replay(record)
        assert (done.ok, done.seal, done.outcome) == (True, "verified", record.result)
        return
    with pytest.raises(BadRecord) as problem:
        replay(record)
    assert problem.value.id == "record-rules"
    assert rules in str(problem.value)


@pytest.mark.parametrize("key", [key for key in ergosphere.games() if key != "wreck-auction"])
def test_every_number_of_the_rules_is_kept(key):
    numbers = {int(file.stem.rpartition("-")[2]) for file in KEPT if file.stem.startswith(key + "-")}
    assert numbers == set(range(1, ergosphere.load(key).rules_version + 1))
