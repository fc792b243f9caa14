#!/usr/bin/env bash
# run.sh HOST:PORT RECORDING
set -euo pipefail
here=$(dirname "${BASH_SOURCE[0]}")
exec "$(swift build --package-path "$here" --show-bin-path)/titanup-client" "${1%:*}" "${1##*:}" "$2"
