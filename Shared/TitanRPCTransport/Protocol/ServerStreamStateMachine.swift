package import TitanHTTP2
package import TitanRPC

/// gRPC's protocol on one stream of a server. Pure: takes and returns header blocks, content and messages.
///
/// Invalid input is sorted: the peer's fault is thrown as the status that ends the call; leftovers of HTTP/2 after the
/// end are ignored; our own misuse cannot reach the wire, because a finished machine returns nothing.
package struct ServerStreamStateMachine: Sendable {
  private enum Inbound: Sendable {
    /// May become `messages` or `ended`.
    case headers
    /// May become `ended`.
    case messages
    /// Final.
    case ended
  }

  private enum Outbound: Sendable {
    /// Nothing has been sent. May become `messages` or `finished`.
    case headers
    /// The headers have been sent. May become `finished`.
    case messages
    /// Final.
    case finished
  }

  package enum HeadersAction: Sendable {
    case open(RequestHead)
    /// Answer with this block, and the text if there is one; it ends the stream.
    case refuse(HTTP2Fields, body: String)
    case ignore
  }

  package enum FinishAction: Sendable {
    /// Nothing has been sent yet: this block alone is the response.
    case trailersOnly(HTTP2Fields)
    /// Send everything queued, then these trailers.
    case trailers(HTTP2Fields)
    case ignore
  }

  private var inbound = Inbound.headers
  private var outbound = Outbound.headers
  private var deframer: MessageDeframer
  private var namesProto = false
  private var requestEncoding = Compression.identity
  private var responses: ResponseCompression

  /// - Parameter compressFrom: the size in bytes from which responses are compressed by default; `nil`: none are.
  package init(messageLimit: Int, compressFrom: Int? = nil) {
    deframer = MessageDeframer(limit: messageLimit)
    responses = ResponseCompression(from: compressFrom)
  }

  // MARK: From the client

  package mutating func receive(_ fields: HTTP2Fields, _ router: RPCRouter) -> HeadersAction {
    guard case .headers = inbound else { return .ignore }  // Trailers of a request mean nothing to gRPC.
    do throws(RequestHeadParser.Refusal) {
      let head = try RequestHeadParser.parse(fields, router)
      inbound = .messages
      (namesProto, requestEncoding) = (head.namesProto, head.encoding)
      responses.isAccepted = head.acceptsGzip
      return .open(head)
    } catch {
      (inbound, outbound) = (.ended, .finished)
      switch error {
      case .status(let error): return .refuse(Self.trailersOnly(namesProto: false, error.status, [:]), body: "")
      case .http(let refusal): return .refuse(refusal.fields, body: refusal.body)
      }
    }
  }

  /// Takes the next whole message off `bytes`; `nil` when they are used up.
  ///
  /// - Throws: the status the call ends with.
  package mutating func receive(_ bytes: inout UnsafeRawBufferPointer) throws(RPCError) -> InboundMessage? {
    guard case .messages = inbound else {
      bytes = UnsafeRawBufferPointer(start: nil, count: 0)
      return nil
    }
    guard let message = try deframer.next(&bytes) else { return nil }
    guard !message.isCompressed || requestEncoding != .identity else {
      throw RPCError(code: .internal, message: "a message is compressed, but grpc-encoding is identity")
    }
    return message
  }

  /// The client half-closed.
  ///
  /// - Throws: the status the call ends with, if a message was cut short.
  package mutating func receiveEnd() throws(RPCError) {
    guard case .messages = inbound else { return }
    inbound = .ended
    guard deframer.partialSize == 0 else {
      throw RPCError(code: .internal, message: "the request ended in the middle of a message")
    }
  }

  /// Bytes held of an incomplete message.
  package var partialSize: Int { deframer.partialSize }

  // MARK: To the client

  package var canSend: Bool { if case .finished = outbound { false } else { true } }

  /// The response's header block; `nil` if it has been sent, or the call is over.
  package mutating func sendInitialMetadata(_ metadata: Metadata) -> HTTP2Fields? {
    guard case .headers = outbound else { return nil }
    outbound = .messages
    var fields = ResponseHeaders.block(namesProto: namesProto, responses.begin())
    if !metadata.isEmpty { fields.append(metadata) }
    return fields
  }

  /// The handler's choice; no effect once the headers have been sent.
  package mutating func compressResponses(_ compression: Compression) { responses.requested = compression }

  /// Whether to compress a message, after the headers. `isWanted` is its sender's choice.
  package func compresses(size: Int, isWanted: Bool?) -> Bool { responses.compresses(size: size, isWanted: isWanted) }

  package mutating func finish(_ status: Status, _ trailing: Metadata) -> FinishAction {
    defer { (inbound, outbound) = (.ended, .finished) }
    switch outbound {
    case .headers: return .trailersOnly(Self.trailersOnly(namesProto: namesProto, status, trailing))
    case .messages: return .trailers(Self.trailers(status, trailing))
    case .finished: return .ignore
    }
  }

  /// The stream is closed.
  package mutating func close() { (inbound, outbound) = (.ended, .finished) }

  private static let plainTrailers = HTTP2Fields.permanent(HTTP2Fields([("grpc-status", "0")]))

  private static func trailers(_ status: Status, _ trailing: Metadata) -> HTTP2Fields {
    if status.code == .ok, status.message.isEmpty, status.details.isEmpty, trailing.isEmpty { return plainTrailers }
    var fields = HTTP2Fields()
    fields.append(status)
    fields.append(trailing)
    return fields
  }

  private static func trailersOnly(
    namesProto: Bool, _ status: Status, _ trailing: Metadata
  ) -> HTTP2Fields {
    var fields = ResponseHeaders.block(namesProto: namesProto, .identity)
    fields.append(status)
    fields.append(trailing)
    return fields
  }
}

