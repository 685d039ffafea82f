"""The wheel carries the page, also one that was made through an sdist, and starts the product with one word."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[1]
BUILD = """
import os, sys
from setuptools import build_meta
kind, target = sys.argv[1:]
print(getattr(build_meta, "build_" + kind)(target))
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    """A copy, so that building leaves nothing here; without what takes long to copy."""
    copy = tmp_path_factory.mktemp("project")
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True)
    files = [*listed.stdout.split("\n"), *map(str, (ROOT / "src/ergosphere/server/page").rglob("*"))]
    for name in files:
        file = ROOT / name
        if name and file.is_file() and not name.startswith(("tests/", "web/")):
            target = copy / file.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(file.read_bytes())
    return copy


def build(kind, folder, target):
    command = [sys.executable, "-c", BUILD, kind, str(target)]
    environment = {**os.environ, "ERGOSPHERE_COMPILE": "never"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return done, target / done.stdout.strip().split("\n")[-1]


def page_in(wheel):
    return sorted(name for name in zipfile.ZipFile(wheel).namelist() if "server/page/" in name)


def test_a_wheel_carries_the_page_and_starts(project, tmp_path):
    _, archive = build("sdist", project, tmp_path)
    subprocess.run(["tar", "-xzf", archive, "-C", tmp_path], check=True)
    _, wheel = build("wheel", next(tmp_path.glob("ergosphere-*/")), tmp_path)
    _, direct = build("wheel", project, tmp_path / "direct")
    assert page_in(wheel) == page_in(direct)
    assert "ergosphere/server/page/index.html" in page_in(wheel)
    assert len(page_in(wheel)) > 10

    installed = tmp_path / "installed"
    zipfile.ZipFile(wheel).extractall(installed)
    environment = {**os.environ, "PYTHONPATH": str(installed), "ERGOSPHERE_HOME": str(tmp_path / "home")}
    command = [sys.executable, "-m", "ergosphere", "--no-open", "--port", "0"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, env=environment, cwd=tmp_path, text=True) as process:
        try:
            url = re.search(r"http\S+", process.stderr.readline())[0]
            page = httpx.get(url)
            assert page.headers["content-type"].startswith("text/html")
            for asset in re.findall(r"/assets/[^\"]+", page.text):
                answer = httpx.get(url + asset)
                assert answer.status_code == 200
                assert "immutable" in answer.headers["cache-control"]
            missing = httpx.get(url + "/api/nothing")
            assert (missing.status_code, missing.json()["where"]) == (404, "/api/nothing")
        finally:
            process.terminate()


def test_no_wheel_without_the_page(project, tmp_path):
    (project / "src/ergosphere/server/page/index.html").unlink()
    done, _ = build("wheel", project, tmp_path)
    assert done.returncode != 0
    assert "run `make page` first" in done.stderr
