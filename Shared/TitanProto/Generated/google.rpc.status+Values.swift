// swift-format-ignore-file
// Made by protoc-gen-titan from google/rpc/status.proto. Do not edit it: `deploy/dev generate` makes it.

import TitanRPC

extension GoogleRPC {
  /// The outcome of a call with its details.
  package struct Status: RPCMessage, Hashable, Sendable {
    /// A `google.rpc.Code`.
    package var code: Int32
    /// English, for developers.
    package var message: String
    /// Messages of error_details.proto, in no particular order, at most one of a kind.
    package var details: [GoogleProtobuf.AnyMessage]

    package init(
      code: Int32 = 0,
      message: String = "",
      details: [GoogleProtobuf.AnyMessage] = []
    ) {
      self.code = code
      self.message = message
      self.details = details
    }
  }
}
