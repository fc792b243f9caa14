import Glibc
import NIOCore
import TitanHTTP2

/// What the channel tells its connection.
extension HTTP2Connection: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { open(context) }
  }

  func channelActive(context: ChannelHandlerContext) {
    open(context)
    context.fireChannelActive()
  }

  private func open(_ context: ChannelHandlerContext) {
    guard self.context == nil else { return }
    self.context = context
    opened()
    // A server keeps its settings until it knows that its client understands them.
    if engine.role == .client { touch() }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let received = unwrapInboundIn(data)
    traffic.received(received.readableBytes)
    bytesRead += UInt64(received.readableBytes)
    guard !isClosing, let buffer = admit(received, context) else { return }
    executor.inputCame(from: self)
    buffer.withUnsafeReadableBytes { bytes in
      do throws(HTTP2EngineError) { try engine.receive(bytes) } catch { inputFailed(error) }
      handleEvents(bytes)
      inputHandled()
    }
    touch()
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if context.channel.isWritable, !isFlushing { touch() }
    context.fireChannelWritabilityChanged()
  }

  func channelInactive(context: ChannelHandlerContext) {
    end("the connection was closed")
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    end("the connection failed: \(error)")
    context.close(promise: nil)
  }

  func handlerRemoved(context: ChannelHandlerContext) { end("the connection was closed") }

  /// Keeps the thread from sleeping until there is something to read, or a while is over. Who else wants the core gets it.
  func awaitInput(for patience: Duration) {
    let socket = try? context?.pipeline.syncOperations.withUnsafeTransportIfAvailable { (socket: CInt) in socket }
    guard let socket else { return }
    var asked = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    let end = ContinuousClock.now + patience
    repeat {
      guard poll(&asked, 1, 0) == 0 else { return }
      sched_yield()
    } while ContinuousClock.now < end
  }

  /// Holds a connection's first bytes back until it is known what they are.
  ///
  /// - Returns: what is for HTTP/2 now.
  private func admit(_ received: ByteBuffer, _ context: ChannelHandlerContext) -> ByteBuffer? {
    guard isFirstInput else { return received }
    var all = received
    if undecided.readableBytes > 0 {
      all = undecided
      all.writeImmutableBuffer(received)
      undecided = ByteBuffer()
    }
    switch all.withUnsafeReadableBytes({ judge(first: $0) }) {
    case .http2:
      isFirstInput = false
      return all
    case .undecided: undecided = all
    case .foreign(let answer):
      isFirstInput = false
      traffic.sent(answer.utf8.count)
      context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: answer)), promise: nil)
      closeAfterFlush(context)
    }
    return nil
  }

  /// Acts on what the engine has seen since the last time.
  func handleEvents(_ bytes: UnsafeRawBufferPointer) {
    engine.takeEvents(&events)
    guard !events.isEmpty else { return }
    for event in events { handle(event, bytes) }
    events.removeAll(keepingCapacity: events.capacity <= HTTP2Engine.keptEvents)
  }
}
