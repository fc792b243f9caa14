import NIOCore
import Synchronization
import TitanHTTP2
import TitanRPC

/// How a call on a server ends: by its handler, by a status that overtakes the handler, or with its stream.
extension HTTP2ServerStream {
  /// What to do outside the lock.
  fileprivate struct Ending: Sendable {
    var inbound: InboundQueue.Wakeup?
    var writers: [WaitingWriters.Waiter] = []
    var handler: Task<Void, Never>?
    var change = InboundCredit.Change()
    var connection: NIOLoopBound<ServerConnection>?
    var marked: NIOLoopBound<ServerConnection>?
  }

  /// Ends the call with a status. No effect a second time.
  func finish(_ status: Status, _ trailing: Metadata, cancelHandler: Bool) {
    let error = RPCError(status) ?? RPCError(code: .cancelled, message: "the call is over")
    let ending = state.withLock { state -> Ending? in
      switch state.machine.finish(status, trailing.permitted) {
      case .ignore: return nil
      case .trailersOnly(let fields): state.response = (fields, true)
      case .trailers(let fields): http2.finish(trailers: fields)
      }
      var ending = state.end(error)
      if !cancelHandler { ending.handler = nil }
      ending.marked = state.mark()
      return ending
    }
    if let ending { run(ending, error) }
  }

  /// The stream is gone.
  func close(_ error: RPCError) {
    let ending = state.withLock { state in
      state.machine.close()
      let ending = state.end(error)
      state.connection = nil
      return ending
    }
    http2.discard()
    run(ending, error)
  }

  private func run(_ ending: Ending, _ error: RPCError) {
    ending.handler?.cancel()
    settle(ending.change, ending.connection)
    tell(ending.marked)
    ending.inbound?.run()
    for writer in ending.writers { writer.resume(throwing: error) }
  }
}

extension HTTP2ServerStream.State {
  fileprivate mutating func end(_ error: RPCError) -> HTTP2ServerStream.Ending {
    over = over ?? error
    let (wakeup, change) = inbound.fail(error)
    return HTTP2ServerStream.Ending(
      inbound: wakeup, writers: writers.removeAll(), handler: handler, change: change, connection: connection)
  }
}
