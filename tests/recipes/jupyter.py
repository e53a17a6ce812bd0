"""The table in a notebook. Needs the package anywidget (pip install anywidget)."""

import sys

# Not needed where magnus_derek.py lies beside the notebook.
sys.path.append("../../target/package/dist")
from magnus_derek import MagnusDerek

table = MagnusDerek(n=15)
table
