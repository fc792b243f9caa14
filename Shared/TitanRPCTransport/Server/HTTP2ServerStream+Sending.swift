import Synchronization
import TitanHTTP2
import TitanRPC

/// The handler sends messages, metadata and a status.
extension HTTP2ServerStream {
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
    guard size <= sendLimit else { throw RPCError.messageTooLarge(size: size, limit: sendLimit) }
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

  /// - Parameter append: queues a message after the headers, and returns whether it did.
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
}
