import NIOCore
import Synchronization
import TitanHTTP2
import TitanRPC

/// Ends a call on a server: by its handler, by a status that overtakes the handler, or with its stream.
extension HTTP2ServerStream {
  /// What to do outside the lock.
  fileprivate struct Ending: ~Copyable, Sendable {
    let error: any Error
    let inbound: InboundQueue.Wakeup?
    /// `nil` if none has ever waited.
    let writers: [WaitingWriters.Waiter]?
    let change: InboundCredit.Change
    /// `nil` if there is no change.
    let connection: ServerConnection?
    var cancelsHandler = true
    var marked: ServerConnection?
  }

  /// Ends the call with a status. Only the first call has an effect.
  func finish(_ status: Status, _ trailing: Metadata, cancelHandler: Bool) {
    let error: any Error = RPCError(status) ?? Self.isOver
    let ending = state.withLock { state -> Ending? in
      switch state.machine.finish(status, trailing.permitted) {
      case .ignore: return nil
      case .trailersOnly(let fields): state.response = (fields, true)
      case .trailers(let fields): http2.finish(trailers: fields)
      }
      var ending = state.end(error)
      ending.cancelsHandler = cancelHandler
      ending.marked = state.mark()
      return ending
    }
    if let ending { run(ending) }
  }

  /// The stream is closed.
  ///
  /// - Parameter reason: called only if the call was not over.
  func close(_ reason: () -> RPCError) {
    let ending = state.withLock { state -> Ending? in
      defer { state.connection = nil }
      state.machine.close()
      // `finish` has done everything else.
      return state.over == nil ? state.end(reason()) : nil
    }
    http2.discard()
    if let ending { run(ending) }
  }

  /// The error for tasks that still use a call after it ended well.
  private static let isOver: any Error = RPCError(code: .cancelled, message: "the call is over")

  private func run(_ ending: consuming Ending) {
    if ending.cancelsHandler { cancelHandler() }
    settle(ending.change, ending.connection)
    tell(ending.marked)
    ending.inbound?.run()
    ending.writers?.forEach { $0.resume(throwing: ending.error) }
  }

  func cancel() { cancelHandler() }

  private func cancelHandler() {
    if loop.inEventLoop {
      state.withLock(\.handler)?.cancel()
    } else {
      loop.execute { self.state.withLock(\.handler)?.cancel() }
    }
  }
}

extension HTTP2ServerStream.State {
  fileprivate mutating func end(_ error: any Error) -> HTTP2ServerStream.Ending {
    over = over ?? error
    let (wakeup, change) = inbound.fail(error)
    return HTTP2ServerStream.Ending(
      error: error, inbound: wakeup, writers: takeWriters(), change: change,
      connection: change.isEmpty ? nil : connection)
  }
}
