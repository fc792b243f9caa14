import NIOCore

/// Which version of HTTP a client in plain text speaks, as its first bytes tell.
enum FirstWords: Hashable {
  case http1
  case http2
  /// Too few bytes to tell.
  case undecided

  private static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)

  /// - Parameter bytes: everything received so far. Of HTTP/2 the whole preface is awaited (RFC 9113 §3.4): what only
  ///   begins like it is left to HTTP/1's parser to refuse.
  init(_ bytes: UnsafeRawBufferPointer) {
    if bytes.starts(with: Self.preface) {
      self = .http2
    } else {
      self = Self.preface.starts(with: bytes) ? .undecided : .http1
    }
  }
}

/// The first handler on a connection in plain text, until it is known which version of HTTP it speaks. It then makes way
/// for that version's handlers.
final class PrefaceGate: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let timeout: Duration
  /// Adds the handlers. Called once, unless the channel is closed first; the channel is closed if it throws.
  private var serve: ((FirstWords) throws -> Void)?
  private var timer: Scheduled<Void>?
  private var held = ByteBuffer()

  init(timeout: Duration, _ serve: @escaping (FirstWords) throws -> Void) {
    (self.timeout, self.serve) = (timeout, serve)
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
    let channel = context.channel
    timer = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(timeout)) { channel.close(promise: nil) }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    held.writeBuffer(&bytes)
    let words = held.withUnsafeReadableBytes { FirstWords($0) }
    guard words != .undecided, let serve = end() else { return }
    do { try serve(words) } catch { return context.close(promise: nil) }
    context.fireChannelRead(wrapInboundOut(held))
    context.fireChannelReadComplete()
    context.pipeline.syncOperations.removeHandler(self, promise: nil)
  }

  func channelInactive(context: ChannelHandlerContext) {
    _ = end()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if end() == nil { context.fireErrorCaught(error) } else { context.close(promise: nil) }
  }

  func handlerRemoved(context: ChannelHandlerContext) { _ = end() }

  private func end() -> ((FirstWords) throws -> Void)? {
    timer?.cancel()
    timer = nil
    defer { serve = nil }
    return serve
  }
}
