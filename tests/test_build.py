"""The build: compiled or plain but never half, no shift of 32 bits, and made after what games do."""

import os
import shlex
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools.engine_build import ROOT, compiled_modules, engine_modules, engine_sources
from tools.engine_profile import can_count
from tools.shift_guard import bad_shifts, check_generated_c

CC = shlex.split(os.environ.get("CC", "cc"))
HOUSE = ["pyproject.toml", "setup.py", "MANIFEST.in", "LICENSE", "tools"]
GOOD_BIT = "def bit(n: i64) -> i64:\n    mask: i64 = 1\n    mask <<= n\n    return mask\n"
BAD_BIT = "def bit(n: i64) -> i64:\n    return 1 << n\n"
STUB = {
    "__init__.py": "",
    "version.py": 'VERSION = "0.1.0"\n',
    "core/__init__.py": "",
    "core/bits.py": f"from mypy_extensions import i64\n\n\n{GOOD_BIT}",
    "games/__init__.py": "",
    "games/legal.py": "from techdeck.core.bits import bit\n\n\ndef legal() -> int:\n    return bit(40)\n",
    "rules/tricks.md": "# Tricks\n",
    "deck/editions/open-1.toml": "[science.3]\n",
    "deck/effects.lark": "start:\n",
    "server/__init__.py": "",
    "server/page/index.html": "<!doctype html>\n",
    "server/page/assets/page-1.js": "1;\n",
}
TRAINING = """
import os
from techdeck.games import legal
legal.legal()
print("trained", os.path.splitext(legal.__file__)[1], flush=True)
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with this house's build files around a package of two compiled modules."""
    for name in HOUSE:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tmp_path / name)
    (tmp_path / "README.md").write_text("# stub\n", encoding="utf-8")
    for name, text in STUB.items():
        file = tmp_path / "src" / "techdeck" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    (tmp_path / "tools" / "engine_training.py").write_text(TRAINING, encoding="utf-8")
    return tmp_path


