"""The Magnus–Derek table: `MagnusDerek` for notebooks, which needs the package anywidget, and `magnus_derek.sphinx` for Sphinx."""

__version__ = "VERSION"
__all__ = ["MagnusDerek"]


def __getattr__(name):
    # Loaded when it is asked for: a document made by Sphinx needs no anywidget.
    if name != "MagnusDerek":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from .widget import MagnusDerek

    return MagnusDerek
