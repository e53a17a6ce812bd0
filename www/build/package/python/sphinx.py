"""The directive magnus-derek for Sphinx, and for MyST in Sphinx and Jupyter Book 1.

    extensions = ["magnus_derek.sphinx"]

HTML gets the table that plays, LaTeX gets TikZ, EPUB a picture in SVG, and other documents get a sentence. Node.js draws
what is not played; without it there is only the table before its first move, in LaTeX a sentence, and a warning says so.
"""

import hashlib
import posixpath
import shutil
from html import escape
from importlib.resources import as_file, files
from pathlib import Path

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.docutils import SphinxDirective
from sphinx.util.logging import getLogger

from . import __version__
from .drawing import FLAGS, VALUES, NotDrawn, described, draw, picture, sentence

SCRIPT = "standalone.js"
# Beside the script, for tables with a lesson.
LESSONS = "lessons.js"
# The languages that a table speaks.
LANGUAGES = ("en", "de")

logger = getLogger(__name__)


class Table(nodes.General, nodes.Element):
    """A table; `attributes` are those of the tag."""


class MagnusDerek(SphinxDirective):
    """The attributes of the tag as options, and the caption as content."""

    has_content = True
    option_spec = {
        **dict.fromkeys((*VALUES, "alt", "name", "width"), directives.unchanged),
        **dict.fromkeys(FLAGS, directives.flag),
        "class": directives.class_option,
    }

    def run(self):
        given = {name: self.options[name] for name in VALUES if self.options.get(name)}
        given.update({name: True for name in FLAGS if name in self.options})
        language = (self.config.language or "").partition("_")[0]
        if language in LANGUAGES:
            given.setdefault("lang", language)
        table = Table(table=given, alt=self.options.get("alt"), width=self.options.get("width"))
        self.set_source_info(table)
        figure = nodes.figure("", table, classes=["magnus-derek", *self.options.get("class", [])])
        self.set_source_info(figure)
        if self.content:
            inline, messages = self.state.inline_text(" ".join(self.content), self.lineno)
            figure += nodes.caption("", "", *inline)
            figure += messages
        self.add_name(figure)
        return [figure]


def alt_of(node):
    return node["alt"] or sentence(node["table"])


def warn(node, reason):
    logger.warning("magnus-derek: %s", reason, location=node, type="magnus-derek")


def drawn(node):
    """The picture, or None, about which a warning tells."""
    try:
        return draw("svg", node["table"])
    except NotDrawn as reason:
        # In HTML a task plays, and has no picture.
        if not any(name in node["table"] for name in ("lesson", "puzzle")):
            warn(node, reason)
        return picture(node["table"])


def picture_file(builder, svg):
    """Writes the picture beside those of the document, once, and gives its address."""
    name = f"magnus-derek-{hashlib.sha1(svg.encode()).hexdigest()}.svg"
    folder = Path(builder.outdir, builder.imagedir)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(svg, encoding="utf-8")
    return posixpath.join(builder.imgpath, name)


def visit_html(writer, node):
    svg = drawn(node)
    inside = escape(alt_of(node))
    style = f' style="max-width: {escape(node["width"])}"' if node["width"] else ""
    if svg is not None:
        inside = f'<img alt="{inside}" src="{escape(picture_file(writer.builder, svg))}"{style}>'
    if writer.builder.name == "epub":
        # Its readers run no scripts, and it is XML.
        writer.body.append(inside.replace(">", " />") if svg is not None else f"<p>{inside}</p>")
    else:
        given = "".join(
            f" {name}" if value is True else f' {name}="{escape(str(value))}"' for name, value in node["table"].items()
        )
        writer.body.append(f"<magnus-derek{given}{style}>{inside}</magnus-derek>")
    raise nodes.SkipNode


def visit_latex(writer, node):
    try:
        text = draw("tikz", node["table"])
    except NotDrawn as reason:
        warn(node, reason)
        text = writer.encode(f"{described(node['table'])[0]}.")
    writer.body.append(f"\n{text}\n")
    raise nodes.SkipNode


def visit_text(writer, node):
    said = alt_of(node)
    if hasattr(writer, "add_text"):
        writer.add_text(f"[{said}] ")
    else:
        writer.body.append(writer.escape(said) if hasattr(writer, "escape") else writer.deunicode(said))
    raise nodes.SkipNode


def add_script(app, pagename, templatename, context, doctree):
    """The script, on pages with a table alone."""
    if doctree is not None and app.builder.name != "epub" and next(doctree.findall(Table), None) is not None:
        app.add_js_file(SCRIPT)


def copy_scripts(app, error):
    if error is None and app.builder.format == "html" and app.builder.name != "epub":
        for name in (SCRIPT, LESSONS):
            with as_file(files(__package__) / "static" / name) as script:
                shutil.copy(script, Path(app.outdir, "_static", name))


def add_tikz_library(_, config):
    """Keeps TikZ whole where a language makes signs active, as babel does for French."""
    config.latex_elements["preamble"] = config.latex_elements.get("preamble", "") + "\\usetikzlibrary{babel}\n"


def setup(app):
    ways = {name: (visit_text, None) for name in ("text", "man", "texinfo")}
    app.add_node(Table, html=(visit_html, None), latex=(visit_latex, None), **ways)
    app.add_directive("magnus-derek", MagnusDerek)
    app.add_latex_package("tikz")
    app.connect("config-inited", add_tikz_library)
    app.connect("html-page-context", add_script)
    app.connect("build-finished", copy_scripts)
    return {"version": __version__, "parallel_read_safe": True, "parallel_write_safe": True}
