import NIOCore
import TitanRPC
import TitanRPCTransport

/// One call with a single message in either direction, each of which is an HTTP message's content by itself.
struct ConnectUnaryCall: Sendable {
  private let response: WebResponseWriter
  private let form: ConnectForm
  private let text: ConnectErrorText

  init(_ response: WebResponseWriter, _ form: ConnectForm, _ text: ConnectErrorText) {
    (self.response, self.form, self.text) = (response, form, text)
  }

  /// What a service has said so far.
  struct Outcome: Sendable {
    var initial = Metadata()
    var trailing = Metadata()
    var message = InboundMessage([])
  }

  /// Larger messages are converted away from the event loop.
  private static let quickSize = 64 << 10

  /// The request as its service takes it.
  ///
  /// - Throws: `RPCError`.
  func request(
    _ request: WebRequest, _ query: ConnectQuery?, _ encoding: Compression, _ codec: ConnectCodec, limit: Int
  ) async throws -> [UInt8] {
    let content: [UInt8]
    if let query {
      content = try query.message()
    } else {
      do {
        let body = try await request.body.collect(upTo: limit)
        content = Array(body.readableBytesView)
      } catch { throw RPCError(body: error) }
    }
    return try await away(content.count) {
      let plain = encoding == .gzip ? try Gzip.decompress(content, limit: limit) : content
      return try codec.request(InboundMessage(plain)).bytes
    }
  }

  /// Makes the call.
  ///
  /// - Parameter outcome: has the initial metadata, once they have arrived, of a call that fails, too.
  /// - Throws: `RPCError`.
  func run(
    _ message: [UInt8], _ stream: any ClientStream, _ codec: ConnectCodec, acceptsGzip: Bool, _ outcome: inout Outcome
  ) async throws {
    // Errors of the stream are left to what receives from it.
    try? stream.enqueue(size: message.count) { $0.copyBytes(from: message) }
    stream.halfClose()
    outcome.initial = try await stream.initialMetadata()
    guard let answer = try await Self.receive(stream) else {
      throw RPCError(code: .unimplemented, message: "the method answered OK without a message")
    }
    guard try await Self.receive(stream) == nil else {
      throw RPCError(code: .unimplemented, message: "the method answered with more than one message")
    }
    outcome.trailing = stream.trailingMetadata
    outcome.message = try await away(answer.bytes.count) { try codec.response(answer, acceptsGzip: acceptsGzip) }
  }

  private static func receive(_ stream: any ClientStream) async throws -> InboundMessage? {
    guard let relayed = stream as? any RelayedStream else {
      return try await stream.receive().map { InboundMessage($0) }
    }
    return try await relayed.receiveEncoded()
  }

  private func away<Result: Sendable>(_ size: Int, _ work: @Sendable () throws -> Result) async throws -> Result {
    size > Self.quickSize ? try await awayFromEventLoop { try work() } : try work()
  }

  func succeed(_ outcome: Outcome) async throws {
    var headers: WebHeaders = ["content-type": form.contentType, "accept-encoding": "gzip"]
    if outcome.message.isCompressed { headers.append("content-encoding", Compression.gzip.rawValue) }
    if form.isGet { headers.append("vary", "accept-encoding") }
    append(outcome, to: &headers)
    try await response.send(200, headers, ByteBuffer(bytes: outcome.message.bytes))
  }

  func fail(_ error: RPCError, _ outcome: Outcome) async throws {
    var headers: WebHeaders = ["content-type": "application/json"]
    var outcome = outcome
    outcome.trailing = error.metadata
    append(outcome, to: &headers)
    try await response.send(error.code.httpStatus, headers, ByteBuffer(bytes: text.error(error)))
  }

  private func append(_ outcome: Outcome, to headers: inout WebHeaders) {
    headers.append(outcome.initial, without: ConnectFields.ofProtocol)
    headers.append(outcome.trailing, prefix: ConnectFields.trailerPrefix)
  }
}
