import NIOCore
import TitanHTTP2
import TitanRPC
import TitanRPCTransport

/// One connection of HTTP/2: the wire with its engine, and the requests on its streams.
// @unchecked: exchanges carry it to wherever their handlers run, but use it only on its event loop.
final class HTTP2WebConnection: ChannelInboundHandler, HTTP2WireDelegate, ServedConnection, @unchecked Sendable {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private enum Phase {
    /// May become `announced`.
    case serving
    /// The client has been told to open no more streams. May become `draining`.
    case announced
    /// Any new streams are refused. Final.
    case draining
  }

  /// How long an ended connection may take to close.
  private static let lingering = TimeAmount.seconds(2)
  /// Marks the pings whose answers mean something.
  private static let shutdownPing: UInt64 = 0x7469_7461_6E77_6562
  private static let keepalivePing: UInt64 = 0x616C_6976_653F_3F3F

  private let serving: WebServing
  private let peer: ClientAddress
  private let isProxy: Bool
  private let scheme: String
  private let loop: any EventLoop
  private let executor: EventLoopExecutor
  private let engine: HTTP2Engine
  private let wire: HTTP2Wire
  private var phase = Phase.serving
  /// Whether this side has ended the connection because of what the client did or failed to do.
  private var hasEnded = false
  private var hasSettings = false
  /// Handlers that have not returned, including those of closed streams.
  private var runningHandlers = 0
  private var requests = 0
  private var watch: ConnectionWatch?
  private var nextLook: Scheduled<Void>?

  init(_ serving: WebServing, _ peer: ClientAddress, scheme: String, on loop: any EventLoop) throws {
    (self.serving, self.peer, self.scheme, self.loop) = (serving, peer, scheme, loop)
    isProxy = serving.configuration.trustedProxies.contains(peer)
    executor = serving.executors.executor(for: loop)
    engine = try HTTP2Engine(.server, settings: serving.configuration.http2)
    wire = HTTP2Wire(engine, serving.traffic, patience: Self.lingering)
  }

  // MARK: The channel

  func handlerAdded(context: ChannelHandlerContext) {
    wire.attach(to: context)
    serving.traffic.connectionOpened()
    engine.guardPeer(since: now)
    watch = ConnectionWatch(serving.configuration.timeouts, opened: now, jitter: .random(in: 0.9...1.1))
    lookLater()
    if !serving.registry.add(self, on: loop) { beginShutdown() }
  }

  func channelInactive(context: ChannelHandlerContext) {
    end()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
  func handlerRemoved(context: ChannelHandlerContext) { end() }

  private func end() {
    guard let streams = wire.detach() else { return }
    nextLook?.cancel()
    for stream in streams {
      exchange(stream)?.close()
      // Until here, stream and exchange hold each other.
      stream.owner = nil
    }
    serving.traffic.connectionClosed()
    serving.registry.remove(self)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let buffer = unwrapInboundIn(data)
    if wire.count(buffer) { wire.receive(buffer, for: self) }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    wire.writabilityChanged(of: self)
    context.fireChannelWritabilityChanged()
  }

  func handle(_ event: HTTP2Event, _ bytes: UnsafeRawBufferPointer) {
    switch event {
    case .headers(let stream, let fields, _): if stream.owner == nil { begin(fields, stream) }
    case .data(let stream, let range):
      guard let exchange = exchange(stream) else { return giveBack(stream, range.count) }
      exchange.body.push(ByteBuffer(bytes: UnsafeRawBufferPointer(rebasing: bytes[range])))
    case .endOfStream(let stream): exchange(stream)?.body.finish()
    case .writable(let stream): exchange(stream)?.resumeWriters()
    case .endSentFirst(let stream):
      // The response is complete; the rest of the request is of no interest (RFC 9113 §8.1).
      engine.reset(stream, .noError)
    case .closed(let stream, let code):
      if code != .noError { serving.traffic.streamReset() }
      exchange(stream)?.close()
      stream.owner = nil
    case .settings: hasSettings = true
    case .pingAcknowledged(Self.shutdownPing): finishShutdown()
    case .pingAcknowledged, .goAway: break
    }
  }

  /// The request on a stream; `nil` if it was refused.
  private func exchange(_ stream: HTTP2Stream) -> HTTP2Exchange? {
    // This class never sets any other kind of owner.
    stream.owner.map { unsafeDowncast($0, to: HTTP2Exchange.self) }
  }
}

// MARK: Requests

extension HTTP2WebConnection {
  private func begin(_ fields: HTTP2Fields, _ stream: HTTP2Stream) {
    requests += 1
    let head = HTTP2Head(fields)
    if let refusal = head.refusal(isTruncated: fields.isTruncated, limit: serving.configuration.maximumHeaderSize) {
      return refuse(stream, refusal)
    }
    guard let target = head.target.flatMap({ RequestTarget($0) }) else {
      return refuse(stream, WebRefusal(400, "the request's target is no path"))
    }
    guard runningHandlers < Int(serving.configuration.http2.maximumConcurrentStreams) else {
      // Resets free streams faster than handlers end: without this check, a client could run any number of them.
      serving.traffic.breached(.connectionCalls)
      return engine.reset(stream, .refusedStream)
    }
    start(head, target, stream)
  }

