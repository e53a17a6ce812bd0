#!/usr/bin/env python3
"""Serves www on http://127.0.0.1:PORT/, as `./build.sh serve` calls it. Any other static file server does as well."""

import functools
import http.server
import os
import pathlib
import subprocess
import sys

WWW = pathlib.Path(__file__).parent.parent


class Handler(http.server.SimpleHTTPRequestHandler):
    # Connections are kept open, and answers leave at once: thirty small files come in half the time.
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".webmanifest": "application/manifest+json",
    }

    # The service worker answers from what it keeps, so an edited file is not seen by itself. The list of files is therefore
    # written anew whenever a browser compares it, which it does at each reload: the page then says that a new version is ready.
    def do_GET(self):
        if self.path == "/pkg/files.js":
            files = subprocess.run([WWW / "build/list-files.sh"], capture_output=True, check=True).stdout
            (WWW / "pkg/files.js").write_bytes(files)
        super().do_GET()

    # Without a worker, and under it, the browser asks each time whether a file has changed.
    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_):
        pass


def listen(port):
    """A server on this port; ends the program with a sentence if there can be none."""
    try:
        handler = functools.partial(Handler, directory=WWW)
        return http.server.ThreadingHTTPServer(("127.0.0.1", int(port)), handler)
    except ValueError:
        sys.exit(f"PORT must be a number from 1 to 65535, but it is {port!r}.")
    except OverflowError:
        sys.exit(f"PORT must be a number from 1 to 65535, but it is {port}.")
    except PermissionError:
        sys.exit(f"Port {port} may not be used by this user: choose one above 1023, for example PORT=8081 ./build.sh serve.")
    except OSError:
        sys.exit(f"Port {port} is taken by another program: choose another, for example PORT=8081 ./build.sh serve.")


if __name__ == "__main__":
    server = listen(os.environ.get("PORT", "8080"))
    print(f"The table is at http://127.0.0.1:{server.server_port}/ (Ctrl+C stops it).", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
