package import TitanHTTP2
package import TitanRPC

/// gRPC's protocol on one stream of a client. Pure: header blocks and content in, messages and the outcome out.
///
/// A server that breaks the protocol ends the call with a status; what comes after the end is ignored.
package struct ClientStreamStateMachine: Sendable {
  private enum State: Sendable {
    /// May become `messages` or `ended`.
    case headers
    /// May become `ended`.
    case messages
    /// Final.
    case ended
  }

  /// How the call ended.
  package struct Outcome: Sendable {
    package var status: Status
    package var trailingMetadata: Metadata
    /// What the server says of another attempt, if it does.
    var retryPushback: RetryPushback?

    package init(_ status: Status, _ trailingMetadata: Metadata = [:]) {
      self.status = status
      self.trailingMetadata = trailingMetadata
    }
    init(_ code: StatusCode, _ message: String) { self.init(Status(code: code, message: message)) }
  }

  package enum HeadersAction: Sendable {
    case initialMetadata(Metadata)
    case end(Outcome)
    case ignore
  }

  private var state = State.headers
  private var deframer: MessageDeframer
  private var encoding = Compression.identity

  package init(messageLimit: Int) { deframer = MessageDeframer(limit: messageLimit) }

  /// The header block of a request.
  package static func request(
    path: String, scheme: String, authority: String, timeout: Timeout?, compression: Compression = .identity,
    metadata: Metadata
  ) -> HTTP2Fields {
    var fields = HTTP2Fields()
    fields.reserve(bytes: 256, fields: 9 + metadata.count)
    fields.append(":method", "POST")
    fields.append(":scheme", scheme)
    fields.append(":path", path)
    fields.append(":authority", authority)
    if let timeout { fields.append("grpc-timeout", timeout.wireForm, isUnindexed: true) }
    fields.append("te", "trailers")
    fields.append("content-type", "application/grpc")
    fields.append("user-agent", "grpc-swift-titanup/1.0")
    if compression != .identity { fields.append("grpc-encoding", compression.rawValue) }
    fields.append("grpc-accept-encoding", "identity,gzip")
    fields.append(metadata)
    return fields
  }

  package mutating func receive(_ fields: HTTP2Fields, endStream: Bool) -> HeadersAction {
    switch state {
    case .ended: return .ignore
    case .messages:
      guard endStream else { return .ignore }
      state = .ended
      let outcome = Self.outcome(ResponseFields(fields))
      guard outcome.status.code == .ok, deframer.partialSize > 0 else { return .end(outcome) }
      return .end(Outcome(.internal, "the response ended in the middle of a message"))
    case .headers:
      let response = ResponseFields(fields)
      if let status = response.httpStatus, (100..<200).contains(status), !endStream { return .ignore }
      if let outcome = Self.earlyOutcome(response, endStream: endStream) {
        state = .ended
        return .end(outcome)
      }
      state = .messages
      encoding = response.encoding
      return .initialMetadata(response.metadata)
    }
  }

  /// The outcome of a response that is over with its first block, or is none of gRPC.
  private static func earlyOutcome(_ response: ResponseFields, endStream: Bool) -> Outcome? {
    if let error = response.failure { return Outcome(error.status) }
    let isGRPC = response.contentType == .plain || response.contentType == .proto
    if endStream, isGRPC, response.grpcStatus != nil { return outcome(response) }
    guard response.httpStatus == 200 else {
      let status = response.httpStatus ?? 0
      return Outcome(StatusCode(httpStatus: status), "the server answered with HTTP status \(status)")
    }
    switch response.contentType {
    case .plain, .proto: break
    case .foreign(let type):
      return Outcome(
        .internal, "the response's content-type is \(type), expected application/grpc or application/grpc+proto")
    case .other(let type):
      return Outcome(.unknown, "the response's content-type is \(type), expected application/grpc")
    }
    if endStream { return outcome(response) }
    if let encoding = response.unknownEncoding {
      return Outcome(.internal, "the response's grpc-encoding is \(encoding); identity and gzip were offered")
    }
    return nil
  }

  private static func outcome(_ response: ResponseFields) -> Outcome {
    if let error = response.failure { return Outcome(error.status) }
    guard let text = response.grpcStatus else {
      return Outcome(.unknown, "the server ended the call without grpc-status")
    }
    let code = StatusCode(wireForm: text)
    let unknown = "grpc-status is \(text), which is no code" + (response.message.isEmpty ? "" : ": ")
    let status = Status(
      code: code ?? .unknown, message: (code == nil ? unknown : "") + response.message, details: response.details)
    var outcome = Outcome(status, response.metadata)
    outcome.retryPushback = response.retryPushback
    return outcome
  }

  /// Takes the next whole message off `bytes`; `nil` when they are used up.
  ///
  /// - Throws: the status the call ends with.
  package mutating func receive(_ bytes: inout UnsafeRawBufferPointer) throws(RPCError) -> InboundMessage? {
    guard case .messages = state else {
      bytes = UnsafeRawBufferPointer(start: nil, count: 0)
      return nil
    }
    guard let message = try deframer.next(&bytes) else { return nil }
    guard !message.isCompressed || encoding != .identity else {
      throw RPCError(code: .internal, message: "a message is compressed, but grpc-encoding is identity")
    }
    return message
  }

  /// The server sends no more. `nil` if the call's outcome is known already.
  package mutating func receiveEnd() -> Outcome? {
    if case .ended = state { return nil }
    state = .ended
    return Outcome(.internal, "the server ended the call without trailers")
  }

  /// The stream was reset. `nil` if the call's outcome is known already.
  package mutating func receiveReset(_ code: HTTP2ErrorCode) -> Outcome? {
    if case .ended = state { return nil }
    state = .ended
    return Outcome(StatusCode(reset: code), "the stream was reset with \(code)")
  }

  /// Bytes held of a message that is not yet whole.
  package var partialSize: Int { deframer.partialSize }

  /// The call is over for a reason of this side's own.
  package mutating func close() { state = .ended }
}
