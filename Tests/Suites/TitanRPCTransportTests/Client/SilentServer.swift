import NIOCore
import NIOPosix

/// A server that says its piece to whoever connects, and from then on neither reads nor answers.
final class SilentServer: Sendable {
  private let channel: any Channel
  var port: Int { channel.localAddress?.port ?? 0 }

  /// - Parameter room: how much its machine takes in for it, in bytes; `nil`: the system's default.
  init(says bytes: [UInt8], room: Int? = nil) async throws {
    var bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
    // Connections inherit it.
    if let room { bootstrap = bootstrap.serverChannelOption(.socketOption(.so_rcvbuf), value: room) }
    channel =
      try await bootstrap
      .childChannelOption(.autoRead, value: false)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Speaker(bytes))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
  }

  func close() async throws { try await channel.close() }

  private final class Speaker: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private let bytes: [UInt8]
    init(_ bytes: [UInt8]) { self.bytes = bytes }
    func channelActive(context: ChannelHandlerContext) {
      context.writeAndFlush(NIOAny(ByteBuffer(bytes: bytes)), promise: nil)
    }
    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
  }
}
