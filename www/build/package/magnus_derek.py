"""The Magnus–Derek table in notebooks. Needs the package anywidget (pip install anywidget); all else is in this file."""

import math
import sys
from html import escape
from urllib.parse import urlencode

import anywidget
import ipywidgets
import traitlets

# Replaced by the build: the script that all tables of a notebook share.
_TEXT = "anywidget.js"

# The script of each table, which imports the shared one, once for a page.
_LOADER = """
const scripts = (globalThis.magnusDerekScripts ??= new Map());
async function load(model) {
  const id = model.get("script").replace("IPY_MODEL_", "");
  const shared = await model.widget_manager.get_model(id);
  const text = shared.get("text");
  if (!scripts.has(text)) {
    scripts.set(text, import(URL.createObjectURL(new Blob([text], { type: "text/javascript" }))));
  }
  return (await scripts.get(text)).default;
}
export default { render: async ({ model, el }) => (await load(model)).render({ model, el }) };
"""


class _Script(ipywidgets.Widget):
    """The shared script as a model of its own, so that a notebook saves it once."""

    text = traitlets.Unicode().tag(sync=True)


_shared = None


def _in_marimo():
    """True if marimo runs this. It sends one script for all tables by itself, and a model of one session or cell reaches no other."""
    running = getattr(sys.modules.get("marimo"), "running_in_notebook", None)
    return running is not None and running()


def _script():
    global _shared
    if _shared is None or _shared.comm is None:
        _shared = _Script(text=_TEXT)
    return _shared


class MagnusDerek(anywidget.AnyWidget):
    """A table. Its traits are the attributes of the tag; `state` is the game as the text of a share link, and follows what is
    played, as `lesson` and `puzzle` follow the reader and `n` the table. `href` is the page to which links lead."""

    _esm = _LOADER
    script = traitlets.Instance(ipywidgets.Widget, allow_none=True).tag(sync=True, **ipywidgets.widget_serialization)
    n = traitlets.Int(13).tag(sync=True)
    magnus = traitlets.Unicode("layers").tag(sync=True)
    derek = traitlets.Unicode("human").tag(sync=True)
    seed = traitlets.Int(1).tag(sync=True)
    controls = traitlets.Unicode("full").tag(sync=True)
    state = traitlets.Unicode("").tag(sync=True)
    lesson = traitlets.Unicode("").tag(sync=True)
    puzzle = traitlets.Unicode("").tag(sync=True)
    round = traitlets.Int(None, allow_none=True).tag(sync=True)
    layers = traitlets.Unicode("").tag(sync=True)
    readonly = traitlets.Bool(False).tag(sync=True)
    evaluate = traitlets.Bool(False).tag(sync=True)
    previews = traitlets.Unicode("").tag(sync=True)
    theme = traitlets.Unicode("").tag(sync=True)
    lang = traitlets.Unicode("").tag(sync=True)
    href = traitlets.Unicode("").tag(sync=True)
    height = traitlets.Union([traitlets.Int(), traitlets.Unicode()], default_value=None, allow_none=True).tag(sync=True)

    def __init__(self, *args, **values):
        if _in_marimo():
            self._esm = _TEXT
        super().__init__(*args, **values)

    @traitlets.default("script")
    def _default_script(self):
        return None if _in_marimo() else _script()

    def __repr__(self):
        for name in "puzzle", "lesson", "state":
            if value := getattr(self, name):
                return f"MagnusDerek({name}={value!r})"
        return f"MagnusDerek(n={self.n})"

    def _repr_mimebundle_(self, **kwargs):
        data, metadata = super()._repr_mimebundle_(**kwargs)
        return {**data, "text/html": self._still()}, metadata

    def _still(self):
        """What is seen where no widget can run: a link, and the table before the first move, which needs no rules."""
        if self.puzzle:
            what, address = "A puzzle on the Magnus–Derek table", f"practice.html#{self.puzzle}"
        elif self.lesson:
            name, _, step = self.lesson.partition("/")
            what, address = f"A step of the lesson {self.lesson}", f"learn/{name}.html#{step}"
        elif self.state:
            what, address = "A game on the Magnus–Derek table", f"#{self.state}"
        else:
            choice = {"n": self.n, "magnus": self.magnus, "derek": self.derek, "seed": self.seed}
            what, address = f"The Magnus–Derek table with {self.n} positions", f"#{urlencode(choice, safe=':,+')}"
        words = f"{what}. It can be played where this notebook runs"
        if self.href:
            words += f', and <a href="{escape(self.href + address)}">on its own page</a>'
        picture = "" if self.puzzle or self.lesson or self.state or self.n > 400 else _start(self.n)
        return f"<figure>{picture}<figcaption>{words}.</figcaption></figure>"


def _start(n):
    """The table of n positions before the first move: 0 at the top, visited, with the token."""
    size = min(5.0, 250 / n)
    at = [(130 + 115 * math.sin(2 * math.pi * z / n), 130 - 115 * math.cos(2 * math.pi * z / n)) for z in range(n)]
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}"/>' for x, y in at[1:])
    x, y = at[0]
    token = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size + 2:.1f}" fill="#b4531a" stroke="none"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="260" height="260" role="img" aria-label="{n} positions in a circle; the '
        f'token is on position 0"><g fill="none" stroke="#6b7280" stroke-width="1.5">{dots}{token}</g></svg>'
    )
