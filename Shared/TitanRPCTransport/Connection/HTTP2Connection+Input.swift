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
    let buffer = unwrapInboundIn(data)
    traffic.received(buffer.readableBytes)
    bytesRead += UInt64(buffer.readableBytes)
    guard !isClosing, !refuseForeign(buffer, context) else { return }
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

  private func refuseForeign(_ buffer: ByteBuffer, _ context: ChannelHandlerContext) -> Bool {
    guard isFirstInput else { return false }
    isFirstInput = false
    guard let answer = buffer.withUnsafeReadableBytes(foreignAnswer) else { return false }
    traffic.sent(answer.utf8.count)
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: answer)), promise: nil)
    closeAfterFlush(context)
    return true
  }

  /// Acts on what the engine has seen since the last time.
  func handleEvents(_ bytes: UnsafeRawBufferPointer) {
    engine.takeEvents(&events)
    guard !events.isEmpty else { return }
    for event in events { handle(event, bytes) }
    events.removeAll(keepingCapacity: events.capacity <= HTTP2Engine.keptEvents)
  }
}
