"""The table in a notebook. Needs the wheel (pip install ../../target/package/magnus_derek-0.1.0-py3-none-any.whl)."""

from magnus_derek import MagnusDerek

table = MagnusDerek(n=15)
table
