import TitanRPC

/// A unary call's response with its metadata.
struct UnaryAnswer<Message: RPCMessage> {
  let message: Message
  let wasCompressed: Bool
  let initialMetadata: Metadata
  let trailingMetadata: Metadata
}

extension RPCChannel {
  /// - Parameter compressed: whether to compress the request; `nil` leaves it to the channel.
  func unary<Request: RPCMessage, Response: RPCMessage>(
    inFull method: MethodDescriptor, _ request: Request, _ options: CallOptions, compressed: Bool? = nil
  ) async throws -> UnaryAnswer<Response> {
    try await withCall(method, options) { stream in
      try await RPCWriter<Request>(stream).write(request, compressed: compressed)
      stream.halfClose()
      let responses = RPCAsyncSequence<Response>(stream)
      var iterator = responses.makeAsyncIterator()
      guard let message = try await iterator.next() else { throw CaseFailure("the call succeeded without a message") }
      let wasCompressed = responses.lastWasCompressed
      guard try await iterator.next() == nil else { throw CaseFailure("more than one message arrived") }
      return UnaryAnswer(
        message: message, wasCompressed: wasCompressed, initialMetadata: try await stream.initialMetadata(),
        trailingMetadata: stream.trailingMetadata)
    }
  }
}