def run(folder: Path, *command: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder, with the environment changed."""
    settings = {key: value for key, value in os.environ.items() if key not in ("TECHDECK_PURE", "PYTHONPATH")}
    return subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env=settings | env,
        capture_output=True,
        text=True,
        check=False,
    )


def build(project: Path, **env: str) -> str:
    """Build the wheel, which has to work; all that was said."""
    result = run(project, "setup.py", "bdist_wheel", **env)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout + result.stderr


def wheel_files(project: Path, **env: str) -> tuple[str, set[str]]:
    """Build the wheel; its name and the files in it."""
    build(project, **env)
    (wheel,) = (project / "dist").iterdir()
    with zipfile.ZipFile(wheel) as archive:
        return wheel.name, set(archive.namelist())


def generated_c(folder: Path, function: str) -> Path:
    """The C that mypyc makes of one function."""
    start = "from typing import Final\nfrom mypy_extensions import i32, i64\n\nONE: Final[i64] = 1\n\n"
    (folder / "bits.py").write_text(start + function, encoding="utf-8")
    code = "import setuptools; from mypyc.build import mypycify; mypycify(['bits.py'], target_dir='c')"
    result = run(folder, "-c", code)
    assert result.returncode == 0, result.stdout + result.stderr
    return folder / "c" / "__native.c"


BAD_SHIFTS = f"""
{BAD_BIT}
def converted(n: i64) -> i64:
    return i64(1) << n

def constant(n: i64) -> i64:
    return ONE << n

def local(n: i64) -> i64:
    one: i64 = 1
    return one << n

def negative(n: i64) -> i64:
    return -1 << n

def inside(mask: i64, n: i64) -> i64:
    return mask | 1 << n
"""
GOOD_SHIFTS = f"""
{GOOD_BIT}
def variable(x: i64, n: i64) -> i64:
    return x << n

def by_literal(x: i64) -> i64:
    return x << 3 | 1 << 40

def to_the_right(n: i64) -> i64:
    return 1024 >> n

def wide_literal(n: i64) -> i64:
    return 0x100000000 << n

def narrow(n: i32) -> i32:
    return 1 << n

def python_int(n: int) -> int:
    return 1 << n

def default(n: i64, one: i64 = 1) -> i64:
    return one << n
"""


def test_the_guard_catches_what_mypyc_really_makes_of_a_literal_shift(tmp_path: Path) -> None:
    path = generated_c(tmp_path, BAD_SHIFTS)
    found = bad_shifts(path, path.read_text(encoding="utf-8"))
    functions = ["bit", "converted", "constant", "local", "negative", "inside"]
    assert [shift.function for shift in found] == [f"CPyDef_{name}" for name in functions]
    lines = path.read_text(encoding="utf-8").splitlines()
    assert all(lines[shift.line - 1].strip() == shift.code for shift in found)


def test_the_guard_stops_the_build_and_names_the_line(tmp_path: Path) -> None:
    path = generated_c(tmp_path, BAD_BIT)
    with pytest.raises(SystemExit, match=r"__native\.c:\d+: in CPyDef_bit: cpy_r_r0 = 1 << cpy_r_n;"):
        check_generated_c([path])


def test_the_guard_passes_shifts_that_are_right(tmp_path: Path) -> None:
    path = generated_c(tmp_path, GOOD_SHIFTS)
    text = path.read_text(encoding="utf-8")
    assert text.count("<<") > 4, "the examples no longer make shifts"
    assert bad_shifts(path, text) == []


def test_setup_runs_the_guard(project: Path) -> None:
    bits = project / "src/techdeck/core/bits.py"
    bits.write_text(f"from mypy_extensions import i64\n\n\n{BAD_BIT}", encoding="utf-8")
    result = run(project, "setup.py", "bdist_wheel")
    if "pure Python install" in result.stderr:
        pytest.skip("no C compiler here, so there is no C to guard")
    assert result.returncode != 0
    assert "__native_engine.c:" in result.stderr
    assert "in CPyDef_bits___bit: cpy_r_r0 = 1 << cpy_r_n;" in result.stderr
    assert not (project / "dist").exists()


def test_without_a_compiler_the_wheel_is_plain_python(project: Path) -> None:
    name, files = wheel_files(project, CC=shutil.which("false") or "no-compiler")
    assert name == "techdeck-0.1.0-py3-none-any.whl"
    assert "techdeck/core/bits.py" in files
    assert not any(file.endswith((".so", ".pyd")) for file in files)


def test_with_no_compiler_on_the_path_the_wheel_is_plain_python(project: Path) -> None:
    name, _ = wheel_files(project, PATH=str(project))
    assert name == "techdeck-0.1.0-py3-none-any.whl"


def test_techdeck_pure_forces_plain_python(project: Path) -> None:
    name, _ = wheel_files(project, TECHDECK_PURE="1")
    assert name == "techdeck-0.1.0-py3-none-any.whl"


def test_the_wheel_holds_rules_and_editions_and_nothing_is_written_into_src(project: Path) -> None:
    before = sorted((project / "src").rglob("*"))
    _, files = wheel_files(project, TECHDECK_PURE="1")
    data = {"techdeck/rules/tricks.md", "techdeck/deck/editions/open-1.toml", "techdeck/deck/effects.lark"}
    data |= {"techdeck/server/page/index.html", "techdeck/server/page/assets/page-1.js"}
    assert data <= files
    assert sorted((project / "src").rglob("*")) == before


def test_a_removed_file_leaves_the_next_wheel(project: Path) -> None:
    wheel_files(project, TECHDECK_PURE="1")
    (project / "src/techdeck/games/legal.py").unlink()
    _, files = wheel_files(project, TECHDECK_PURE="1")
    assert "techdeck/games/legal.py" not in files


def test_with_a_compiler_every_engine_module_is_compiled(project: Path) -> None:
    name, files = wheel_files(project)
    if name.endswith("none-any.whl"):
        pytest.skip("no C compiler here")
    compiled = {file.split(".")[0] for file in files if file.endswith((".so", ".pyd"))}
    assert compiled == {"techdeck/core/bits", "techdeck/games/legal", "techdeck/engine__mypyc"}


def test_the_engine_is_made_after_the_counts_of_playing_with_it(project: Path) -> None:
    if not can_count([*CC, "-fPIC"]):
        pytest.skip("no gcc here that counts")
    said = build(project)
    assert "trained .so" in said, "what played was not compiled"
    assert "-fprofile-use" in said
    (counts,) = project.rglob("*.gcda")
    assert counts.with_suffix(".o").exists(), "gcc looks for the counts beside the object, under its name"
    assert "trained" not in build(project), "nothing has changed since"
    training = project / "tools" / "engine_training.py"
    training.write_text(TRAINING.replace("trained", "trained anew"), encoding="utf-8")
    assert "trained anew .so" in build(project)


def test_an_engine_that_lies_in_src_is_not_what_counts(project: Path) -> None:
    """An editable install leaves one there."""
    if not can_count([*CC, "-fPIC"]):
        pytest.skip("no gcc here that counts")
    build(project)
    (engine,) = (project / "build").glob("lib*/techdeck/engine__mypyc*.so")
    shutil.move(engine, project / "src" / "techdeck")
    os.utime(project / "src" / "techdeck" / engine.name, (2**31, 2**31))
    assert "trained .so" in build(project)


def test_only_a_compiler_that_works_and_is_gcc_counts() -> None:
    assert not can_count([])
    assert not can_count(["false"])
    assert not can_count(["no-such-compiler"])
    assert not can_count([*CC, "-fPIC", "-D__clang__"])


def test_a_training_that_fails_stops_the_build(project: Path) -> None:
    if not can_count([*CC, "-fPIC"]):
        pytest.skip("no gcc here that counts")
    (project / "tools" / "engine_training.py").write_text("raise SystemExit('lost count')\n", encoding="utf-8")
    result = run(project, "setup.py", "bdist_wheel")
    assert result.returncode != 0
    assert "lost count" in result.stderr
    assert "engine_training.py failed with the engine that was just compiled" in result.stderr
    assert not (project / "dist").exists()


def test_a_compiler_that_does_not_count_compiles_all_the_same(project: Path) -> None:
    if not can_count([*CC, "-fPIC"]):
        pytest.skip("no gcc here that counts, so the other tests show it")
    other = project / "cc"
    other.write_text('#!/bin/sh\ncase "$*" in *-fprofile*) exit 1 ;; esac\nexec gcc "$@"\n', encoding="utf-8")
    other.chmod(0o755)
    said = build(project, CC=str(other))
    assert "trained" not in said
    assert "compiled without counts" in said
    assert list((project / "build").rglob("engine__mypyc*.so"))


def test_the_engine_is_core_words_games_search_and_playout() -> None:
    sources = engine_sources(ROOT)
    folders = {file.parts[2] for file in sources}
    assert folders <= {"core", "words", "games", "search", "playout.py"}
    assert {"core", "words", "games", "search"} <= folders
    assert len(engine_modules(ROOT)) == len(sources)


def test_the_installed_engine_is_compiled_or_plain_but_never_half() -> None:
    compiled, plain = compiled_modules(ROOT)
    assert not (compiled and plain), f"compiled: {compiled}, plain: {plain}"


def test_the_installed_engine_is_compiled_wherever_it_can_be() -> None:
    if "PYTHONPATH" in os.environ or "TECHDECK_PURE" in os.environ:
        pytest.skip("plain Python was asked for")
    reason = run(ROOT, "-c", "from tools.engine_build import pure_reason; print(pure_reason())").stdout.strip()
    compiled, plain = compiled_modules(ROOT)
    assert (plain if reason == "None" else compiled) == []
