import Synchronization
import TitanRPC

/// The handler takes messages.
extension HTTP2ServerStream {
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

  /// Messages are decompressed when they are taken, so that waiting messages take no more memory than flow control
  /// admits.
  private func decoded(_ message: InboundMessage) throws -> [UInt8] {
    wasCompressed.store(message.isCompressed, ordering: .relaxed)
    guard message.isCompressed else { return message.bytes }
    do throws(RPCError) { return try Gzip.decompress(message.bytes, limit: receiveLimit) } catch {
      finish(error.status, [:], cancelHandler: true)
      throw error
    }
  }

  var lastWasCompressed: Bool { wasCompressed.load(ordering: .relaxed) }
}
