"""The table in notebooks, as an anywidget."""

import sys
from html import escape
from importlib.resources import files
from urllib.parse import parse_qs, urlsplit

import anywidget
import ipywidgets
import traitlets

from .drawing import VALUES, described, image

# The script that all tables of a notebook share.
_TEXT = (files(__package__) / "static" / "anywidget.js").read_text(encoding="utf-8")

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


def _game_in(link):
    """The text of the game in a link: behind the #, or in the query, because some editors drop what stands behind a #."""
    parts = urlsplit(link)
    return parts.fragment or parse_qs(parts.query).get("game", [""])[0]


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
    # What has happened on the table since the last message, oldest first, each with its number, its type and the round.
    events = traitlets.List(traitlets.Dict()).tag(sync=True)
    # The address of the game: it follows the state, and a link that is set opens its game.
    link = traitlets.Unicode("")

    def __init__(self, *args, **values):
        if _in_marimo():
            self._esm = _TEXT
        super().__init__(*args, **values)
        if self.link:
            self._open()
        self._follow()
        self.observe(self._follow, ["state", "lesson", "puzzle", "n", "magnus", "derek", "seed", "href"])
        self.observe(self._open, "link")

    @traitlets.default("script")
    def _default_script(self):
        return None if _in_marimo() else _script()

    def on_event(self, act):
        """Calls act with each event, a dict with its `type` such as "move", "end" or "error"."""
        self.observe(lambda change: [act(event) for event in change["new"]], "events")

    def _attributes(self):
        # The state has all of the game and where it stands; the other traits are those of its beginning.
        names = ("state", "lesson", "puzzle", "theme", "lang", "href") if self.state else VALUES
        return {name: getattr(self, name) for name in names}

    def _address(self):
        return self.href + described(self._attributes())[1]

    def _follow(self, _=None):
        self.link = self._address()

    @traitlets.validate("link")
    def _check_link(self, proposal):
        if proposal["value"] and not _game_in(proposal["value"]):
            raise traitlets.TraitError(f"The link {proposal['value']} has no game: one has it behind # or behind ?game=.")
        return proposal["value"]

    def _open(self, _=None):
        if self.link and self.link != self._address():
            self.state = _game_in(self.link)

    def __repr__(self):
        for name in "puzzle", "lesson", "state":
            if value := getattr(self, name):
                return f"MagnusDerek({name}={value!r})"
        return f"MagnusDerek(n={self.n})"

    def _repr_mimebundle_(self, **kwargs):
        data, metadata = super()._repr_mimebundle_(**kwargs)
        # No picture as a type of its own: nbconvert takes an SVG into LaTeX with Inkscape alone, and fails without it.
        return {**data, "text/html": self._still()}, metadata

    def _still(self):
        """What is seen where no widget can run: the game as it stands now, and a link."""
        attributes = self._attributes()
        what, _ = described(attributes)
        words = f"{what}. It can be played where this notebook runs"
        if self.href:
            words += f', and <a href="{escape(self.link)}">on its own page</a>'
        return f"<figure>{image(attributes)}<figcaption>{words}.</figcaption></figure>"
