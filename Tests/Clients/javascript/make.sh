#!/usr/bin/env bash
# Fetches gRPC's packages for Node.js. It needs Node.js 20 with npm; client.js reads the protos by itself.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
npm install --silent --no-audit --no-fund
