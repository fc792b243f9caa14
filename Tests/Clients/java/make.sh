#!/usr/bin/env bash
# Makes Java's code from TitanUp's protos in `generated`, and compiles it with Client.java. It needs a JDK of 17 or later, protoc, and
# gRPC's Java packages and plugin: on Debian default-jdk-headless, protobuf-compiler, protobuf-compiler-grpc-java-plugin,
# libgrpc-java, libprotobuf-java, libnetty-java and libperfmark-java.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
protos=../../../proto
rm -rf generated
mkdir -p generated/classes
protoc -I "$protos" --java_out=generated --plugin=protoc-gen-grpc-java="$(command -v grpc_java_plugin)" --grpc-java_out=generated \
  "$protos"/google/rpc/status.proto "$protos"/titanup/{auth,pose,sessions,trophies}/v1/*.proto
find generated -name '*.java' >generated/sources
. ./jars.sh
javac -nowarn -cp "$class_path" -d generated/classes @generated/sources Client.java
