import NIOCore
import NIOPosix
import NIOSSL
import NIOTLS
import Synchronization

/// A TLS client that offers what a test says, and notes what comes of it.
final class TLSPeer: Sendable {
  struct Notes: Sendable {
    var agreed: String??
    var version: TLSVersion?
    var bytes = 0
    var errors: [String] = []
    var certificate: NIOSSLCertificate?
  }

  /// Connects, says the preface of HTTP/2, and waits until the server closes or has sent something.
  static func connect(to port: Int, _ configuration: TLSConfiguration) async throws -> Notes {
    let handler = Mutex<EventLoopFuture<Notes>?>(nil)
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let done = channel.eventLoop.makePromise(of: Notes.self)
          handler.withLock { $0 = done.futureResult }
          try channel.pipeline.syncOperations.addHandlers(
            NIOSSLClientHandler(context: NIOSSLContext(configuration: configuration), serverHostname: "localhost"),
            Taker(done))
        }
      }
      .connect(host: "127.0.0.1", port: port).get()
    defer { channel.close(promise: nil) }
    guard let notes = handler.withLock({ $0 }) else { throw ChannelError.inappropriateOperationForState }
    return try await notes.get()
  }

  private final class Taker: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer
    private var notes = Notes()
    private let done: EventLoopPromise<Notes>
    init(_ done: EventLoopPromise<Notes>) { self.done = done }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      guard case TLSUserEvent.handshakeCompleted(let agreed)? = event as? TLSUserEvent else { return }
      notes.agreed = .some(agreed)
      notes.version = try? context.pipeline.syncOperations.nioSSL_tlsVersion()
      notes.certificate = try? context.pipeline.syncOperations.nioSSL_peerCertificate()
      // RFC 9113 §3.4: the preface and an empty SETTINGS frame. The server is silent until it knows what is spoken.
      var preface = ByteBuffer(string: "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
      preface.writeBytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
      context.writeAndFlush(wrapOutboundOut(preface), promise: nil)
    }
    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      notes.bytes += unwrapInboundIn(data).readableBytes
      done.succeed(notes)
    }
    func errorCaught(context: ChannelHandlerContext, error: any Error) { notes.errors.append("\(error)") }
    func channelInactive(context: ChannelHandlerContext) { done.succeed(notes) }
  }
}