/// Decides which messages of a response are compressed. Pure.
struct ResponseCompression: Sendable {
  /// Whether the client accepts gzip.
  var isAccepted = false
  /// The handler's choice, if any.
  var requested: Compression?
  /// The size in bytes from which the server's configuration compresses messages.
  private let threshold: Int?
  /// Set with the headers: a message may only be compressed if they announced it.
  private var encoding = Compression.identity

  init(from threshold: Int?) { self.threshold = threshold }

  /// - Returns: the response's `grpc-encoding`.
  mutating func begin() -> Compression {
    let isWanted = requested.map { $0 == .gzip } ?? (threshold != nil)
    encoding = isAccepted && isWanted ? .gzip : .identity
    return encoding
  }

  /// Compressing an empty message gains nothing.
  func compresses(size: Int, isWanted: Bool?) -> Bool {
    guard encoding == .gzip, size > 0 else { return false }
    return isWanted ?? requested.map { $0 == .gzip } ?? (size >= threshold ?? 0)
  }
}

/// The header blocks that open a response. All possible blocks without metadata are made once.
enum ResponseHeaders {
  /// Answers with the request's content-type.
  static func block(namesProto: Bool, _ encoding: Compression) -> HTTP2Fields {
    switch (namesProto, encoding) {
    case (false, .identity): plain
    case (false, .gzip): plainGzip
    case (true, .identity): proto
    case (true, .gzip): protoGzip
    }
  }

  private static let plain = make("application/grpc", nil)
  private static let plainGzip = make("application/grpc", .gzip)
  private static let proto = make("application/grpc+proto", nil)
  private static let protoGzip = make("application/grpc+proto", .gzip)

  private static func make(_ contentType: String, _ encoding: Compression?) -> HTTP2Fields {
    var fields = HTTP2Fields([(":status", "200"), ("content-type", contentType)])
    if let encoding { fields.append("grpc-encoding", encoding.rawValue) }
    fields.append("grpc-accept-encoding", "identity,gzip")
    return .permanent(fields)
  }
}
