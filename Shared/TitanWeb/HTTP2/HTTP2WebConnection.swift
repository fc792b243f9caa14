import NIOCore
import TitanHTTP2
import TitanRPC
import TitanRPCTransport

/// One connection of HTTP/2: the wire with its engine, and the requests on its streams.
// @unchecked: exchanges carry it to wherever their handlers run, but use it only on its event loop.
final class HTTP2WebConnection: ChannelInboundHandler, SupervisedConnection, ServedConnection, @unchecked Sendable {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// How long an ended connection may take to close.
  private static let lingering = TimeAmount.seconds(2)

  private let serving: WebServing
  private let peer: ClientAddress
  private let isProxy: Bool
  private let scheme: String
  private let loop: any EventLoop
  private let executor: EventLoopExecutor
  private let engine: HTTP2Engine
  private let wire: HTTP2Wire
  private let supervisor: ConnectionSupervisor
  /// Handlers that have not returned, including those of closed streams.
  private var runningHandlers = 0
  private(set) var callsBegun = 0

  init(_ serving: WebServing, _ peer: ClientAddress, scheme: String, on loop: any EventLoop) throws {
    (self.serving, self.peer, self.scheme, self.loop) = (serving, peer, scheme, loop)
    isProxy = serving.configuration.trustedProxies.contains(peer)
    executor = serving.executors.executor(for: loop)
    engine = try HTTP2Engine(.server, settings: serving.configuration.http2)
    wire = HTTP2Wire(engine, serving.traffic, patience: Self.lingering)
    supervisor = ConnectionSupervisor(
      wire, of: engine, serving.traffic, on: loop, serving.configuration.timeouts, lingering: Self.lingering)
  }

  // MARK: The channel

  func handlerAdded(context: ChannelHandlerContext) {
    wire.attach(to: context)
    supervisor.begin(self)
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
    for stream in streams {
      exchange(stream)?.close()
      // Until here, stream and exchange hold each other.
      stream.owner = nil
    }
    supervisor.stop()
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
    case .settings: supervisor.settingsCame()
    case .pingAcknowledged(let payload): supervisor.pingAcknowledged(payload, self)
    case .goAway: break
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
    callsBegun += 1
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
  func inputFailed(_ error: HTTP2EngineError) { supervisor.end(self, error.breach) }
  func inputHandled() { supervisor.judge(self) }

  /// Gives up the bodies that have made no progress for too long.
  func lookedAt() {
    let pause = serving.configuration.bodyPause.nanoseconds
    let now = Int64(loop.now.uptimeNanoseconds)
    for stream in Array(engine.streams) {
      guard let body = exchange(stream)?.body, body.hasStalled(for: pause, at: now) else { continue }
      body.fail(WebBody.stalled)
    }
  }

  func beginShutdown() { supervisor.beginShutdown(self) }
  func closeNow() { wire.closeNow() }
}
