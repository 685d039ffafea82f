"""Wheels: what a release carries, and what a user's pip makes of the sources."""

import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import httpx
import pytest
from packaging.requirements import Requirement

from tests.conftest import COMPILED

ROOT = Path(__file__).parents[1]
PAGE = "src/ergosphere/server/page/index.html"
MATCHES = ("simulate", "black-holes", "--games", "2", "--seats", "easy,random")
BUILD = """
import sys
from setuptools import build_meta
kind, target = sys.argv[1:]
print(getattr(build_meta, "build_" + kind)(target))
"""
needs_compiler = pytest.mark.skipif(not COMPILED, reason="needs a C compiler; once is enough")


@pytest.fixture(scope="module")
def files():
    """What a clone holds, and the page; without what takes long to copy."""
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True)
    page = (str(file.relative_to(ROOT)) for file in (ROOT / PAGE).parent.rglob("*"))
    found = [*listed.stdout.split("\n"), *page]
    return [name for name in found if (ROOT / name).is_file() and not name.startswith(("tests/", "web/"))]


@pytest.fixture
def project(files, tmp_path):
    """A copy, so that building leaves nothing here."""
    copy = tmp_path / "project"
    for name in files:
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, copy / name)
    return copy


@pytest.fixture
def small_project(project):
    """One game instead of four, because mypyc takes long."""
    for game in project.glob("src/ergosphere/games/*/rules"):
        if game.parent.name != "black_holes":
            shutil.rmtree(game.parent)
    return project


def build(kind, folder, target, **environment):
    command = [sys.executable, "-c", BUILD, kind, str(target)]
    settings = {**os.environ, "ERGOSPHERE_COMPILE": "never", **environment}
    done = subprocess.run(command, cwd=folder, env=settings, capture_output=True, text=True, check=False)
    return done, target / done.stdout.strip().split("\n")[-1]


def names_in(wheel, part=""):
    return sorted(name for name in zipfile.ZipFile(wheel).namelist() if part in name)


def installed(wheel, folder):
    """The environment in which the wheel's package is the one that runs."""
    zipfile.ZipFile(wheel).extractall(folder)
    return {**os.environ, "PYTHONPATH": str(folder), "ERGOSPHERE_HOME": str(folder / "home")}


def run(environment, *arguments):
    command = [sys.executable, "-m", "ergosphere", *arguments]
    where = environment["PYTHONPATH"]
    return subprocess.run(command, env=environment, cwd=where, capture_output=True, text=True, check=False)


