import NIOCore
import Synchronization
import TitanHTTP2
import TitanRPC

/// One client of a server.
// @unchecked: streams carry it to wherever their handlers run, but touch it on its event loop only.
final class ServerConnection: HTTP2Connection, @unchecked Sendable {
  let router: RPCRouter
  let configuration: GRPCServer.Configuration
  private let registry: ConnectionRegistry
  let peer: Peer
  /// Whether the peer is believed about whom it calls for.
  private let isProxy: Bool
  /// Handlers that have not returned, those of closed streams among them.
  var runningHandlers = 0
  /// Bytes held for messages in the making although they were given back to flow control.
  var heldBytes = 0
  var phase = Phase.serving
  /// Calls begun so far.
  var callsStarted = 0
  /// Whether the client's settings have come.
  private(set) var hasSettings = false
  /// Whether the client was sent away for what it did, or did not.
  var hasEnded = false
  var watch: ConnectionWatch?
  var nextLook: Scheduled<Void>?

  enum Phase {
    /// May become `announced`.
    case serving
    /// The client has been told to open no more streams. May become `draining`.
    case announced
    /// Streams that have not come are refused. Final.
    case draining
  }

  init(
    router: RPCRouter, configuration: GRPCServer.Configuration, executor: EventLoopExecutor,
    registry: ConnectionRegistry, traffic: TrafficCounters, client: ClientAddress
  ) throws {
    peer = Peer(client)
    isProxy = configuration.trustedProxies.contains(client)
    self.router = router
    self.configuration = configuration
    self.registry = registry
    let engine = try HTTP2Engine(.server, settings: configuration.http2)
    super.init(engine: engine, executor: executor, traffic: traffic)
  }

  override func opened() {
    traffic.connectionOpened()
    executor.handlers.connectionOpened()
    engine.guardPeer(since: now)
    watch = ConnectionWatch(configuration.timeouts, opened: now, jitter: .random(in: 0.9...1.1))
    beginWatch()
    if !registry.add(NIOLoopBound(self, eventLoop: eventLoop)) { beginShutdown() }
  }

  override func judge(first bytes: UnsafeRawBufferPointer) -> FirstBytes { HTTP1Refusal.judge(bytes) }

  override func closed(_ streams: [HTTP2Stream], _ reason: String) {
    let error = RPCError(code: .cancelled, message: reason)
    for stream in streams {
      if call(stream) != nil { traffic.streamReset() }
      call(stream)?.close { error }
      // Stream and call hold each other until here.
      stream.owner = nil
    }
    nextLook?.cancel()
    traffic.connectionClosed()
    executor.handlers.connectionClosed()
    registry.remove(NIOLoopBound(self, eventLoop: eventLoop))
  }

  /// Where a call comes from.
  func client(of head: borrowing RequestHead) -> ClientAddress {
    isProxy ? configuration.trustedProxies.client(behind: peer.client, head.metadata) : peer.client
  }

  // MARK: Events

  override func handle(_ event: HTTP2Event, _ bytes: UnsafeRawBufferPointer) {
    switch event {
    case .headers(let stream, let fields, _): receive(fields, stream)
    case .data(let stream, let range): receive(UnsafeRawBufferPointer(rebasing: bytes[range]), stream)
    case .endOfStream(let stream): receiveEnd(stream)
    case .writable(let stream): call(stream)?.resumeWriters()
    case .endSentFirst(let stream):
      // The response is whole; the rest of the request is of no interest (RFC 9113 §8.1).
      engine.reset(stream, .noError)
    case .closed(let stream, let code):
      if code != .noError, call(stream) != nil { traffic.streamReset() }
      call(stream)?.close { RPCError(code: .cancelled, message: "the client ended the stream with \(code)") }
      stream.owner = nil
    case .pingAcknowledged(shutdownPing): finishShutdown()
    case .settings: hasSettings = true
    case .pingAcknowledged, .goAway: break
    }
  }

  /// The call on a stream; `nil` if its request was refused.
  func call(_ stream: HTTP2Stream) -> HTTP2ServerStream? {
    // Nothing else is ever set as an owner here.
    stream.owner.map { unsafeDowncast($0, to: HTTP2ServerStream.self) }
  }

  override func inputHandled() { judge() }
  override func inputFailed(_ error: HTTP2EngineError) { end(error.breach) }

  // MARK: Output and time

  override func submit(_ stream: HTTP2Stream) {
    guard let call = call(stream) else { return }
    let (response, sent) = call.state.withLock { ($0.takeResponse(), $0.takeSentCount()) }
    if sent > 0 { traffic.messagesSent(sent) }
    if let response {
      engine.submitResponse(stream, response.fields, endStream: response.endStream)
    } else {
      engine.resume(stream)
    }
  }

  override func deadline(of stream: HTTP2Stream) -> Deadline? {
    guard let call = call(stream) else { return nil }
    return call.state.withLock { $0.over == nil } ? call.deadline : nil
  }

  override func expire(_ stream: HTTP2Stream) {
    if let call = call(stream) { fail(call, .deadlineExceeded) }
  }
}
