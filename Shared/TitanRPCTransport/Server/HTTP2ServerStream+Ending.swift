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
    var connection: ServerConnection?
    var marked: ServerConnection?
  }

  /// Ends the call with a status. No effect a second time.
  func finish(_ status: Status, _ trailing: Metadata, cancelHandler: Bool) {
    let error: any Error = RPCError(status) ?? Self.isOver
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
  ///
  /// - Parameter reason: asked for only if the call was not over.
  func close(_ reason: () -> RPCError) {
    let end = state.withLock { state -> (Ending, any Error)? in
      defer { state.connection = nil }
      state.machine.close()
      // `finish` has done all else.
      if state.over != nil { return nil }
      let error = reason()
      return (state.end(error), error)
    }
    http2.discard()
    if let (ending, error) = end { run(ending, error) }
  }

  /// What a call that ended well tells those who still use it.
  private static let isOver: any Error = RPCError(code: .cancelled, message: "the call is over")

  private func run(_ ending: Ending, _ error: any Error) {
    ending.handler?.cancel()
    settle(ending.change, ending.connection)
    tell(ending.marked)
    ending.inbound?.run()
    for writer in ending.writers { writer.resume(throwing: error) }
  }
}

extension HTTP2ServerStream.State {
  fileprivate mutating func end(_ error: any Error) -> HTTP2ServerStream.Ending {
    over = over ?? error
    let (wakeup, change) = inbound.fail(error)
    return HTTP2ServerStream.Ending(
      inbound: wakeup, writers: takeWriters(), handler: handler, change: change, connection: connection)
  }
}
