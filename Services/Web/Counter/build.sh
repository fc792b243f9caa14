#!/usr/bin/env bash
# build.sh OUT: compiles the pose service's counter to the WebAssembly module OUT, from the sources that the service
# itself is built from. It needs Swift's own toolchain (swift on PATH); wasm-opt of Debian's binaryen makes the module
# smaller. The same sources give the same bytes.
set -euo pipefail

[ $# = 1 ] || { echo "usage: $0 OUT" >&2; exit 2; }
out=$1
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
domain=$here/../../PoseCounting/Domain
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# swift may be a link, and wasm-ld stands beside what it leads to.
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")

# Two folders of the domain stay out: Storage, how frames are kept, and Evidence, what proves a set.
sources=("$domain"/{Counter,Exercises,Landmarks,Stream}/*.swift "$here"/*.swift)

# Embedded Swift is an experimental feature, so the toolchain matters. Return addresses are not in memory, so there is
# nothing for a stack protector to protect. The hash for incremental builds would differ each time.
"$tools/swiftc" -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -swift-version 6 -warnings-as-errors \
  -package-name titanup -module-name PoseCountingDomain -parse-as-library -wmo -Osize -Xfrontend -disable-stack-protector \
  -Xfrontend -disable-incremental-llvm-codegen \
  "${sources[@]}" -c -o "$scratch/counter.o"
"$tools/clang" --target=wasm32-unknown-unknown -std=c17 -O2 -ffreestanding -fno-builtin -mbulk-memory -Wall -Wextra -Werror \
  -c "$here/../Wasm/runtime.c" -o "$scratch/runtime.o"
# The stack lies below everything else: to overflow it traps, instead of overwriting data.
"$tools/wasm-ld" --no-entry --gc-sections --strip-all --stack-first -z stack-size=262144 --max-memory=67108864 \
  "$scratch/counter.o" "$scratch/runtime.o" -o "$scratch/counter.wasm"
if command -v wasm-opt >/dev/null; then
  wasm-opt -Oz --enable-bulk-memory --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int \
    "$scratch/counter.wasm" -o "$scratch/counter.wasm"
fi
mkdir -p "$(dirname "$out")"
cp "$scratch/counter.wasm" "$out"
echo "$out: $(stat -c %s "$out") bytes, $(gzip -9nc "$out" | wc -c) compressed"
