package import NIOCore
import Synchronization

/// A request's body, in the pieces in which it arrives, for one reader.
///
/// ```
/// for try await piece in request.body { … }            // as it arrives
/// let all = try await request.body.collect(upTo: 1 << 20)
/// ```
/// Unread content stops arriving: HTTP/1.1 stops reading the socket, and HTTP/2 closes the stream's window.
/// The whole body may have `limit` bytes, which a reader may change before it reads.
package final class WebBody: AsyncSequence, Sendable {
  package typealias Element = ByteBuffer

  /// What can be read without waiting.
  package enum Now: Sendable {
    case piece(ByteBuffer)
    case end
    case wait
  }

  private typealias Reader = UnsafeContinuation<ByteBuffer?, any Error>

  private enum End: Sendable {
    /// More may come. May become one of the others.
    case open
    /// Nothing follows what is held. May become `failed`.
    case finished
    /// Nothing can be read anymore. Final.
    case failed(any Error)
  }

  private struct State: Sendable {
    /// From `next` on: pieces that were not read yet.
    var pieces: [ByteBuffer] = []
    var next = 0
    var held = 0
    var taken = 0
    var limit: Int
    var end = End.open
    var reader: Reader?
    /// Nobody will read any more: what comes is dropped.
    var isAbandoned = false
    /// Whether the client may take as long as it likes for each piece.
    var mayPause = false
    /// Since when its reader has been seen to wait, and for what comes after how many bytes.
    var pause: (taken: Int, since: Int64)?
  }

  private let state: Mutex<State>
  /// Called with the number of bytes that were read, or dropped. From any thread.
  private let onTaken: @Sendable (Int) -> Void
  /// The number of bytes that the client announced, if it did.
  package let announced: Int?

  init(limit: Int, announced: Int?, onTaken: @escaping @Sendable (Int) -> Void) {
    state = Mutex(State(limit: limit))
    (self.announced, self.onTaken) = (announced, onTaken)
  }

  // MARK: For its reader

  /// The most bytes that the whole body may have. Reading beyond it throws `WebRefusal` 413.
  package var limit: Int {
    get { state.withLock(\.limit) }
    set { state.withLock { $0.limit = newValue } }
  }

  /// Lets the client pause between pieces for as long as it likes, instead of `WebServer.Configuration.bodyPause`: for
  /// streams that last.
  package func allowPauses() { state.withLock { $0.mayPause = true } }

  /// The next piece, which is not empty, if it is here.
  ///
  /// - Throws: `WebRefusal` 413 beyond the limit; `CancellationError` after the client has gone.
  package func now() throws -> Now {
    let (now, count) = try state.withLock { state in
      let now = try take(&state)
      if case .piece(let piece) = now { return (now, piece.readableBytes) }
      return (now, 0)
    }
    if count > 0 { onTaken(count) }
    return now
  }

  /// The next piece, which is not empty; `nil` at the end.
  package func next() async throws -> ByteBuffer? {
    switch try now() {
    case .piece(let piece): return piece
    case .end: return nil
    case .wait: break
    }
    return try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { reader in wait(reader) }
    } onCancel: {
      let reader = state.withLock { $0.reader.take() }
      reader?.resume(throwing: CancellationError())
    }
  }

  private func wait(_ reader: Reader) {
    let result: Result<ByteBuffer?, any Error>? = state.withLock { state in
      if Task.isCancelled { return .failure(CancellationError()) }
      do {
        switch try take(&state) {
        case .piece(let piece): return .success(piece)
        case .end: return .success(nil)
        case .wait: break
        }
      } catch { return .failure(error) }
      state.reader = reader
      return nil
    }
    if case .success(let piece?)? = result { onTaken(piece.readableBytes) }
    if let result { reader.resume(with: result) }
  }

  /// The whole body.
  ///
  /// - Throws: `WebRefusal` 413 if it has more than `limit` bytes.
  package func collect(upTo limit: Int) async throws -> ByteBuffer {
    self.limit = limit
    guard var whole = try await next() else { return ByteBuffer() }
    while var piece = try await next() { whole.writeBuffer(&piece) }
    return whole
  }

  package func makeAsyncIterator() -> Iterator { Iterator(body: self) }

  package struct Iterator: AsyncIteratorProtocol {
    let body: WebBody
    package func next() async throws -> ByteBuffer? { try await body.next() }
  }

  private func take(_ state: inout State) throws -> Now {
    if case .failed(let error) = state.end { throw error }
    if let announced, announced > state.limit { throw WebRefusal.contentTooLarge(state.limit) }
    guard state.next < state.pieces.count else {
      if case .finished = state.end { return .end }
      return .wait
    }
    let piece = state.pieces[state.next]
    guard state.taken + piece.readableBytes <= state.limit else { throw WebRefusal.contentTooLarge(state.limit) }
    state.taken += piece.readableBytes
    state.held -= piece.readableBytes
    state.next += 1
    if state.next == state.pieces.count {
      state.pieces.removeAll()
      state.next = 0
    }
    return .piece(piece)
  }

  // MARK: For its connection

  /// Whether everything has arrived.
  var isComplete: Bool { state.withLock { if case .open = $0.end { false } else { true } } }
  /// Bytes that wait to be read.
  var held: Int { state.withLock(\.held) }

  /// Whether its reader has waited for so many nanoseconds. Looked at from time to time.
  func hasStalled(for limit: Int64, at now: Int64) -> Bool {
    state.withLock { state in
      guard state.reader != nil, !state.mayPause else {
        state.pause = nil
        return false
      }
      let pause = state.pause.flatMap { $0.taken == state.taken ? $0 : nil } ?? (taken: state.taken, since: now)
      state.pause = pause
      return now - pause.since >= limit
    }
  }

  static let stalled = WebRefusal(408, "the request's body made no progress")

  func push(_ piece: ByteBuffer) {
    guard piece.readableBytes > 0 else { return }
    let (isDropped, wakeup) = state.withLock { state -> (Bool, (Reader, Result<ByteBuffer?, any Error>)?) in
      guard case .open = state.end, !state.isAbandoned else { return (true, nil) }
      state.pieces.append(piece)
      state.held += piece.readableBytes
      guard let reader = state.reader.take() else { return (false, nil) }
      return (false, (reader, Result { try takeForReader(&state) }))
    }
    if isDropped { onTaken(piece.readableBytes) }
    guard let (reader, result) = wakeup else { return }
    if case .success = result { onTaken(piece.readableBytes) }
    reader.resume(with: result)
  }

  private func takeForReader(_ state: inout State) throws -> ByteBuffer? {
    if case .piece(let piece) = try take(&state) { piece } else { nil }
  }

  func finish() {
    let reader = state.withLock { state -> Reader? in
      guard case .open = state.end else { return nil }
      state.end = .finished
      return state.reader.take()
    }
    reader?.resume(returning: nil)
  }

  /// Nothing more can be read, not even what is here.
  func fail(_ error: any Error) {
    let (reader, dropped) = state.withLock { state -> (Reader?, Int) in
      if case .failed = state.end { return (nil, 0) }
      state.end = .failed(error)
      return (state.reader.take(), drop(&state))
    }
    if dropped > 0 { onTaken(dropped) }
    reader?.resume(throwing: error)
  }

  /// Nobody will read any more.
  func abandon() {
    let dropped = state.withLock { state in
      state.isAbandoned = true
      return drop(&state)
    }
    if dropped > 0 { onTaken(dropped) }
  }

  private func drop(_ state: inout State) -> Int {
    defer { (state.pieces, state.next, state.held) = ([], 0, 0) }
    return state.held
  }
}
