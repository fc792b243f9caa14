/// Errors that all transports report in the same words.
extension RPCError {
  package static let deadlineExceeded = RPCError(
    code: .deadlineExceeded, message: "the call's deadline has passed")

  /// RESOURCE_EXHAUSTED for a message over the limit. `size` and `limit` are in bytes.
  package static func messageTooLarge(size: Int, limit: Int) -> RPCError {
    RPCError(
      .resourceExhausted, reason: "MESSAGE_TOO_LARGE", "the message has \(size) bytes, the limit is \(limit)",
      info: ["size": String(size), "limit": String(limit)])
  }
}