def pack_again(folder):
    """What the build needs, as wheels made from what is installed here: pip fetches them without a network."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    waiting = [Requirement(text) for text in project["build-system"]["requires"]]
    seen = set()
    while waiting:
        wanted = waiting.pop()
        package = importlib.metadata.distribution(wanted.name)
        for requirement in map(Requirement, package.requires or ()):
            extras = wanted.extras or {""}
            if requirement.marker is None or any(requirement.marker.evaluate({"extra": extra}) for extra in extras):
                waiting.append(requirement)
        if package.name in seen:
            continue
        seen.add(package.name)
        tags = [line.split(": ")[1].split("-") for line in package.read_text("WHEEL").split("\n") if "Tag: " in line]
        tag = "-".join(".".join(dict.fromkeys(part)) for part in zip(*tags, strict=True))
        name = re.sub(r"[-_.]+", "_", package.name)
        with zipfile.ZipFile(folder / f"{name}-{package.version}-{tag}.whl", "w") as wheel:
            for file in package.files:
                if ".." not in file.parts and file.suffix != ".pyc":
                    wheel.write(file.locate(), file)


def test_a_wheel_carries_the_page_and_starts(project, tmp_path):
    _, archive = build("sdist", project, tmp_path)
    subprocess.run(["tar", "-xzf", archive, "-C", tmp_path], check=True)
    _, wheel = build("wheel", next(tmp_path.glob("ergosphere-*/")), tmp_path)
    _, direct = build("wheel", project, tmp_path / "direct", ERGOSPHERE_RELEASE="1")
    assert names_in(wheel) == names_in(direct)
    assert "ergosphere/server/page/index.html" in names_in(wheel)
    assert len(names_in(wheel, "server/page/")) > 10

    environment = installed(wheel, tmp_path / "installed")
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


def test_no_release_without_the_page(project, tmp_path):
    (project / PAGE).unlink()
    done, _ = build("wheel", project, tmp_path, ERGOSPHERE_RELEASE="1")
    assert done.returncode != 0
    assert "run `make page` first" in done.stderr


def test_without_the_page_there_is_a_terminal_and_one_line_says_so(project, tmp_path):
    shutil.rmtree((project / PAGE).parent)
    done, wheel = build("wheel", project, tmp_path)
    assert "ergosphere: without the page" in done.stderr
    assert names_in(wheel, "server/page/") == []

    environment = installed(wheel, tmp_path / "installed")
    assert run(environment, *MATCHES).returncode == 0
    for arguments in [(), ("serve", "--open")]:
        refused = run(environment, *arguments)
        assert refused.returncode == 2
        assert refused.stderr.count("\n") == 1
        assert "run `make page`" in refused.stderr


def test_a_deleted_module_is_not_packed(project, tmp_path):
    build("wheel", project, tmp_path)
    (project / "src/ergosphere/home.py").unlink()
    (project / "src/ergosphere/server/page/assets").rename(project / "src/ergosphere/server/page/elsewhere")
    _, wheel = build("wheel", project, tmp_path)
    assert "ergosphere/__main__.py" in names_in(wheel)
    assert names_in(wheel, "home.py") == names_in(wheel, "page/assets/") == []


@pytest.fixture(scope="module")
def wheels(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheels")
    pack_again(folder)
    return folder


def pip_wheel(folder, target, wheels, compiler):
    """As every user's pip does it, in isolation: nothing is there but what `build-system.requires` names."""
    cc = target / "cc"
    cc.write_text(f"#!/bin/sh\n{compiler}\n")
    cc.chmod(0o755)
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "ERGOSPHERE_"))}
    command = [sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "--no-index", "--find-links", wheels]
    done = subprocess.run(
        [*command, "-w", target, folder],
        env={**kept, "CC": str(cc), "PIP_CONFIG_FILE": os.devnull},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout, next(target.glob("ergosphere-*.whl"))


@needs_compiler
def test_pip_builds_a_compiled_wheel(small_project, tmp_path, wheels):
    said, wheel = pip_wheel(small_project, tmp_path, wheels, 'exec cc "$@" -O0')  # optimising takes long
    assert "not compiled" not in said
    environment = installed(wheel, tmp_path / "installed")
    assert "(compiled)" in run(environment, "--version").stdout
    assert run(environment, *MATCHES).returncode == 0


def test_without_a_compiler_pip_builds_plain_python_and_says_why(project, tmp_path, wheels):
    """With all games: mypyc finds the types of everything they import, and only the compiler fails."""
    said, wheel = pip_wheel(project, tmp_path, wheels, "exit 77")
    assert re.search("not compiled, plain Python instead .* 77", said), said
    assert names_in(wheel, ".so") == []
    environment = installed(wheel, tmp_path / "installed")
    assert "(interpreted)" in run(environment, "--version").stdout


def test_what_mypyc_refuses_is_plain_python_or_an_error(small_project, tmp_path):
    with (small_project / "src/ergosphere/core/engine/rng.py").open("a") as module:
        module.write("this is not Python\n")
    done, wheel = build("wheel", small_project, tmp_path, ERGOSPHERE_COMPILE="if-possible")
    assert "not compiled, plain Python instead (mypyc refused it)" in done.stderr
    assert names_in(wheel, ".so") == []
    assert "ergosphere/core/engine/rng.py" in names_in(wheel)
    done, _ = build("wheel", small_project, tmp_path, ERGOSPHERE_COMPILE="always")
    assert done.returncode != 0
