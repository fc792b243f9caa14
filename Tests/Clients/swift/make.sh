#!/usr/bin/env bash
# Makes Sources/TitanUpAPI/Generated from TitanUp's protos, with the plugins that come with the Swift packages, and builds the
# program. It needs Swift 6.2 and protoc. Arguments go to `swift build`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
protos=../../../proto
generated=Sources/TitanUpAPI/Generated
for plugin in protoc-gen-swift protoc-gen-grpc-swift-2; do swift build -q "$@" --product "$plugin"; done
bin=$(swift build "$@" --show-bin-path)
rm -rf "$generated"
mkdir -p "$generated"
protoc -I "$protos" --plugin="$bin/protoc-gen-swift" --plugin="$bin/protoc-gen-grpc-swift-2" \
  --swift_out="$generated" --swift_opt=Visibility=Public,FileNaming=PathToUnderscores \
  --grpc-swift-2_out="$generated" --grpc-swift-2_opt=Visibility=Public,FileNaming=PathToUnderscores,Server=false \
  "$protos"/google/rpc/*.proto "$protos"/titanup/{auth,pose,sessions,trophies}/v1/*.proto
swift build -q "$@" --product titanup-client
