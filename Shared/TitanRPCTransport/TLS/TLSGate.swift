import NIOCore
import NIOSSL
import NIOTLS

/// Stands behind the TLS handler until the handshake has agreed on HTTP/2, then gives way to what speaks it.
final class TLSGate: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  /// What the handshake came to; nothing of the channel's content has gone by. On the channel's loop.
  typealias Completion = (Result<Void, TLSHandshakeError>) throws -> Void

  /// ALPN's name of HTTP/2 over TLS (RFC 9113 §3.1).
  static let http2 = "h2"

  private let timeout: Duration
  /// Asked when the handshake is over.
  private let pinning: PinnedTrust?
  private var completion: Completion?
  private var timer: Scheduled<Void>?

  /// - Parameter completion: called once. The channel is closed after a failure, and if it throws.
  init(timeout: Duration, pinning: PinnedTrust? = nil, _ completion: @escaping Completion) {
    (self.timeout, self.pinning, self.completion) = (timeout, pinning, completion)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { startTimer(context) }
  }

  func channelActive(context: ChannelHandlerContext) { startTimer(context) }

  private func startTimer(_ context: ChannelHandlerContext) {
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    timer = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(timeout)) {
      let (gate, context) = bound.value
      gate.fail(.timeout(gate.timeout), context)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard case TLSUserEvent.handshakeCompleted(let agreed)? = event as? TLSUserEvent else { return }
    guard agreed == Self.http2 else { return fail(.protocolNotAgreed(agreed), context) }
    if let pinning, !pinning.mayHaveVouched(for: try? context.pipeline.syncOperations.nioSSL_peerCertificate()) {
      return fail(.issuedByPinned, context)
    }
    guard let completion = end() else { return }
    do { try completion(.success(())) } catch { context.close(promise: nil) }
    context.pipeline.syncOperations.removeHandler(self, promise: nil)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { fail(.failed(error), context) }
  func channelInactive(context: ChannelHandlerContext) { fail(.closed, context) }
  func handlerRemoved(context: ChannelHandlerContext) { fail(.closed, context) }
  /// Content before the end of the handshake cannot be; after a failure it is of no interest.
  func channelRead(context: ChannelHandlerContext, data: NIOAny) {}

  private func fail(_ error: TLSHandshakeError, _ context: ChannelHandlerContext) {
    guard let completion = end() else { return }
    try? completion(.failure(error))
    context.close(promise: nil)
  }

  private func end() -> Completion? {
    timer?.cancel()
    timer = nil
    defer { completion = nil }
    return completion
  }
}
