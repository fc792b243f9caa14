import NIOCore
import NIOHTTP1
import TitanHTTP2
import TitanRPC
import TitanRPCTransport

/// One connection of HTTP/1.1: one request after the other, each answered before the next is looked at.
// @unchecked: exchanges carry it to wherever their handlers run, but use it only on its event loop.
final class HTTP1Connection: ChannelDuplexHandler, ServedConnection, @unchecked Sendable {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private enum Phase {
    /// Between requests. May become any other.
    case idle
    /// A request is being answered. May become any other.
    case answering(HTTP1Exchange, requestIsWhole: Bool)
    /// The response is complete, the request is not: the rest of its body is dropped.
    case discarding(Int)
    /// Nothing is answered any more. Final.
    case closing
  }

  /// How many bytes of a body wait for the handler, at most, before the socket is read no further.
  private static let bodyLimit = 128 << 10
  /// How much of an unread body is worth reading to keep the connection.
  static let discardLimit = 256 << 10
  /// How long an ended connection may take to close.
  private static let lingering = TimeAmount.seconds(2)

  private let serving: WebServing
  private let peer: ClientAddress
  private let isProxy: Bool
  private let scheme: String
  private let meter: HTTP1Meter
  private let loop: any EventLoop
  private let executor: EventLoopExecutor
  private var context: ChannelHandlerContext?
  private var phase = Phase.idle
  /// Parts of requests that came with the one being answered.
  private var pipelined: [HTTPServerRequestPart] = []
  private var readIsHeld = false
  private var isTouched = false
  private var isDraining = false
  private var requests = 0
  private var bytesWritten = 0
  /// What had been read when the last request ended: whatever has come since belongs to the next.
  private var readAtEnd: UInt64 = 0
  private var watch: ConnectionWatch?
  private var nextLook: Scheduled<Void>?

  init(_ serving: WebServing, _ peer: ClientAddress, scheme: String, _ meter: HTTP1Meter, on loop: any EventLoop) {
    (self.serving, self.peer, self.scheme, self.meter, self.loop) = (serving, peer, scheme, meter, loop)
    isProxy = serving.configuration.trustedProxies.contains(peer)
    executor = serving.executors.executor(for: loop)
  }

  // MARK: The channel

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    serving.traffic.connectionOpened()
    watch = ConnectionWatch(serving.configuration.timeouts, opened: now, jitter: .random(in: 0.9...1.1))
    lookLater()
    if !serving.registry.add(self, on: loop) { beginShutdown() }
  }

  func channelInactive(context: ChannelHandlerContext) {
    end()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) { end() }

  private func end() {
    guard context != nil else { return }
    context = nil
    nextLook?.cancel()
    letGo()
    pipelined = []
    serving.traffic.connectionClosed()
    serving.registry.remove(self)
  }

  /// Nobody waits for the current response any more.
  private func letGo() {
    if case .answering(let exchange, _) = phase { exchange.leave(cancelling: true) }
    phase = .closing
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let part = unwrapInboundIn(data)
    if !pipelined.isEmpty { return pipelined.append(part) }
    if case .answering(_, requestIsWhole: true) = phase { return pipelined.append(part) }
    take(part)
  }

  private func take(_ part: HTTPServerRequestPart) {
    switch (part, phase) {
    case (.head(let head), .idle): begin(head)
    case (.body(let piece), .answering(let exchange, _)):
      serving.traffic.received(piece.readableBytes)
      exchange.body.push(piece)
    case (.end, .answering(let exchange, _)):
      readAtEnd = meter.bytesRead
      phase = .answering(exchange, requestIsWhole: true)
      exchange.body.finish()
    case (.body(let piece), .discarding(let count)):
      phase = .discarding(count + piece.readableBytes)
      if count + piece.readableBytes > Self.discardLimit { closeAfterOutput() }
    case (.end, .discarding):
      readAtEnd = meter.bytesRead
      becomeIdle()
    default: break
    }
  }

  /// Reads no further while the handler is behind, or until the response is complete.
  func read(context: ChannelHandlerContext) {
    if holdsBack { readIsHeld = true } else { context.read() }
  }

  private var holdsBack: Bool {
    guard case .answering(let exchange, let requestIsWhole) = phase else { return false }
    return requestIsWhole || exchange.body.held > Self.bodyLimit
  }

  func readOn() {
    guard readIsHeld, !holdsBack else { return }
    readIsHeld = false
    context?.read()
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if case .answering(let exchange, _) = phase { exchange.channelBecame(writable: context.channel.isWritable) }
    context.fireChannelWritabilityChanged()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? HTTPParserError else { return context.close(promise: nil) }
    // What follows cannot be understood, and neither can the connection be used for anything after.
    let refusal =
      error == .headerOverflow
      ? WebRefusal(431, "the request's fields have more than \(serving.configuration.maximumHeaderSize) bytes")
      : WebRefusal(400, "the request is malformed")
    switch phase {
    case .idle: refuse(refusal)
    case .answering(let exchange, requestIsWhole: false) where !exchange.hasBegun:
      exchange.leave(cancelling: true)
      refuse(refusal)
    // The error is in a later request; this one deserves its answer.
    case .answering(_, requestIsWhole: true): beginShutdown()
    case .answering, .discarding, .closing: context.close(promise: nil)
    }
  }
}

