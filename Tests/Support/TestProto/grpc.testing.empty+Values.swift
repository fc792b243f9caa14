// swift-format-ignore-file
// Made by protoc-gen-titan from grpc/testing/empty.proto. Do not edit it: `deploy/dev generate` makes it.

import TitanProto
import TitanRPC

extension GRPCTesting {
  /// An empty message, which has zero bytes.
  package struct Empty: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}
