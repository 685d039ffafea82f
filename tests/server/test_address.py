"""Where others in the network find a server."""

import httpx
import pytest

from ergosphere.server.guard import address
from tests.server.running import Server


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "127.8.0.1"])
def test_one_that_listens_to_this_machine_is_found_by_nobody_else(host):
    assert address.in_network(host, 8420) == []


def test_one_that_listens_everywhere_is_found_at_this_machines_own_address(monkeypatch):
    monkeypatch.setattr(address, "own_address", lambda: "10.1.2.3")
    assert address.in_network("0.0.0.0", 8420) == ["http://10.1.2.3:8420"]  # noqa: S104
    assert address.in_network("::", 80) == ["http://10.1.2.3:80"]
    assert address.url_of("0.0.0.0", 8420) == "http://127.0.0.1:8420"  # noqa: S104
    monkeypatch.setattr(address, "own_address", lambda: None)
    assert address.in_network("0.0.0.0", 8420) == []  # noqa: S104


def test_one_that_listens_at_one_address_is_found_there():
    assert address.in_network("10.1.2.3", 8420) == ["http://10.1.2.3:8420"]
    assert address.url_of("fd00::7", 8420) == "http://[fd00::7]:8420"


def test_the_own_address_is_never_that_of_the_machine_alone():
    own = address.own_address()
    assert own is None or not address.is_loopback(own)


def test_the_server_says_so(tmp_path):
    with Server(tmp_path, None, "--host", "0.0.0.0").start() as server:  # noqa: S104
        found = httpx.get(f"{server.url}/api/addresses").json()["network"]
        assert all(url in server.log for url in found)
    with Server(tmp_path).start() as server:
        assert httpx.get(f"{server.url}/api/addresses").json() == {"network": []}
