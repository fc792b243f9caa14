import NIOCore
import NIOEmbedded
import TitanHTTP2
import TitanRPC
import TitanTesting

@testable import TitanRPCTransport

/// A server's connection without a socket, whose time passes when a test says so.
final class EmbeddedServer {
  let traffic = TrafficCounters()
  private let loop = EmbeddedEventLoop()
  private let channel: EmbeddedChannel
  private weak var connection: ServerConnection?

  init(_ configuration: GRPCServer.Configuration = .init(), _ service: ScriptedService = ScriptedService()) throws {
    let connection = try ServerConnection(
      router: RPCRouter(services: [service]), configuration: configuration,
      executor: EventLoopExecutor(loop: loop), registry: ConnectionRegistry(), traffic: traffic,
      client: ClientAddress("127.0.0.1:1"))
    self.connection = connection
    channel = EmbeddedChannel(handler: connection, loop: loop)
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    loop.run()
  }

  var isOpen: Bool { channel.isActive }
  var isInMemory: Bool { connection != nil }

  func send(_ bytes: [UInt8]) throws {
    try channel.writeInbound(ByteBuffer(bytes: bytes))
    loop.run()
  }

  func pass(_ time: TimeAmount) { loop.advanceTime(by: time) }

  /// What was sent since the last time.
  func received() throws -> [RawFrame] { RawFrame.parse(try sent()) }

  /// The same, byte for byte.
  func sent() throws -> [UInt8] {
    var bytes: [UInt8] = []
    while let buffer = try channel.readOutbound(as: ByteBuffer.self) { bytes += buffer.readableBytesView }
    return bytes
  }

  func close() {
    channel.close(promise: nil)
    loop.run()
  }
}
