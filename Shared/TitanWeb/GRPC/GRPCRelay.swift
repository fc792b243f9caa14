import NIOCore
import Synchronization
import TitanRPC
import TitanRPCTransport

/// Passes the messages of one call on in both directions.
struct GRPCRelay: Sendable {
  private let body: WebBody
  private let encoding: Compression
  private let messageLimit: Int
  private let convert: Convert?

  /// Makes of a message what the service takes.
  typealias Convert = @Sendable (InboundMessage) throws(RPCError) -> InboundMessage

  init(_ body: WebBody, _ encoding: Compression, messageLimit: Int, convert: Convert? = nil) {
    (self.body, self.encoding, self.messageLimit, self.convert) = (body, encoding, messageLimit, convert)
  }

  /// Runs the call to its end.
  ///
  /// - Throws: the `RPCError` that it ends with; `CancellationError` when the client has gone.
  func run(_ stream: any ClientStream, _ answer: inout some RelayAnswer) async throws {
    var requests = RequestPump(body, encoding, messageLimit: messageLimit, convert, stream)
    // Most requests are here as a whole: they need no task of their own.
    if try requests.pumpNow() { return try await pass(stream, &answer) }
    let failure = Failure()
    async let _ = Self.pump(requests, failure)
    do { try await pass(stream, &answer) } catch let error as RPCError {
      throw failure.error ?? error
    }
  }

  /// Why the requests broke off.
  private final class Failure: Sendable {
    private let first = Mutex<RPCError?>(nil)
    var error: RPCError? {
      get { first.withLock(\.self) }
      set { first.withLock { $0 = newValue } }
    }
  }

  private static func pump(_ requests: RequestPump, _ failure: Failure) async {
    var requests = requests
    do throws(RPCError) { try await requests.pump() } catch {
      failure.error = error
      // The receiver learns that the call was given up, but not why.
      requests.stream.cancel()
    }
  }

  /// Passes the responses on, and the status if it is OK.
  private func pass(_ stream: any ClientStream, _ answer: inout some RelayAnswer) async throws {
    let relayed = stream as? any RelayedStream
    let initial = try await stream.initialMetadata()
    answer.received(initial, relayed?.responseEncoding ?? .identity)
    while true {
      switch try relayed?.receiveEncodedNow() ?? .wait {
      case .message(let message): try await answer.send(message, limit: messageLimit)
      case .end: return try answer.finish(.ok, stream.trailingMetadata)
      case .wait:
        try answer.sendHead()
        guard let message = try await Self.receive(stream, relayed) else {
          return try answer.finish(.ok, stream.trailingMetadata)
        }
        try await answer.send(message, limit: messageLimit)
      }
    }
  }

  private static func receive(
    _ stream: any ClientStream, _ relayed: (any RelayedStream)?
  ) async throws -> InboundMessage? {
    guard let relayed else { return try await stream.receive().map { InboundMessage($0) } }
    return try await relayed.receiveEncoded()
  }
}

/// Cuts a body into messages, and sends them on a stream.
private struct RequestPump: Sendable {
  private let body: WebBody
  private let encoding: Compression
  let stream: any ClientStream
  private let messageLimit: Int
  private let convert: GRPCRelay.Convert?
  private var deframer: MessageDeframer

  init(
    _ body: WebBody, _ encoding: Compression, messageLimit: Int, _ convert: GRPCRelay.Convert?,
    _ stream: any ClientStream
  ) {
    (self.body, self.encoding, self.stream, self.messageLimit) = (body, encoding, stream, messageLimit)
    self.convert = convert
    deframer = MessageDeframer(limit: messageLimit)
  }

  /// Sends what is here.
  ///
  /// - Returns: whether that was all; if not, `pump` goes on.
  mutating func pumpNow() throws(RPCError) -> Bool {
    while stream.isWritable {
      let now: WebBody.Now
      do { now = try body.now() } catch { throw RPCError(body: error) }
      switch now {
      case .piece(let piece): try send(piece)
      case .end:
        try finish()
        return true
      case .wait: return false
      }
    }
    return false
  }

  /// Sends the rest.
  mutating func pump() async throws(RPCError) {
    while true {
      // A call that is over says why when it is received from.
      do { if !stream.isWritable { try await stream.waitUntilWritable() } } catch { return }
      let piece: ByteBuffer?
      do { piece = try await body.next() } catch { throw RPCError(body: error) }
      guard let piece else { return try finish() }
      try send(piece)
    }
  }

  private mutating func send(_ piece: ByteBuffer) throws(RPCError) {
    // A typed error cannot pass through a rethrowing closure, so it is returned as a result.
    let result = piece.withUnsafeReadableBytes { bytes in
      Result { () throws(RPCError) in
        var rest = bytes
        while let message = try deframer.next(&rest) { try send(message) }
      }
    }
    try result.get()
  }

  private func send(_ message: InboundMessage) throws(RPCError) {
    guard !message.isCompressed || encoding != .identity else {
      throw RPCError(code: .internal, message: "a message is compressed, but the request names no encoding")
    }
    let message = try convert?(message) ?? message
    // Errors of the stream are left to whoever receives from it.
    if let relayed = stream as? any RelayedStream {
      try? relayed.enqueue(encoded: message)
    } else {
      let bytes = message.isCompressed ? try Gzip.decompress(message.bytes, limit: messageLimit) : message.bytes
      try? stream.enqueue(size: bytes.count) { $0.copyBytes(from: bytes) }
    }
  }

  private func finish() throws(RPCError) {
    guard deframer.partialSize == 0 else {
      throw RPCError(code: .internal, message: "the request ended in the middle of a message")
    }
    stream.halfClose()
  }
}

extension RPCError {
  /// The status for a body that cannot be read.
  init(body error: any Error) {
    switch error {
    case let refusal as WebRefusal where refusal.status == 413:
      self.init(code: .resourceExhausted, message: refusal.message)
    case let refusal as WebRefusal: self.init(code: .deadlineExceeded, message: refusal.message)
    default: self.init(code: .cancelled, message: "the client has gone")
    }
  }
}
