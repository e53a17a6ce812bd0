"""The table in a notebook. Needs the package anywidget (pip install anywidget)."""

import pathlib

import anywidget
import traitlets


class MagnusDerek(anywidget.AnyWidget):
    """The table; `state` is the game as the text of a share link, and follows what is played."""

    _esm = pathlib.Path("../../target/package/dist/anywidget.js")
    n = traitlets.Int(13).tag(sync=True)
    magnus = traitlets.Unicode("layers").tag(sync=True)
    derek = traitlets.Unicode("human").tag(sync=True)
    seed = traitlets.Int(1).tag(sync=True)
    controls = traitlets.Unicode("full").tag(sync=True)
    state = traitlets.Unicode("").tag(sync=True)


table = MagnusDerek(n=15)
table
