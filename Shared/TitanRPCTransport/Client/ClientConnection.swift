import NIOCore
import TitanHTTP2
import TitanRPC

/// A channel's connection to its server.
final class ClientConnection: HTTP2Connection {
  private weak var owner: GRPCChannel?
  private let generation: GRPCChannel.Machine.Generation
  private let configuration: GRPCChannel.Configuration
  private let authority: String
  private var phase = Phase.connecting

  private enum Phase {
    /// The server's settings have not come. May become `ready` or `leaving`.
    case connecting
    /// May become `leaving`.
    case ready
    /// No call may be opened any more; those that run end. Final.
    case leaving
  }

  init(
    owner: GRPCChannel?, generation: Int, configuration: GRPCChannel.Configuration, executor: EventLoopExecutor,
    traffic: TrafficCounters
  ) throws {
    self.owner = owner
    self.generation = generation
    self.configuration = configuration
    authority = owner?.target.description ?? ""
    let engine = try HTTP2Engine(.client, settings: configuration.http2)
    super.init(engine: engine, executor: executor, traffic: traffic)
  }

  override func opened() {
    traffic.connectionOpened()
    eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(configuration.connectTimeout)) { [weak self] in
      guard let self, case .connecting = phase else { return }
      leave("the server sent no HTTP/2 settings within \(configuration.connectTimeout)")
      closeNow()
    }
  }

  override func closed(_ streams: [HTTP2Stream], _ reason: String) {
    traffic.connectionClosed()
    leave(reason)
    for stream in streams {
      call(stream)?.connectionLost(stream, reason)
      stream.owner = nil
    }
  }

  private func leave(_ reason: String) {
    if case .leaving = phase { return }
    phase = .leaving
    owner?.lost(generation, reason)
  }

  /// Closes when the calls that run have ended.
  func beginShutdown() {
    guard isOpen else { return }
    phase = .leaving
    engine.finishShutdown()
    touch()
  }

  // MARK: Events

  override func handle(_ event: HTTP2Event, _ bytes: UnsafeRawBufferPointer) {
    switch event {
    case .headers(let stream, let fields, let endStream): call(stream)?.receive(fields, endStream: endStream)
    case .data(let stream, let range):
      let bytes = UnsafeRawBufferPointer(rebasing: bytes[range])
      if let call = call(stream) { call.receive(bytes) } else { giveBack(stream, bytes.count) }
    case .endOfStream(let stream): call(stream)?.receiveEnd()
    case .writable(let stream): call(stream)?.resumeWriters()
    case .closed(let stream, let code):
      call(stream)?.streamClosed(stream, code)
      stream.owner = nil
    case .settings:
      guard case .connecting = phase else { return }
      phase = .ready
      owner?.connected(NIOLoopBound(self, eventLoop: eventLoop), generation)
    case .goAway(_, let code, _):
      // Calls above the last stream it names come as closed with REFUSED_STREAM.
      leave("the server is going away (\(code))")
    case .endSentFirst, .pingAcknowledged: break
    }
  }

  private func call(_ stream: HTTP2Stream) -> HTTP2ClientStream? {
    // Nothing else is ever set as an owner here.
    stream.owner.map { unsafeDowncast($0, to: HTTP2ClientStream.self) }
  }

  // MARK: Calls

  /// Takes on a call, which opens its stream when this turn is flushed.
  func start(_ stream: HTTP2Stream, _ call: HTTP2ClientStream) {
    guard isOpen else { return call.connectionLost(stream, "the connection was closed") }
    stream.owner = call
    if let deadline = call.options.deadline { watch(deadline) }
    streamChanged(stream)
  }

  override func submit(_ stream: HTTP2Stream) {
    guard let call = call(stream) else { return }
    switch call.takeSubmission(stream) {
    case .nothing: break
    case .resume: engine.resume(stream)
    case .reset: engine.reset(stream, .cancel)
    case .open:
      let timeout = call.options.deadline.map { Timeout($0.remaining()) }
      let fields = ClientStreamStateMachine.request(
        path: call.path, scheme: "http", authority: authority, timeout: timeout,
        compression: call.options.compression, metadata: call.options.metadata)
      do throws(HTTP2EngineError) { try engine.submitRequest(stream, fields, endStream: false) } catch {
        leave("the connection takes no more calls: \(error)")
        call.streamClosed(stream, .refusedStream)
        stream.owner = nil
      }
    }
  }

  func settle(_ stream: HTTP2Stream, _ change: InboundCredit.Change) { giveBack(stream, change.consumed) }

  override func deadline(of stream: HTTP2Stream) -> Deadline? {
    guard let call = call(stream), !call.isOver else { return nil }
    return call.options.deadline
  }

  override func expire(_ stream: HTTP2Stream) { call(stream)?.fail(.deadlineExceeded) }
}