// MARK: Requests

extension HTTP1Connection {
  private func begin(_ head: HTTPRequestHead) {
    requests += 1
    var headers = WebHeaders()
    headers.reserve(head.headers.count)
    var size = head.uri.utf8.count
    for (name, value) in head.headers {
      headers.append(name, value)
      size += name.utf8.count + value.utf8.count
    }
    let limit = serving.configuration.maximumHeaderSize
    guard size <= limit else {
      return refuse(WebRefusal(431, "the request's fields have \(size) bytes, the limit is \(limit)"))
    }
    if let refusal = HTTP1RequestRules.refusal(head.version, headers) { return refuse(refusal) }
    guard let target = RequestTarget(head.uri) else {
      return refuse(WebRefusal(400, "the request's target is no path"))
    }
    start(head, headers, target)
  }

  private func start(_ head: HTTPRequestHead, _ headers: WebHeaders, _ target: RequestTarget) {
    let connection = NIOLoopBound(self, eventLoop: loop)
    let body = WebBody(
      limit: serving.configuration.maximumBodySize, announced: headers["content-length"].flatMap { Int($0) }
    ) { _ in
      if connection.eventLoop.inEventLoop {
        connection.value.readOn()
      } else {
        connection.eventLoop.execute { connection.value.readOn() }
      }
    }
    let isModern = head.version == .http1_1
    let exchange = HTTP1Exchange(
      body, answersHead: head.method == .HEAD, isModern: isModern, closes: !isModern || !head.isKeepAlive || isDraining,
      queueLimit: serving.configuration.queueLimit, connection)
    exchange.channelBecame(writable: context?.channel.isWritable ?? false)
    phase = .answering(exchange, requestIsWhole: false)
    if headers.contains("expect") { write(ByteBuffer(string: HTTP1ResponseText.goOn)) }
    let request = WebRequest(
      method: head.method.rawValue, path: target.path, query: target.query, headers: headers, version: .http1,
      scheme: scheme, client: serving.client(peer, isProxy: isProxy, headers), body: body,
      arrival: .now)
    let response = WebResponseWriter(exchange, answersHead: head.method == .HEAD, date: serving.date)
    exchange.run(in: serving.run(request, response, on: executor) {})
  }

  /// Answers without a handler, and closes.
  private func refuse(_ refusal: WebRefusal) {
    phase = .closing
    var buffer = ByteBuffer()
    let text = refusal.message + "\n"
    let headers: WebHeaders = [
      "content-type": "text/plain; charset=utf-8", "content-length": String(text.utf8.count),
    ]
    HTTP1ResponseText.appendHead(refusal.status, headers, .length, closes: true, to: &buffer)
    buffer.writeString(text)
    write(buffer)
    closeAfterOutput()
  }

