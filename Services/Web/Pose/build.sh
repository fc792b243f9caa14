#!/bin/bash
# build.sh OUT: compiles the engine with the clang and wasm-ld of the Swift toolchain: to OUT/pose.wasm, and to
# OUT/pose-relaxed.wasm for browsers with relaxed SIMD.
set -euo pipefail

[ $# = 1 ] || { echo "usage: $0 OUT" >&2; exit 64; }
here=$(cd "$(dirname "$0")" && pwd)
swift=$(command -v swift) || { echo "$0: no swift on PATH; the engine is built by the clang beside it" >&2; exit 69; }
tools=$(dirname "$(readlink -f "$swift")")

out=$1
mkdir -p "$out"
objects=$(mktemp -d)
trap 'rm -rf "$objects"' EXIT

module() { # module FILE FLAGS...
  local source
  for source in "$here"/*.c; do
    "$tools/clang" --target=wasm32-unknown-unknown -std=c17 -O3 -ffreestanding -msimd128 "${@:2}" -mbulk-memory \
      -ffp-contract=off -fno-math-errno -Wall -Wextra -Werror -c "$source" -o "$objects/$(basename "$source" .c).o"
  done
  # The stack lies below everything else, so that overflowing it traps.
  "$tools/wasm-ld" --no-entry --gc-sections --strip-all --stack-first -z stack-size=65536 --max-memory=268435456 \
    "$objects"/*.o -o "$objects/$1"
  cp "$objects/$1" "$out/$1"
}

# Relaxed SIMD leaves it to the processor whether a product is rounded before it is added; without it, every browser computes
# the same landmarks.
module pose-relaxed.wasm -mrelaxed-simd
module pose.wasm
