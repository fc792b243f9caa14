#!/usr/bin/env bash
# run.sh HOST:PORT RECORDING
set -euo pipefail
here=$(dirname "${BASH_SOURCE[0]}")
. "$here/jars.sh"
exec java -cp "$here/generated/classes:$class_path" Client "$@"
