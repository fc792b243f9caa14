#!/usr/bin/env bash
# Makes the packages `titanup` and `google` in `generated` from TitanUp's protos. It needs Python 3.11 and the packages of
# requirements.txt; PYTHON names the interpreter that has them.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
protos=../../../proto
rm -rf generated
mkdir generated
"${PYTHON:-python3}" -m grpc_tools.protoc -I "$protos" --python_out=generated --grpc_python_out=generated \
  "$protos"/google/rpc/status.proto "$protos"/titanup/{auth,pose,sessions,trophies}/v1/*.proto
