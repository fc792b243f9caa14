package import TitanHTTP2
package import TitanRPC

/// gRPC's protocol on one stream of a client. Pure: takes header blocks and content, returns messages and the outcome.
///
/// If a server breaks the protocol, the call ends with a status; anything after the end is ignored.
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
    /// The server's instructions on retrying, if any.
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

  /// The outcome of a response that ends with its first block, or is not gRPC.
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

  /// The server sends nothing more. `nil` if the call's outcome is already known.
  package mutating func receiveEnd() -> Outcome? {
    if case .ended = state { return nil }
    state = .ended
    return Outcome(.internal, "the server ended the call without trailers")
  }

  /// The stream was reset. `nil` if the call's outcome is already known.
  package mutating func receiveReset(_ code: HTTP2ErrorCode) -> Outcome? {
    if case .ended = state { return nil }
    state = .ended
    return Outcome(StatusCode(reset: code), "the stream was reset with \(code)")
  }

  /// What the response's headers named as the encoding of compressed messages.
  package var responseEncoding: Compression { encoding }

  /// Bytes held of an incomplete message.
  package var partialSize: Int { deframer.partialSize }

  /// This side has ended the call.
  package mutating func close() { state = .ended }
}

/// Reads a header block of a response, in one pass.
struct ResponseFields {
  private(set) var httpStatus: Int?
  private(set) var contentType = ContentType.other("")
  private(set) var encoding = Compression.identity
  private(set) var unknownEncoding: String?
  private(set) var grpcStatus: String?
  private(set) var message = ""
  private(set) var details: [UInt8] = []
  private(set) var retryPushback: RetryPushback?
  private(set) var metadata = Metadata()
  /// Why the block could not be read, if so.
  private(set) var failure: RPCError?

  init(_ fields: HTTP2Fields) {
    fields.forEach { name, value in read(name, value) }
    if fields.isTruncated {
      failure = RPCError(code: .resourceExhausted, message: "the response's header block is larger than allowed")
    }
  }

  private mutating func read(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) {
    if name.matches(":status") {
      httpStatus = Int(String(decoding: value, as: UTF8.self))
    } else if name.matches("content-type") {
      contentType = ContentType(value)
    } else if name.matches("grpc-encoding") {
      let name = String(decoding: value, as: UTF8.self)
      if let known = Compression(rawValue: name) { encoding = known } else { unknownEncoding = name }
    } else if name.matches("grpc-status") {
      grpcStatus = String(decoding: value, as: UTF8.self)
    } else if name.matches("grpc-message") {
      message = PercentEncoding.decode(String(decoding: value, as: UTF8.self))
    } else if name.matches("grpc-status-details-bin") {
      details = Base64.decode(value) ?? []
    } else if name.matches("grpc-retry-pushback-ms") {
      retryPushback = RetryPushback(String(decoding: value, as: UTF8.self))
    } else if Metadata.isCustom(name) {
      do throws(RPCError) { try metadata.append(name, value) } catch { failure = failure ?? error }
    }
  }
}

/// A server's instructions on retries in `grpc-retry-pushback-ms` (gRFC A6).
enum RetryPushback: Sendable, Hashable {
  case after(Duration)
  case never

  /// Anything but a number of milliseconds, 0 or more, means never.
  init(_ text: String) {
    guard let milliseconds = Int32(text), milliseconds >= 0 else {
      self = .never
      return
    }
    self = .after(.milliseconds(Int(milliseconds)))
  }
}
