import NIOCore
import Synchronization
import TitanHTTP2
import TitanRPC

/// How a client's call ends.
extension HTTP2ClientStream {
  private struct Ending: Sendable {
    var inbound: InboundQueue.Wakeup?
    var writers: [WaitingWriters.Waiter] = []
    var headerWaiters: [WaitingTasks<Metadata>.Waiter] = []
    var change = InboundCredit.Change()
    var http2: HTTP2Stream
    var connection: Connection?
    var marked: Connection?
    /// Whether this ended the call, which was not over before.
    var isFirst = false
  }

  /// The server ended the call. Messages it sent before can still be received.
  ///
  /// - Parameter isWhole: whether the server sends nothing more. If this side is still sending, the stream is reset:
  ///   with NO_ERROR after a complete answer (gRPC over HTTP/2, "Early Server Closure"), with CANCEL if more of a wrong
  ///   one would follow.
  func end(_ outcome: ClientStreamStateMachine.Outcome, isWhole: Bool = true) {
    if outcome.status.code != .ok, tryAgain(after: outcome) { return }
    let ending = state.withLock { state -> Ending? in
      guard state.outcome == nil else { return nil }
      state.outcome = outcome
      var ending = Ending(
        inbound: state.inbound.finish(), writers: state.writers.removeAll(),
        headerWaiters: state.headerWaiters.removeAll(), http2: state.http2, connection: state.connection,
        isFirst: true)
      if !isWhole || !state.isHalfClosed { ending.marked = state.reset(isWhole ? .noError : .cancel) }
      return ending
    }
    guard let ending else { return }
    if outcome.status.code == .ok { noteSuccess() }
    if outcome.status.code == .unauthenticated { options.credentials?.rejected() }
    run(ending, outcome.writeResult)
  }

  /// This side ends the call: nothing more is received. If the call was already over, this only frees messages that
  /// were not received.
  func fail(_ error: RPCError) {
    let ending = state.withLock { state in
      var ending = Ending(http2: state.http2, connection: state.connection)
      if state.outcome == nil {
        state.machine.close()
        state.outcome = .init(error.status)
        ending.isFirst = true
        ending.writers = state.writers.removeAll()
        ending.headerWaiters = state.headerWaiters.removeAll()
        ending.marked = state.reset(.cancel)
      }
      (ending.inbound, ending.change) = state.inbound.fail(error)
      return ending
    }
    run(ending, .failure(error))
  }

  /// The channel has no connection for the call.
  func unserved(_ error: RPCError) {
    if !tryAgain(after: .init(error.status)) { fail(error) }
  }

  private func run(_ ending: Ending, _ writeResult: Result<Void, any Error>) {
    if ending.isFirst { channel.traffic.callEnded() }
    if ending.isFirst, ending.connection == nil { channel.forget(self) }
    settle(ending.http2, ending.change, ending.connection)
    tell(ending.http2, ending.marked)
    ending.inbound?.run()
    for writer in ending.writers { writer.resume(with: writeResult) }
    for waiter in ending.headerWaiters { waiter.resume(returning: [:]) }
  }

  /// The stream is closed: returns the bytes it still owes to the connection now.
  func leave(_ http2: HTTP2Stream) {
    let (change, connection) = state.withLock { state -> (InboundCredit.Change, Connection?) in
      guard state.http2 === http2 else { return (InboundCredit.Change(), nil) }
      defer { state.connection = nil }
      return (state.inbound.settle(), state.connection)
    }
    http2.discard()
    settle(http2, change, connection)
  }
}

extension HTTP2ClientStream.State {
  /// Makes the connection reset the stream.
  fileprivate mutating func reset(_ code: HTTP2ErrorCode) -> HTTP2ClientStream.Connection? {
    resetCode = code
    return mark()
  }
}
