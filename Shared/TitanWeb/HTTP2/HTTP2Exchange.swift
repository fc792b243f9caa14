import NIOCore
import Synchronization
import TitanHTTP2
import TitanRPC

/// One request and its response on a stream of HTTP/2. The handler fills the stream's queue from any thread; the
/// connection submits it on the event loop.
final class HTTP2Exchange: ResponseSink {
  struct Submission: Sendable {
    /// The head, if it was not submitted before.
    var head: HTTP2Fields?
    var headEndsStream = false
    var isCutOff = false
  }

  private struct State: Sendable {
    var submission = Submission()
    /// Whether the connection knows that there is something to send.
    var isMarked = false
    /// Whether the stream is closed.
    var isOver = false
    /// Whether the handler has said all it had to say.
    var hasEnded = false
    var writers = WaitingWriters()
    var task: Task<Void, Never>?
  }

  let body: WebBody
  private let stream: HTTP2Stream
  private let connection: NIOLoopBound<HTTP2WebConnection>
  private let state = Mutex(State())

  init(_ stream: HTTP2Stream, _ body: WebBody, _ connection: NIOLoopBound<HTTP2WebConnection>) {
    (self.stream, self.body, self.connection) = (stream, body, connection)
  }

  // MARK: For the handler

  func begin(_ status: Int, _ headers: WebHeaders, endsHere: Bool) {
    change { state in
      state.submission.head = HTTP2Head.response(status, headers)
      state.submission.headEndsStream = endsHere
      state.hasEnded = endsHere
    }
  }

  func append(size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws {
    let isOver = change { _ in stream.append(size: size, fill) }
    if isOver { throw CancellationError() }
  }

  func end(_ trailers: WebHeaders?) {
    change { state in
      stream.finish(trailers: trailers.map(HTTP2Head.trailers))
      state.hasEnded = true
    }
  }

  func abort() { change { $0.submission.isCutOff = true } }

  /// - Returns: whether there is nobody to send anything to.
  @discardableResult
  private func change(_ body: (inout State) -> Void) -> Bool {
    let (isOver, mustTell) = state.withLock { state -> (Bool, Bool) in
      guard !state.isOver else { return (true, false) }
      body(&state)
      defer { state.isMarked = true }
      return (false, !state.isMarked)
    }
    if mustTell { onLoop { [stream] connection in connection.streamChanged(stream) } }
    return isOver
  }

  var isWritable: Bool { stream.isWritable || state.withLock(\.isOver) }

  func waitUntilWritable() async throws {
    let id = state.withLock { $0.writers.reserveID() }
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { (writer: WaitingWriters.Waiter) in
        let result: Result<Void, any Error>? = state.withLock { state in
          if state.isOver || Task.isCancelled { return .failure(CancellationError()) }
          if stream.wakeWhenWritable() { return .success(()) }
          state.writers.add(writer, id: id)
          return nil
        }
        if let result { writer.resume(with: result) }
      }
    } onCancel: {
      state.withLock { $0.writers.remove(id: id) }?.resume(throwing: CancellationError())
    }
  }

  func onLoop(_ body: @escaping @Sendable (HTTP2WebConnection) -> Void) {
    guard !connection.eventLoop.inEventLoop else { return body(connection.value) }
    connection.eventLoop.execute { [connection] in body(connection.value) }
  }

  // MARK: For the connection, on the loop

  func run(in task: Task<Void, Never>) {
    let isOver = state.withLock { state in
      state.task = task
      return state.isOver
    }
    if isOver { task.cancel() }
  }

  func takeSubmission() -> Submission {
    state.withLock { state in
      defer { state.submission.head = nil }
      state.isMarked = false
      return state.submission
    }
  }

  func resumeWriters() {
    let writers = state.withLock { $0.writers.removeAll() }
    for writer in writers { writer.resume() }
  }

  /// The stream is closed. The handler is cancelled unless it has ended the response.
  func close() {
    let (writers, task) = state.withLock { state -> ([WaitingWriters.Waiter], Task<Void, Never>?) in
      state.isOver = true
      return (state.writers.removeAll(), state.hasEnded ? nil : state.task)
    }
    stream.discard()
    for writer in writers { writer.resume(throwing: CancellationError()) }
    body.fail(CancellationError())
    task?.cancel()
  }
}
