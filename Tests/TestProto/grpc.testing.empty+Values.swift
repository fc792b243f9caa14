// swift-format-ignore-file
// Made by protoc-gen-titan from grpc/testing/empty.proto. Not to be edited: `deploy/dev generate` writes it anew.

import TitanProto
import TitanRPC

extension GRPCTesting {
  /// Nothing, in zero bytes.
  package struct Empty: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}
