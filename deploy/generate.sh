#!/bin/sh
# Writes everything that is made from proto/, Shared/Protos/Outside and Tests/Support/Protos: the C of protobuf-c, and the
# Swift, JavaScript and OpenAPI of protoc-gen-titan.
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

protos() { (cd "$1" && find . -name '*.proto') | sed 's,^\./,,' | sort; }

# make_c FOLDER PROTOS FILTER FILE...: C of the FILEs in the folder PROTOS or the system's, headers in FOLDER/include, sources in FOLDER/src. The detour through a descriptor set
# leaves the comments behind (they are for readers of the protos and of the Swift), and what FILTER leaves out.
make_c() {
  folder=$1
  protos=$2
  filter=$3
  shift 3
  mkdir -p "$folder/all" "$folder/include" "$folder/src"
  protoc --proto_path="$protos" --proto_path="$include" --include_imports --descriptor_set_out="$folder/set" "$@"
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

# make_titan FOLDER PROTOS OPTIONS FILE...: what protoc-gen-titan makes of them
make_titan() {
  folder=$1
  protos=$2
  options=$3
  shift 3
  mkdir "$folder"
  protoc --proto_path="$protos" --proto_path="$include" --plugin=protoc-gen-titan="$plugin" \
    --titan_opt="$options" --titan_out="$folder" "$@"
}

# 1. What the plugin itself speaks, and the plugin.
make_c "$scratch/plugin" proto cat google/protobuf/descriptor.proto google/protobuf/compiler/plugin.proto
make_module "$scratch/plugin" CProtocPlugin
replace "$scratch/plugin" Shared/CProtocPlugin
swift build --product protoc-gen-titan >"$scratch/build.log" 2>&1 || { cat "$scratch/build.log" >&2; exit 1; }
plugin=$(swift build --show-bin-path)/protoc-gen-titan

# 2. C for every message, and Swift on top of it.
# shellcheck disable=SC2046,SC2086 # the lists are to be split
set -- $well_known $(protos proto | grep -v '^titanup/')
make_c "$scratch/c" proto "$plugin --lean" "$@"
make_module "$scratch/c" CTitanProto
replace "$scratch/c" Shared/CTitanProto
make_titan "$scratch/swift" proto c_module=CTitanProto "$@"
replace "$scratch/swift" Shared/TitanProto/Generated

# 3. The same for each service's package, as a module of its own: a change to one proto rebuilds only what imports it.
for package in proto/titanup/*/; do
  name=$(basename "$package")
  module=$(printf %.1s "$name" | tr '[:lower:]' '[:upper:]')${name#?}Proto
  # shellcheck disable=SC2046
  set -- $(protos proto | grep "^titanup/$name/")
  make_c "$scratch/packages/C$module" proto "$plugin --lean" "$@"
  make_module "$scratch/packages/C$module" "C$module"
  make_titan "$scratch/packages/$module" proto "c_module=C$module,runtime=TitanProto,reflection=yes" "$@"
  replace "$scratch/packages/C$module" "Shared/Protos/C$module"
  replace "$scratch/packages/$module" "Shared/Protos/$module/Generated"
done

# 4. The same for what others define and TitanUp sends: no service offers it, so it is no part of the contract in proto/.
# shellcheck disable=SC2046
set -- $(protos Shared/Protos/Outside)
make_c "$scratch/outside-c" Shared/Protos/Outside "$plugin --lean" "$@"
make_module "$scratch/outside-c" COpenTelemetryProto
replace "$scratch/outside-c" Shared/Protos/COpenTelemetryProto
make_titan "$scratch/outside-swift" Shared/Protos/Outside c_module=COpenTelemetryProto,runtime=TitanProto "$@"
replace "$scratch/outside-swift" Shared/Protos/OpenTelemetryProto/Generated

# 5. The same for what only tests speak. The well-known types are those of step 2.
# shellcheck disable=SC2046
set -- $(protos Tests/Support/Protos)
make_c "$scratch/test-c" Tests/Support/Protos "$plugin --lean" "$@"
make_module "$scratch/test-c" CTestProto
replace "$scratch/test-c" Tests/Support/CTestProto
make_titan "$scratch/test-swift" Tests/Support/Protos c_module=CTestProto,runtime=TitanProto,reflection=yes "$@"
replace "$scratch/test-swift" Tests/Support/TestProto

# 6. JavaScript for the page: what it may call, without what only programs do.
# shellcheck disable=SC2046,SC2086
set -- $well_known $(protos proto | grep -v '^grpc/')
make_titan "$scratch/javascript" proto language=javascript "$@"

# 7. The same contract as OpenAPI, for everybody else. The edge serves it, and the page shows it.
make_titan "$scratch/openapi" proto language=openapi "$@"
mv "$scratch"/openapi/openapi*.json "$scratch/javascript"
replace "$scratch/javascript" Services/Web/App/Generated
