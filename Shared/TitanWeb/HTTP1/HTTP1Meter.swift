import NIOCore

/// Counts what a connection of HTTP/1.1 receives, ahead of the parser, which keeps incomplete heads to itself.
final class HTTP1Meter: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private(set) var bytesRead: UInt64 = 0

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    bytesRead += UInt64(unwrapInboundIn(data).readableBytes)
    context.fireChannelRead(data)
  }
}
