// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/bench/v1/echo.proto. Do not edit it: `deploy/dev generate` makes it.

import TitanProto
import TitanRPC

extension BenchV1 {
  /// `titanup.bench.v1.EchoMessage`.
  package struct EchoMessage: RPCMessage, Hashable, Sendable {
    package var payload: [UInt8]
    package var values: [Float]

    package init(
      payload: [UInt8] = [],
      values: [Float] = []
    ) {
      self.payload = payload
      self.values = values
    }
  }
}
