import NIOCore
import Synchronization
import TitanHTTP2
import TitanRPC

/// One call on a server. The connection feeds it on the event loop; its handler may use it from anywhere.
final class HTTP2ServerStream: ServerStream {
  struct State: Sendable {
    var machine: ServerStreamStateMachine
    /// `nil` once the stream is closed.
    var connection: ServerConnection?
    /// While the handler runs. To be cancelled on the event loop only, where it is known to run this call still.
    var handler: Task<Void, Never>?

    var inbound = InboundMessages()
    /// Messages that the connection has not counted yet.
    var uncountedSent = 0
    /// `nil` until one waited.
    var writers: WaitingWriters?
    /// The response's header block, until the connection has taken it.
    var response: (fields: HTTP2Fields, endStream: Bool)?
    /// Whether the connection knows that there is something to send.
    var isMarked = false
    /// Why nothing more can be sent.
    var over: (any Error)?
  }

  let http2: HTTP2Stream
  let head: RequestHead
  let peer: Peer
  let deadline: Deadline?
  let state: Mutex<State>
  private let messageLimit: Int
  private let wasCompressed = Atomic(false)
  let loop: any EventLoop

  init(
    _ http2: HTTP2Stream, _ machine: ServerStreamStateMachine, _ head: RequestHead, peer: Peer,
    deadline: Deadline?, messageLimit: Int, connection: ServerConnection
  ) {
    self.http2 = http2
    self.head = head
    self.peer = peer
    self.deadline = deadline
    self.messageLimit = messageLimit
    loop = connection.eventLoop
    state = Mutex(State(machine: machine, connection: connection))
  }

  var requestMetadata: Metadata { head.metadata }

  // MARK: InboundStream

  func receiveNow() throws -> ReceivedNow {
    let (next, change, connection) = state.withLock { $0.next() }
    settle(change, connection)
    switch next {
    case .message(let message): return .message(try decoded(message))
    case .end: return .end
    case .failure(let error): throw error
    case .wait: return .wait
    }
  }

  func receive() async throws -> [UInt8]? {
    switch try receiveNow() {
    case .message(let bytes): return bytes
    case .end: return nil
    case .wait: break
    }
    let delivery = try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { consumer in
        let (wakeup, change, connection) = state.withLock {
          $0.suspend(consumer, isCancelled: Task.isCancelled)
        }
        settle(change, connection)
        wakeup?.run()
      }
    } onCancel: {
      let wakeup = state.withLock { $0.inbound.cancelConsumer() }
      wakeup?.run()
    }
    return try delivery.message.map(decoded)
  }

  /// A message is inflated when it is taken, so that those which wait take no more memory than flow control let in.
  private func decoded(_ message: InboundMessage) throws -> [UInt8] {
    wasCompressed.store(message.isCompressed, ordering: .relaxed)
    guard message.isCompressed else { return message.bytes }
    do throws(RPCError) { return try Gzip.decompress(message.bytes, limit: messageLimit) } catch {
      finish(error.status, [:], cancelHandler: true)
      throw error
    }
  }

  var lastWasCompressed: Bool { wasCompressed.load(ordering: .relaxed) }

  // MARK: OutboundStream

  var isWritable: Bool { http2.isWritable }

  func waitUntilWritable() async throws {
    let id = state.withLock { $0.reserveWriterID() }
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { (writer: WaitingWriters.Waiter) in
        let result: Result<Void, any Error>? = state.withLock { state in
          if let error = state.over { return .failure(error) }
          if Task.isCancelled { return .failure(CancellationError()) }
          if http2.wakeWhenWritable() { return .success(()) }
          state.writers?.add(writer, id: id)
          return nil
        }
        if let result { writer.resume(with: result) }
      }
    } onCancel: {
      let writer = state.withLock { $0.writers?.remove(id: id) }
      writer?.resume(throwing: CancellationError())
    }
  }

  func enqueue(size: Int, compressed: Bool?, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws {
    guard size <= messageLimit else { throw RPCError.messageTooLarge(size: size, limit: messageLimit) }
    let isQueued = try enqueue { machine in
      guard !machine.compresses(size: size, isWanted: compressed) else { return false }
      MessageFramer.append(to: http2, size: size, fill)
      return true
    }
    guard !isQueued else { return }
    // Outside the lock, which the event loop takes too.
    let message = Gzip.compress(size: size, fill)
    try enqueue { _ in
      MessageFramer.append(to: http2, compressed: message)
      return true
    }
  }

  /// - Parameter append: queues a message, after the headers; or not, which it returns.
  @discardableResult
  private func enqueue(_ append: (borrowing ServerStreamStateMachine) -> Bool) throws -> Bool {
    let (isQueued, connection) = try state.withLock { state in
      if let error = state.over { throw error }
      if let fields = state.machine.sendInitialMetadata([:]) { state.response = (fields, false) }
      let isQueued = append(state.machine)
      if isQueued { state.uncountedSent += 1 }
      return (isQueued, state.mark())
    }
    tell(connection)
    return isQueued
  }

  // MARK: ServerStream

  func compressResponses(_ compression: Compression) {
    state.withLock { $0.machine.compressResponses(compression) }
  }

  func sendInitialMetadata(_ metadata: Metadata) {
    let connection = state.withLock { state -> ServerConnection? in
      guard let fields = state.machine.sendInitialMetadata(metadata.permitted) else { return nil }
      state.response = (fields, false)
      return state.mark()
    }
    tell(connection)
  }

  func finish(_ status: Status, trailingMetadata: Metadata) {
    finish(status, trailingMetadata, cancelHandler: false)
  }

  // MARK: The connection

  /// Tells the connection that there is something to send.
  func tell(_ connection: ServerConnection?) {
    guard let connection else { return }
    if loop.inEventLoop {
      connection.streamChanged(http2)
    } else {
      loop.execute { connection.streamChanged(self.http2) }
    }
  }

  func settle(_ change: InboundCredit.Change, _ connection: ServerConnection?) {
    guard let connection, !change.isEmpty else { return }
    if loop.inEventLoop {
      connection.settle(http2, change)
    } else {
      loop.execute { connection.settle(self.http2, change) }
    }
  }

  /// The queue has room again.
  func resumeWriters() {
    let writers = state.withLock { $0.takeWriters() }
    for writer in writers { writer.resume() }
  }

  /// The call's handler begins, in a task, which is cancelled if the call is over already.
  func handlerBegins(in task: Task<Void, Never>?) {
    let isOver = state.withLock { state in
      state.handler = task
      return state.over != nil
    }
    if isOver { task?.cancel() }
  }

  func handlerReturned() { state.withLock { $0.handler = nil } }
}
