#!/usr/bin/env bash
# Prints www/pkg/files.js: every file of the site with its SHA-256, and a version that changes whenever one of them does.
# `list-files.sh FOLDER` lists another copy of the site.
set -euo pipefail
export LC_ALL=C
cd "${1:-$(dirname "$0")/..}"

# macOS has no sha256sum.
sum="sha256sum"
command -v sha256sum >/dev/null 2>&1 || sum="shasum -a 256"

# Not the tools of the page, not what only documents it or stands for it elsewhere, of a built site not what is for other pages and for
# addresses that lead nowhere, and not the worker: browsers keep that by themselves.
list() {
  find . \( -name '.?*' -o -path ./node_modules -o -path ./build \) -prune -o -type f \
    \( -name '*.html' -o -name '*.css' -o -name '*.js' -o -name '*.wasm' -o -name '*.json' -o -name '*.svg' -o -name '*.png' \
    -o -name '*.webmanifest' \) ! -path ./pkg/files.js ! -path ./sw.js ! -path ./screenshot.png ! -path './learn/*.png' ! -path './previews/*' \
    ! -path './words/*/html/*' ! -path './downloads/*' ! -path ./standalone.js ! -path ./lessons.js ! -path ./404.html ! -path './package*.json' \
    ! -path './tsconfig*.json' ! -path ./biome.json -print | sort | xargs $sum
}

files=$(list)
version=$({ printf '%s\n' "$files"; $sum sw.js; } | $sum | cut -c 1-16)
languages=$(printf '%s\n' "$files" | sed -nE 's|^[0-9a-f]*  *\**\./([a-z]{2})/.*$|\1|p' | sort -u)

# What only readers of a language need: its pages, and what lies in a folder of its name.
of() { printf '%s\n' "$files" | grep -E "[ *]\./(([^ ]*/)?)($1)/" || true; }
entries() { sed 's|^\([0-9a-f]*\)  *\**\./\(.*\)$|'"$1"'"\2": "\1",|'; }
all=$(printf '%s' "$languages" | tr '\n' '|')

cat <<SITE
// Written by build/list-files.sh.
self.SITE = {
  version: "$version",
  files: {
$(printf '%s\n' "$files" | grep -vE "[ *]\./(([^ ]*/)?)(${all:-no language})/" | entries '    ')
  },
  languages: {
$(for language in $languages; do
  printf '    "%s": {\n' "$language"
  of "$language" | entries '      '
  printf '    },\n'
done)
  },
};
SITE
