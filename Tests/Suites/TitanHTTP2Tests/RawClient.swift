import TitanHTTP2
import TitanTesting

/// Feeds bytes to a server's engine that guards itself, and reads what comes back.
final class RawClient {
  /// What came back.
  enum Answer: Hashable {
    /// GOAWAY with this code.
    case connectionError(HTTP2ErrorCode)
    /// RST_STREAM with this code.
    case streamError(HTTP2ErrorCode)
    /// Neither; so many requests were seen.
    case accepted(requests: Int)
  }

  let engine: HTTP2Engine
  private(set) var requests: [HTTP2Fields] = []
  private(set) var received: [RawFrame] = []
  private(set) var breach: HTTP2Breach?
  /// The time, in nanoseconds.
  var now: Int64 = 0
  /// Whether requests are answered, by headers alone, when they are whole.
  var answers = true
  private var isOver = false

  init(_ settings: HTTP2Settings = HTTP2Settings()) throws {
    engine = try HTTP2Engine(.server, settings: settings)
    engine.guardPeer(since: 0)
  }

  /// - Parameter step: bytes handed over at a time.
  func send(_ bytes: [UInt8], step: Int = .max) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = Array(rest.prefix(step))
      rest = rest.dropFirst(piece.count)
      try piece.withUnsafeBytes { try receive($0) }
    }
  }

  private func receive(_ bytes: UnsafeRawBufferPointer) throws {
    do throws(HTTP2EngineError) { try engine.receive(bytes) } catch { end(error.breach) }
    var events: [HTTP2Event] = []
    engine.takeEvents(&events)
    for event in events {
      switch event {
      case .headers(_, let fields, _): requests.append(fields)
      case .data(let stream, let range): engine.consume(stream, range.count)
      case .endOfStream(let stream) where answers:
        engine.submitResponse(stream, HTTP2Fields([(":status", "200")]), endStream: true)
      default: break
      }
    }
    if engine.peerLooksSuspicious(), let breach = engine.verdict(at: now) { end(breach) }
    try readOutput()
  }

  private func end(_ breach: HTTP2Breach) {
    guard !isOver else { return }
    isOver = true
    self.breach = breach
    engine.terminate(breach.code, reason: breach.reason)
  }

  private func readOutput() throws {
    received += RawFrame.parse(try engine.output())
  }

  /// The first error that came back.
  var answer: Answer {
    for frame in received {
      guard let code = frame.errorCode.map(HTTP2ErrorCode.init(rawValue:)) else { continue }
      return frame.isGoAway ? .connectionError(code) : .streamError(code)
    }
    return .accepted(requests: requests.count)
  }
}