  private func start(_ head: HTTP2Head, _ target: RequestTarget, _ stream: HTTP2Stream) {
    let connection = NIOLoopBound(self, eventLoop: loop)
    let body = WebBody(
      limit: serving.configuration.maximumBodySize, announced: head.headers["content-length"].flatMap { Int($0) }
    ) { count in
      if connection.eventLoop.inEventLoop {
        connection.value.giveBack(stream, count)
      } else {
        connection.eventLoop.execute { connection.value.giveBack(stream, count) }
      }
    }
    let exchange = HTTP2Exchange(stream, body, connection)
    stream.owner = exchange
    let request = WebRequest(
      method: head.method, path: target.path, query: target.query, headers: head.headers, version: .http2,
      scheme: scheme, client: serving.client(peer, isProxy: isProxy, head.headers), body: body, arrival: .now)
    runningHandlers += 1
    let writer = WebResponseWriter(exchange, answersHead: head.method == "HEAD", date: serving.date)
    exchange.run(in: serving.run(request, writer, on: executor) { connection.value.runningHandlers -= 1 })
  }

  /// Answers without a handler.
  private func refuse(_ stream: HTTP2Stream, _ refusal: WebRefusal) {
    let text = refusal.message + "\n"
    let fields = HTTP2Head.response(
      refusal.status, ["content-type": "text/plain; charset=utf-8", "content-length": String(text.utf8.count)])
    stream.append(size: text.utf8.count) { $0.copyBytes(from: text.utf8) }
    stream.finish()
    engine.submitResponse(stream, fields, endStream: false)
  }

  func giveBack(_ stream: HTTP2Stream, _ count: Int) {
    guard wire.isAttached else { return }
    engine.consume(stream, count)
    wire.touch(self)
  }
}

// MARK: Output

extension HTTP2WebConnection {
  /// Makes the connection ask the stream for its changes at the end of this turn of the loop.
  func streamChanged(_ stream: HTTP2Stream) { wire.streamChanged(stream, of: self) }

  func flushLater() { loop.assumeIsolated().execute { self.wire.flush(for: self) } }

  func submit(_ stream: HTTP2Stream) {
    guard let exchange = exchange(stream) else { return }
    let submission = exchange.takeSubmission()
    if submission.isCutOff {
      engine.reset(stream, .internalError)
    } else if let head = submission.head {
      engine.submitResponse(stream, head, endStream: submission.headEndsStream)
    } else {
      engine.resume(stream)
    }
  }
}

// MARK: Limits, time and shutdown

extension HTTP2WebConnection {
  private var now: Int64 { Int64(loop.now.uptimeNanoseconds) }

  func inputFailed(_ error: HTTP2EngineError) { end(error.breach) }

  /// Ends the connection if the client has gone too far.
  func inputHandled() {
    guard !hasEnded, engine.peerLooksSuspicious(), let breach = engine.verdict(at: now) else { return }
    end(breach)
  }

  private func end(_ breach: HTTP2Breach) {
    if let limit = breach.limit { serving.traffic.breached(BreachedLimit(limit)) }
    end(breach.code, reason: breach.reason)
  }

  /// Sends a GOAWAY and closes, regardless of running requests.
  private func end(_ code: HTTP2ErrorCode, reason: String) {
    guard !hasEnded, let channel = wire.channel else { return }
    hasEnded = true
    engine.terminate(code, reason: reason)
    wire.touch(self)
    // Also when the GOAWAY cannot be sent.
    loop.assumeIsolated().scheduleTask(in: Self.lingering) { channel.close(promise: nil) }
  }

  private func lookLater() {
    let interval = TimeAmount(serving.configuration.timeouts.interval)
    nextLook = loop.assumeIsolated().scheduleTask(in: interval) {
      guard self.wire.isAttached else { return }
      self.look()
      self.lookLater()
    }
  }

  private func look() {
    guard !hasEnded, wire.isAttached else { return }
    let pause = serving.configuration.bodyPause.nanoseconds
    for stream in Array(engine.streams) {
      guard let body = exchange(stream)?.body, body.hasStalled(for: pause, at: now) else { continue }
      body.fail(WebBody.stalled)
    }
    switch watch?.look(sight, at: now) {
    case nil: break
    case .ping:
      engine.ping(Self.keepalivePing)
      wire.touch(self)
    case .shutDown(let limit):
      serving.traffic.breached(limit)
      beginShutdown()
    case .end(let code, let limit):
      serving.traffic.breached(limit)
      end(code, reason: limit.rawValue)
    case .close(let limit):
      hasEnded = true
      serving.traffic.breached(limit)
      closeNow()
    }
  }

  private var sight: ConnectionWatch.Sight {
    ConnectionWatch.Sight(
      hasSettings: hasSettings, unfinishedFrame: engine.unfinishedFrame, bytesReceived: wire.bytesRead,
      bytesWritten: wire.bytesWritten, bytesUnsent: wire.bytesUnsent, streams: engine.streamCount, calls: requests)
  }

  func beginShutdown() {
    guard wire.isOpen, case .serving = phase else { return }
    phase = .announced
    engine.announceShutdown()
    engine.ping(Self.shutdownPing)
    // A client that does not answer pings loses its streams all the same.
    loop.assumeIsolated().scheduleTask(in: .seconds(1)) { self.finishShutdown() }
    wire.touch(self)
  }

  private func finishShutdown() {
    guard wire.isOpen, case .announced = phase else { return }
    phase = .draining
    engine.finishShutdown()
    wire.touch(self)
  }

  func closeNow() { wire.closeNow() }
}
