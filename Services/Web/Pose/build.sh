#!/bin/bash
# build.sh OUT: compiles the engine to OUT/pose.wasm with the clang and wasm-ld of the Swift toolchain.
set -euo pipefail

[ $# = 1 ] || { echo "usage: $0 OUT" >&2; exit 64; }
here=$(cd "$(dirname "$0")" && pwd)
swift=$(command -v swift) || { echo "$0: no swift on PATH; the engine is built by the clang beside it" >&2; exit 69; }
tools=$(dirname "$(readlink -f "$swift")")

mkdir -p "$1"
objects=$(mktemp -d)
trap 'rm -rf "$objects"' EXIT

# Products are never fused with sums, so that every browser computes the same landmarks.
for source in "$here"/*.c; do
  "$tools/clang" --target=wasm32-unknown-unknown -std=c17 -O3 -ffreestanding -msimd128 -mbulk-memory \
    -ffp-contract=off -fno-math-errno -Wall -Wextra -Werror -c "$source" -o "$objects/$(basename "$source" .c).o"
done
# The stack lies below everything else, so that overflowing it traps.
"$tools/wasm-ld" --no-entry --gc-sections --strip-all --stack-first -z stack-size=65536 --max-memory=268435456 \
  "$objects"/*.o -o "$objects/pose.wasm"
cp "$objects/pose.wasm" "$1/pose.wasm"
