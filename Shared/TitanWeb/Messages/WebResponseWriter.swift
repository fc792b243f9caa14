package import NIOCore
import Synchronization

/// Sends one response: a head, then content, then the end. From any thread, but by one task at a time.
///
/// ```
/// try response.writeHead(200, ["content-type": "text/plain; charset=utf-8"])
/// try await response.write("hello\n")
/// try response.finish()
/// ```
/// Content is framed as the connection needs it: with a `content-length` if the head has one, else in chunks or frames.
/// Content of a response that must have none (to HEAD, and with 204 and 304) is dropped.
package final class WebResponseWriter: Sendable {
  private enum Phase: Sendable {
    /// May become `content` or `finished`.
    case head
    /// May become `finished`.
    case content
    /// Final.
    case finished
  }

  private struct State: Sendable {
    var phase = Phase.head
    var status: Int?
    /// Whether content is dropped.
    var omitsContent: Bool
    /// The content that the head announced and that is yet to come.
    var announced: Int?
    var finishers: [@Sendable (inout WebHeaders) -> Void] = []
  }

  private let sink: any ResponseSink
  private let date: DateText?
  private let state: Mutex<State>

  /// - Parameter date: `nil`: responses say no time.
  init(_ sink: any ResponseSink, answersHead: Bool, date: DateText? = nil) {
    (self.sink, self.date) = (sink, date)
    state = Mutex(State(omitsContent: answersHead))
  }

  /// Whether the head was sent, so that no other answer is possible.
  package var hasBegun: Bool { state.withLock { if case .head = $0.phase { false } else { true } } }

  /// The status in the head, once that was sent.
  package var status: Int? { state.withLock(\.status) }

  /// Adds to the head whatever is sent, by whoever sends it: what every response has, or what depends on its other
  /// fields. The first one added comes last.
  package func onHead(_ finish: @escaping @Sendable (inout WebHeaders) -> Void) {
    state.withLock { $0.finishers.append(finish) }
  }

  /// Sends the head, with the time unless it has one (RFC 9110 §6.6.1).
  ///
  /// - Parameters:
  ///   - status: 200 to 599.
  ///   - endsHere: whether it is the whole response; nothing may follow, not even `finish`.
  /// - Throws: `WebHeaders.Forbidden` for a field that must not be sent; `WebMisuse` if a head was sent before.
  package func writeHead(_ status: Int, _ headers: WebHeaders, endsHere: Bool = false) throws {
    guard (200...599).contains(status) else { throw WebMisuse("status \(status); allowed: 200 to 599") }
    var headers = headers
    for finish in state.withLock(\.finishers).reversed() { finish(&headers) }
    try headers.check()
    let announced = try headers["content-length"].map { text in
      guard let length = Int(text), length >= 0 else { throw WebMisuse("content-length \(text.debugDescription)") }
      return length
    }
    try state.withLock { state in
      guard case .head = state.phase else { throw WebMisuse("a second head") }
      state.phase = endsHere ? .finished : .content
      state.status = status
      state.announced = announced
      if status == 204 || status == 304 { state.omitsContent = true }
    }
    if let date, !headers.contains("date") { headers.append("date", date.text) }
    sink.begin(status, headers, endsHere: endsHere)
  }

  /// Queues content of `size` bytes, which `fill` writes before this returns, however full the queue is: wait for room
  /// afterwards.
  ///
  /// - Throws: `CancellationError` if the client has gone; `WebMisuse` outside of a response, or beyond its
  ///   `content-length`.
  package func enqueue(size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws {
    let isDropped = try state.withLock { state in
      guard case .content = state.phase else { throw WebMisuse("content without a head, or after the end") }
      if state.omitsContent { return true }
      if let announced = state.announced {
        guard size <= announced else { throw WebMisuse("\(size - announced) bytes more than content-length says") }
        state.announced = announced - size
      }
      return size == 0
    }
    if !isDropped { try sink.append(size: size, fill) }
  }

  /// Whether the queue is below its limit.
  package var isWritable: Bool { sink.isWritable }

  /// Suspends until the queue is below its limit.
  ///
  /// - Throws: `CancellationError` if the client has gone, or the task is cancelled.
  package func waitUntilWritable() async throws { try await sink.waitUntilWritable() }

  /// Queues content, and waits while the client does not read.
  package func write(_ bytes: ByteBuffer) async throws {
    try enqueue(size: bytes.readableBytes) { room in bytes.withUnsafeReadableBytes { room.copyMemory(from: $0) } }
    if !isWritable { try await waitUntilWritable() }
  }

  package func write(_ bytes: [UInt8]) async throws {
    try enqueue(size: bytes.count) { $0.copyBytes(from: bytes) }
    if !isWritable { try await waitUntilWritable() }
  }

  package func write(_ text: String) async throws { try await write(Array(text.utf8)) }

  /// Ends the response. Over HTTP/1.1, trailers are sent only if the response is chunked.
  package func finish(trailers: WebHeaders = [:]) throws {
    try trailers.check()
    let isShort = try state.withLock { state in
      guard case .content = state.phase else { throw WebMisuse("an end without a head, or after the end") }
      state.phase = .finished
      return !state.omitsContent && (state.announced ?? 0) > 0
    }
    guard !isShort else {
      sink.abort()
      throw WebMisuse("less content than content-length says")
    }
    sink.end(trailers.isEmpty ? nil : trailers)
  }

  /// Sends a whole response with its `content-length`.
  package func send(_ status: Int, _ headers: WebHeaders, _ content: ByteBuffer) async throws {
    var headers = headers
    headers.set("content-length", String(content.readableBytes))
    try writeHead(status, headers)
    try await write(content)
    try finish()
  }

  package func send(_ status: Int, _ headers: WebHeaders, _ text: String) async throws {
    try await send(status, headers, ByteBuffer(string: text))
  }

  /// Breaks the response off, so that the client sees that it is not whole.
  package func abort() {
    state.withLock { $0.phase = .finished }
    sink.abort()
  }

  /// The handler has returned: ends what it left open.
  ///
  /// - Returns: whether there is a response at all.
  func complete() -> Bool {
    switch state.withLock(\.phase) {
    case .head: return false
    case .content:
      try? finish()
      return true
    case .finished: return true
    }
  }
}

/// A handler has broken the contract of `WebResponseWriter`.
package struct WebMisuse: Error, CustomStringConvertible {
  package let description: String
  init(_ what: String) { description = "the response has \(what)" }
}

/// Where a response goes: one request's place on a connection. From any thread.
protocol ResponseSink: AnyObject, Sendable {
  func begin(_ status: Int, _ headers: WebHeaders, endsHere: Bool)
  /// - Throws: `CancellationError` if the client has gone.
  func append(size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws
  func end(_ trailers: WebHeaders?)
  func abort()
  var isWritable: Bool { get }
  func waitUntilWritable() async throws
}
