import TitanHTTP2

/// Two engines joined in memory, and everything that each of them saw.
final class EnginePair {
  let client: HTTP2Engine
  let server: HTTP2Engine
  /// Bytes handed over at a time.
  private let step: Int
  private(set) var seenByClient: [String] = []
  private(set) var seenByServer: [String] = []
  /// The streams that the server saw, in order.
  private(set) var served: [HTTP2Stream] = []
  /// Answers a server's headers, or does nothing.
  var onRequest: (HTTP2Engine, HTTP2Stream, HTTP2Fields) -> Void = { _, _, _ in }
  /// Whether content is given back to flow control as it comes.
  var consumes = true

  init(step: Int = .max, server: HTTP2Settings = HTTP2Settings(), client: HTTP2Settings = HTTP2Settings()) throws {
    self.step = step
    self.server = try HTTP2Engine(.server, settings: server)
    self.client = try HTTP2Engine(.client, settings: client)
  }

  static let request = HTTP2Fields([
    (":method", "POST"), (":scheme", "http"), (":path", "/a/b"), (":authority", "x"), ("te", "trailers"),
  ])

  @discardableResult
  func open(
    _ fields: HTTP2Fields = EnginePair.request, body: String? = nil, keptLimit: Int = 0
  ) throws -> HTTP2Stream {
    let stream = HTTP2Stream(keptLimit: keptLimit)
    if let body {
      stream.send(body)
      stream.finish()
    }
    try client.submitRequest(stream, fields, endStream: false)
    return stream
  }

  /// Moves bytes both ways until neither side has any.
  func run() throws {
    var moved = true
    while moved {
      moved = try move(client, server) { self.note($0, $1, self.server, &self.seenByServer) }
      moved = try move(server, client) { self.note($0, $1, self.client, &self.seenByClient) } || moved
    }
  }

  private func move(
    _ from: HTTP2Engine, _ to: HTTP2Engine, _ note: (HTTP2Event, UnsafeRawBufferPointer) -> Void
  ) throws -> Bool {
    let bytes = try from.output()
    var events: [HTTP2Event] = []
    from.takeEvents(&events)
    let nothing = UnsafeRawBufferPointer(start: nil, count: 0)
    if from === client {
      for event in events { self.note(event, nothing, client, &seenByClient) }
    } else {
      for event in events { self.note(event, nothing, server, &seenByServer) }
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = Array(rest.prefix(step))
      rest = rest.dropFirst(piece.count)
      try piece.withUnsafeBytes { piece in
        try to.receive(piece)
        to.takeEvents(&events)
        for event in events { note(event, piece) }
      }
    }
    return !bytes.isEmpty
  }

  private func note(
    _ event: HTTP2Event, _ bytes: UnsafeRawBufferPointer, _ engine: HTTP2Engine, _ log: inout [String]
  ) {
    switch event {
    case .headers(let stream, let fields, let endStream):
      let text = fields.pairs.map { "\($0)=\($1)" }.joined(separator: " ")
      log.append("headers \(stream.id) \(text)\(endStream ? " end" : "")")
      guard engine === server, !served.contains(where: { $0 === stream }) else { return }
      served.append(stream)
      onRequest(server, stream, fields)
    case .data(let stream, let range):
      // Content may come in any number of pieces; the log joins them.
      let text = String(decoding: bytes[range], as: UTF8.self)
      if let last = log.last, last.hasPrefix("data \(stream.id) ") {
        log[log.count - 1] = last + text
      } else {
        log.append("data \(stream.id) " + text)
      }
      if consumes { engine.consume(stream, range.count) }
    case .endOfStream(let stream): log.append("end \(stream.id)")
    case .writable(let stream): log.append("writable \(stream.id)")
    case .endSentFirst(let stream): log.append("end sent first \(stream.id)")
    case .closed(let stream, let code): log.append("closed \(stream.id) \(code)")
    case .settings: log.append("settings")
    case .pingAcknowledged(let payload): log.append("ping \(payload)")
    case .goAway(let last, let code, _): log.append("goaway \(last) \(code)")
    }
  }
}

extension HTTP2Stream {
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    append(size: bytes.count) { $0.copyBytes(from: bytes) }
  }
}

extension HTTP2Engine {
  /// All that there is to send now.
  func output() throws -> [UInt8] {
    var output: [UInt8] = []
    repeat {
      output += try [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
        count = try makeOutput(into: UnsafeMutableRawBufferPointer(buffer))
      }
    } while outputIsCut
    return output
  }
}
