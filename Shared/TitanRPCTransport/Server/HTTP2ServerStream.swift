import NIOCore
import Synchronization
import TitanHTTP2
import TitanRPC

/// One call on a server. The connection feeds it on the event loop; its handler may use it from any thread.
final class HTTP2ServerStream: ServerStream {
  struct State: Sendable {
    var machine: ServerStreamStateMachine
    /// `nil` once the stream is closed.
    var connection: ServerConnection?
    /// The handler's task while it runs. It must be cancelled only on the event loop, where it is certain that it still
    /// runs this call.
    var handler: Task<Void, Never>?

    var inbound = InboundMessages()
    /// Messages that the connection has not counted yet.
    var uncountedSent = 0
    /// `nil` until a writer has waited.
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
  let client: ClientAddress
  let deadline: Deadline?
  let state: Mutex<State>
  let receiveLimit: Int
  let sendLimit: Int
  let wasCompressed = Atomic(false)
  let loop: any EventLoop

  init(
    _ http2: HTTP2Stream, _ machine: ServerStreamStateMachine, _ head: RequestHead, peer: Peer,
    client: ClientAddress, deadline: Deadline?, receiveLimit: Int, sendLimit: Int, connection: ServerConnection
  ) {
    self.http2 = http2
    self.head = head
    self.peer = peer
    self.client = client
    self.deadline = deadline
    (self.receiveLimit, self.sendLimit) = (receiveLimit, sendLimit)
    loop = connection.eventLoop
    state = Mutex(State(machine: machine, connection: connection))
  }

  var requestMetadata: Metadata { head.metadata }
  var isStreaming: Bool { head.route.method.type != .unary }

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
    writers?.forEach { $0.resume() }
  }

  /// The call's handler begins in a task, which is cancelled if the call is already over.
  func handlerBegins(in task: Task<Void, Never>?) {
    let isOver = state.withLock { state in
      state.handler = task
      return state.over != nil
    }
    if isOver { task?.cancel() }
  }

  func handlerReturned() { state.withLock { $0.handler = nil } }
}
