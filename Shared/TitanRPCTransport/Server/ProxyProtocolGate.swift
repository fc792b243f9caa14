import NIOCore
import TitanCore

/// The first handler on a trusted proxy's connection, until it is known whether the connection begins with a header of
/// the PROXY protocol. It then makes way for the client's protocol.
final class ProxyProtocolGate: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  enum Outcome: Hashable {
    /// The client the proxy names; `nil`: the peer is the client.
    case client(HostAndPort?)
    case refused(BreachedLimit)
  }
  /// Called once, on the channel's loop, unless the channel is closed first. The channel is closed if it throws, and
  /// after a refusal.
  typealias Completion = (Outcome) throws -> Void

  private let timeout: Duration
  private var completion: Completion?
  private var timer: Scheduled<Void>?
  private var held = ByteBuffer()

  init(timeout: Duration, _ completion: @escaping Completion) {
    (self.timeout, self.completion) = (timeout, completion)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { startTimer(context) }
  }

  func channelActive(context: ChannelHandlerContext) {
    startTimer(context)
    context.fireChannelActive()
  }

  private func startTimer(_ context: ChannelHandlerContext) {
    guard timer == nil else { return }
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    timer = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(timeout)) {
      let (gate, context) = bound.value
      gate.refuse(.preface, context)
    }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard completion != nil else { return }
    var bytes = unwrapInboundIn(data)
    held.writeBuffer(&bytes)
    switch ProxyProtocolHeader(held.readableBytesView) {
    case .unfinished: break
    case .malformed: refuse(.proxyHeader, context)
    case .absent: pass(nil, context)
    case .present(let client, let size):
      held.moveReaderIndex(forwardBy: size)
      pass(client, context)
    }
  }

  private func pass(_ client: HostAndPort?, _ context: ChannelHandlerContext) {
    guard let completion = end() else { return }
    do { try completion(.client(client)) } catch { return context.close(promise: nil) }
    if held.readableBytes > 0 { context.fireChannelRead(wrapInboundOut(held)) }
    context.fireChannelReadComplete()
    context.pipeline.syncOperations.removeHandler(self, promise: nil)
  }

  private func refuse(_ limit: BreachedLimit, _ context: ChannelHandlerContext) {
    guard let completion = end() else { return }
    try? completion(.refused(limit))
    context.close(promise: nil)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if end() == nil { context.fireErrorCaught(error) } else { context.close(promise: nil) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    _ = end()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) { _ = end() }

  private func end() -> Completion? {
    timer?.cancel()
    timer = nil
    defer { completion = nil }
    return completion
  }
}
