import NIOCore
import Synchronization
import TitanRPC

/// One request and its response on a connection of HTTP/1.1. The handler fills its output from any thread; the
/// connection takes that on the event loop.
final class HTTP1Exchange: ResponseSink {
  /// What the connection does next.
  struct Output: Sendable {
    var bytes = ByteBuffer()
    /// Whether these bytes end the response.
    var isEnd = false
    /// Whether the connection must close after them: they say so, or the response is cut off.
    var closes = false
    var isCutOff = false
  }

  fileprivate struct State: Sendable {
    var output = Output()
    var framing = HTTP1Framing.empty
    var hasBegun = false
    /// Whether the response says that the connection ends with it.
    var closes: Bool
    /// Whether the socket takes more.
    var channelIsWritable = true
    /// Whether the connection knows that there is something to send.
    var isMarked = false
    /// Whether the connection has let go of it.
    var isOver = false
    var writers = WaitingWriters()
    var task: Task<Void, Never>?
  }

  let body: WebBody
  private let answersHead: Bool
  private let isModern: Bool
  private let queueLimit: Int
  private let connection: NIOLoopBound<HTTP1Connection>
  private let state: Mutex<State>

  init(
    _ body: WebBody, answersHead: Bool, isModern: Bool, closes: Bool, queueLimit: Int,
    _ connection: NIOLoopBound<HTTP1Connection>
  ) {
    (self.body, self.answersHead, self.isModern) = (body, answersHead, isModern)
    (self.queueLimit, self.connection) = (queueLimit, connection)
    state = Mutex(State(closes: closes))
  }

  // MARK: For the handler

  func begin(_ status: Int, _ headers: WebHeaders, endsHere: Bool) {
    change { state in
      var headers = headers
      let hasLength = headers.contains("content-length")
      if endsHere, !hasLength, !answersHead, status != 204, status != 304 { headers.append("content-length", "0") }
      state.hasBegun = true
      state.framing = HTTP1Framing(
        status: status, hasLength: hasLength || endsHere, answersHead: answersHead, isModern: isModern)
      // The rest of a large body would not be worth reading.
      let isUnread = !body.isComplete && body.announced ?? 0 > HTTP1Connection.discardLimit
      if isUnread || state.framing == .untilClose { state.closes = true }
      HTTP1ResponseText.appendHead(status, headers, state.framing, closes: state.closes, to: &state.output.bytes)
      if endsHere { state.end() }
    }
  }

  func append(size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws {
    let isOver = change { state in
      HTTP1ResponseText.appendContent(size: size, state.framing, to: &state.output.bytes, fill)
    }
    if isOver { throw CancellationError() }
  }

  func end(_ trailers: WebHeaders?) {
    change { state in
      HTTP1ResponseText.appendEnd(trailers, state.framing, to: &state.output.bytes)
      state.end()
    }
  }

  func abort() {
    change { state in
      (state.output.isCutOff, state.output.closes) = (true, true)
    }
  }

  /// - Returns: whether there is nobody to send anything to.
  @discardableResult
  private func change(_ body: (inout State) -> Void) -> Bool {
    let (isOver, mustTell) = state.withLock { state -> (Bool, Bool) in
      guard !state.isOver else { return (true, false) }
      body(&state)
      defer { state.isMarked = true }
      return (false, !state.isMarked)
    }
    if mustTell { onLoop { $0.touch() } }
    return isOver
  }

  var isWritable: Bool { state.withLock { $0.isOver || $0.isWritable(queueLimit) } }

  func waitUntilWritable() async throws {
    let id = state.withLock { $0.writers.reserveID() }
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { (writer: WaitingWriters.Waiter) in
        let result: Result<Void, any Error>? = state.withLock { state in
          if state.isOver || Task.isCancelled { return .failure(CancellationError()) }
          if state.isWritable(queueLimit) { return .success(()) }
          state.writers.add(writer, id: id)
          return nil
        }
        if let result { writer.resume(with: result) }
      }
    } onCancel: {
      state.withLock { $0.writers.remove(id: id) }?.resume(throwing: CancellationError())
    }
  }

  func onLoop(_ body: @escaping @Sendable (HTTP1Connection) -> Void) {
    guard !connection.eventLoop.inEventLoop else { return body(connection.value) }
    connection.eventLoop.execute { [connection] in body(connection.value) }
  }

  // MARK: For the connection, on the loop

  var hasBegun: Bool { state.withLock(\.hasBegun) }

  func run(in task: Task<Void, Never>) {
    let isOver = state.withLock { state in
      state.task = task
      return state.isOver
    }
    if isOver { task.cancel() }
  }

  /// This response is the connection's last.
  func close() { state.withLock { if !$0.hasBegun { $0.closes = true } } }

  func takeOutput() -> Output {
    state.withLock { state in
      defer { state.output.bytes = ByteBuffer() }
      state.isMarked = false
      return state.output
    }
  }

  func channelBecame(writable: Bool) {
    let writers = state.withLock { state in
      state.channelIsWritable = writable
      return state.isWritable(queueLimit) ? state.writers.removeAll() : []
    }
    for writer in writers { writer.resume() }
  }

  /// The connection lets go: of a whole response, or because the client has gone.
  func leave(cancelling: Bool) {
    let (writers, task) = state.withLock { state -> ([WaitingWriters.Waiter], Task<Void, Never>?) in
      state.isOver = true
      state.output = Output()
      return (state.writers.removeAll(), state.task)
    }
    for writer in writers { writer.resume(throwing: CancellationError()) }
    guard cancelling else { return }
    body.fail(CancellationError())
    task?.cancel()
  }
}

extension HTTP1Exchange.State {
  fileprivate mutating func end() {
    output.isEnd = true
    output.closes = output.closes || closes
  }

  fileprivate func isWritable(_ limit: Int) -> Bool { channelIsWritable && output.bytes.readableBytes < limit }
}
