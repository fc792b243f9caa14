/// What transports say, in the same words whichever it is.
extension RPCError {
  package static let deadlineExceeded = RPCError(
    code: .deadlineExceeded, message: "the call's deadline has passed")

  /// RESOURCE_EXHAUSTED for a message over the limit. Both in bytes.
  package static func messageTooLarge(size: Int, limit: Int) -> RPCError {
    RPCError(
      code: .resourceExhausted, message: "the message has \(size) bytes, the limit is \(limit)")
  }
}