  private func becomeIdle() {
    phase = .idle
    if isDraining { return closeAfterOutput() }
    // Parts of the next request may be here.
    var parts: [HTTPServerRequestPart] = []
    swap(&parts, &pipelined)
    for (index, part) in parts.enumerated() {
      if case .answering(_, requestIsWhole: true) = phase {
        pipelined = Array(parts[index...])
        break
      }
      take(part)
    }
    readOn()
  }
}

// MARK: Responses

extension HTTP1Connection {
  /// Makes the connection send what there is at the end of this turn of the loop.
  func touch() {
    guard !isTouched, context != nil else { return }
    isTouched = true
    loop.assumeIsolated().execute { self.flush() }
  }

  private func flush() {
    isTouched = false
    guard case .answering(let exchange, let requestIsWhole) = phase, let context else { return }
    let output = exchange.takeOutput()
    if output.bytes.readableBytes > 0 { write(output.bytes) }
    if output.isCutOff {
      letGo()
      return context.close(promise: nil)
    }
    guard output.isEnd else { return exchange.channelBecame(writable: context.channel.isWritable) }
    exchange.leave(cancelling: false)
    if output.closes {
      closeAfterOutput()
    } else if requestIsWhole {
      becomeIdle()
    } else {
      phase = .discarding(0)
      exchange.body.abandon()
      readOn()
    }
  }

  private func write(_ bytes: ByteBuffer) {
    serving.traffic.sent(bytes.readableBytes)
    bytesWritten += bytes.readableBytes
    context?.writeAndFlush(wrapOutboundOut(bytes), promise: nil)
  }

  /// Closes our half once everything has been sent: closing with unread input would reset the connection and lose the
  /// answer. What still comes is dropped, for a while.
  private func closeAfterOutput() {
    phase = .closing
    guard let context else { return }
    let channel = context.channel
    loop.assumeIsolated().scheduleTask(in: Self.lingering) { channel.close(promise: nil) }
    context.close(mode: .output, promise: nil)
    readOn()
  }

  func beginShutdown() {
    isDraining = true
    switch phase {
    case .idle: closeAfterOutput()
    case .answering(let exchange, _): exchange.close()
    case .discarding, .closing: break
    }
  }

  func closeNow() { context?.close(promise: nil) }
}

// MARK: Time

extension HTTP1Connection {
  private var now: Int64 { Int64(loop.now.uptimeNanoseconds) }

  private func lookLater() {
    let interval = TimeAmount(serving.configuration.timeouts.interval)
    nextLook = loop.assumeIsolated().scheduleTask(in: interval) {
      guard self.context != nil else { return }
      self.look()
      self.lookLater()
    }
  }

  private func look() {
    guard let context else { return }
    if case .answering(let exchange, requestIsWhole: false) = phase,
      exchange.body.hasStalled(for: serving.configuration.bodyPause.nanoseconds, at: now)
    {
      exchange.body.fail(WebBody.stalled)
    }
    switch watch?.look(sight(context), at: now) {
    case nil, .ping: break
    case .close(let limit):
      serving.traffic.breached(limit)
      context.close(promise: nil)
    case .shutDown(let limit), .end(_, let limit):
      serving.traffic.breached(limit)
      switch (phase, isMidHead) {
      case (.idle, true): refuse(WebRefusal(408, "the request's head did not arrive in time"))
      case (.idle, false), (.discarding, _): closeAfterOutput()
      default: beginShutdown()
      }
    }
  }

  /// Whether a head has begun. One whose beginning came in one piece with the end of the request before is not known,
  /// and has the time of an idle connection.
  private var isMidHead: Bool {
    if case .idle = phase { meter.bytesRead > readAtEnd } else { false }
  }

  private var isDiscarding: Bool { if case .discarding = phase { true } else { false } }

  private func sight(_ context: ChannelHandlerContext) -> ConnectionWatch.Sight {
    let isIdle = if case .idle = phase { true } else { false }
    return ConnectionWatch.Sight(
      hasSettings: requests > 0, unfinishedFrame: isMidHead || isDiscarding ? requests : nil,
      // Silence is no sign of death here: there is no ping that a client would have to answer.
      bytesReceived: UInt64(now), bytesWritten: bytesWritten,
      bytesUnsent: (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0,
      streams: isIdle ? 0 : 1, calls: requests)
  }
}
