import NIOCore
import NIOPosix
import TitanHTTP2

/// A server that answers as a test says, on one connection after another.
final class RawServer: Sendable {
  /// Acts on an event. `connection` counts from 0.
  typealias Script = @Sendable (_ engine: HTTP2Engine, _ event: HTTP2Event, _ connection: Int) -> Void

  private let channel: any Channel
  var port: Int { channel.localAddress?.port ?? 0 }

  /// - Parameter path: of a Unix domain socket to listen on, instead of a port.
  init(path: String? = nil, _ script: @escaping Script) async throws {
    let connections = Counter()
    let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let handler = try Handler(script, connections.next())
          try channel.pipeline.syncOperations.addHandler(handler)
        }
      }
    let bound =
      if let path { bootstrap.bind(unixDomainSocketPath: path, cleanupExistingSocketFile: true) } else {
        bootstrap.bind(host: "127.0.0.1", port: 0)
      }
    channel = try await bound.get()
  }

  /// Answers a request with `ok`.
  static func answer(_ engine: HTTP2Engine, _ stream: HTTP2Stream) {
    let message: [UInt8] = [0, 0, 0, 0, 2] + Array("ok".utf8)
    stream.append(size: message.count) { $0.copyBytes(from: message) }
    stream.finish(trailers: HTTP2Fields([("grpc-status", "0")]))
    engine.submitResponse(
      stream, HTTP2Fields([(":status", "200"), ("content-type", "application/grpc")]), endStream: false)
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
      if let output = try? engine.output() {
        context.write(wrapOutboundOut(ByteBuffer(bytes: output)), promise: nil)
      }
      context.flush()
      if engine.isDone { context.close(promise: nil) }
    }
  }
}
