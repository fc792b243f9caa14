#!/bin/sh
# Writes everything that is made from proto/: the C of protobuf-c and the Swift of protoc-gen-titan.
# The same protos give the same bytes; what does not change keeps its time stamp.
#
# Needs Debian's protobuf-compiler, libprotobuf-dev, libprotoc-dev (plugin.proto) and protobuf-c-compiler, and Swift.
set -eu

cd "$(dirname "$0")/.."
export LC_ALL=C
include=${PROTOBUF_INCLUDE:-/usr/include}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

for tool in protoc protoc-gen-c swift; do
  command -v "$tool" >/dev/null || { echo "deploy/generate.sh: $tool is not installed" >&2; exit 1; }
done
[ -f "$include/google/protobuf/compiler/plugin.proto" ] || {
  echo "deploy/generate.sh: no google/protobuf/compiler/plugin.proto in $include (libprotoc-dev)" >&2; exit 1; }

# The well-known types that protos of ours may import.
well_known='google/protobuf/any.proto google/protobuf/duration.proto google/protobuf/empty.proto
  google/protobuf/field_mask.proto google/protobuf/timestamp.proto google/protobuf/wrappers.proto'
ours=$(cd proto && find . -name '*.proto' | sed 's,^\./,,' | sort)

# make_c FOLDER FILTER FILE...: headers in FOLDER/include, sources in FOLDER/src. The detour through a descriptor set
# leaves the comments behind (they are for readers of the protos and of the Swift), and what FILTER leaves out.
make_c() {
  folder=$1
  filter=$2
  shift 2
  mkdir -p "$folder/all" "$folder/include" "$folder/src"
  protoc --proto_path=proto --proto_path="$include" --include_imports --descriptor_set_out="$folder/set" "$@"
  $filter <"$folder/set" >"$folder/filtered"
  protoc --descriptor_set_in="$folder/filtered" --c_out="$folder/all" "$@"
  (cd "$folder/all" && find . -type d) | while read -r path; do mkdir -p "$folder/include/$path" "$folder/src/$path"; done
  (cd "$folder/all" && find . -name '*.h') | while read -r file; do mv "$folder/all/$file" "$folder/include/$file"; done
  (cd "$folder/all" && find . -name '*.c') | while read -r file; do mv "$folder/all/$file" "$folder/src/$file"; done
  rm -rf "$folder/all" "$folder/set" "$folder/filtered"
}

# make_module FOLDER NAME: an umbrella header and a module map over the headers.
make_module() {
  {
    echo '// Made by deploy/generate.sh.'
    echo '#pragma once'
    (cd "$1/include" && find . -name '*.pb-c.h') | sed 's,^\./,,' | sort | sed 's,.*,#include "&",'
  } >"$1/$2.h"
  mv "$1/$2.h" "$1/include/$2.h"
  printf '// Made by deploy/generate.sh.\nmodule %s {\n  umbrella header "%s.h"\n  export *\n}\n' "$2" "$2" \
    >"$1/include/module.modulemap"
}

# replace NEW OLD: makes the folder OLD hold what NEW holds, and touches only what differs.
replace() {
  mkdir -p "$2"
  (cd "$2" && find . -type f) | while read -r file; do [ -f "$1/$file" ] || rm "$2/$file"; done
  (cd "$1" && find . -type f) | while read -r file; do
    mkdir -p "$2/$(dirname "$file")"
    cmp -s "$1/$file" "$2/$file" || cp "$1/$file" "$2/$file"
  done
  find "$2" -type d -empty -delete
}

# 1. What the plugin itself speaks, and the plugin.
make_c "$scratch/plugin" cat google/protobuf/descriptor.proto google/protobuf/compiler/plugin.proto
make_module "$scratch/plugin" CProtocPlugin
replace "$scratch/plugin" Shared/CProtocPlugin
swift build --product protoc-gen-titan >"$scratch/build.log" 2>&1 || { cat "$scratch/build.log" >&2; exit 1; }
plugin=$(swift build --show-bin-path)/protoc-gen-titan

# 2. C for every message.
# shellcheck disable=SC2086 # the lists are to be split
make_c "$scratch/c" "$plugin --without-services" $well_known $ours
make_module "$scratch/c" CTitanProto
replace "$scratch/c" Shared/CTitanProto

# 3. Swift on top of it.
mkdir "$scratch/swift"
# shellcheck disable=SC2086
protoc --proto_path=proto --proto_path="$include" --plugin=protoc-gen-titan="$plugin" \
  --titan_out="$scratch/swift" $well_known $ours
replace "$scratch/swift" Shared/TitanProto/Generated
