import NIOCore
import NIOPosix
import TitanHTTP2

/// A server that answers as a test says, on one connection after another.
final class RawServer: Sendable {
  /// Acts on an event. `connection` counts from 0.
  typealias Script = @Sendable (_ engine: HTTP2Engine, _ event: HTTP2Event, _ connection: Int) -> Void

  private let channel: any Channel
  var port: Int { channel.localAddress?.port ?? 0 }

  init(_ script: @escaping Script) async throws {
    let connections = Counter()
    channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let handler = try Handler(script, connections.next())
          try channel.pipeline.syncOperations.addHandler(handler)
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
  }

  func close() async throws { try await channel.close() }

  private final class Handler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer
    private let engine: HTTP2Engine
    private let script: Script
    private let number: Int

    init(_ script: @escaping Script, _ number: Int) throws {
      engine = try HTTP2Engine(.server)
      self.script = script
      self.number = number
    }

    func channelActive(context: ChannelHandlerContext) { flush(context) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let bytes = Array(unwrapInboundIn(data).readableBytesView)
      do { try bytes.withUnsafeBytes { try engine.receive($0) } } catch { context.close(promise: nil) }
      var events: [HTTP2Event] = []
      engine.takeEvents(&events)
      for event in events { script(engine, event, number) }
      flush(context)
    }

    private func flush(_ context: ChannelHandlerContext) {
      while let output = try? engine.nextOutput() {
        context.write(wrapOutboundOut(ByteBuffer(bytes: output)), promise: nil)
      }
      context.flush()
      if engine.isDone { context.close(promise: nil) }
    }
  }
}
