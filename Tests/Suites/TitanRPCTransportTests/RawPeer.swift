import Foundation
import NIOCore
import NIOPosix
import Synchronization
import TitanHTTP2
import TitanTesting

/// A peer on a socket that sends what a test says, byte for byte.
final class RawPeer: Sendable {
  private let channel: any Channel
  private let received: AsyncStream<[UInt8]>
  /// What has been taken from that, for `frames`.
  private let taken = Mutex<[UInt8]>([])

  private init(_ channel: any Channel, _ received: AsyncStream<[UInt8]>) {
    self.channel = channel
    self.received = received
  }

  /// - Parameter reads: whether it takes what comes.
  static func connect(_ port: Int, reads: Bool = true) async throws -> RawPeer {
    let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Receiver(continuation))
        }
      }
      .channelOption(.autoRead, value: reads)
      .connect(host: "127.0.0.1", port: port).get()
    return RawPeer(channel, stream)
  }

  func send(_ bytes: [UInt8]) { channel.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil) }
  func close() { channel.close(promise: nil) }

  /// Everything that comes until the other side closes.
  func everything() async -> [UInt8] {
    var all: [UInt8] = []
    for await bytes in received { all += bytes }
    return all
  }

  /// The frames that came, from the first on, when one satisfies `isEnough`, or at the end of the connection.
  func frames(until isEnough: (RawFrame) -> Bool) async -> [RawFrame] {
    var frames = RawFrame.parse(taken.withLock(\.self))
    var iterator = received.makeAsyncIterator()
    while !frames.contains(where: isEnough), let bytes = await iterator.next() {
      frames = RawFrame.parse(
        taken.withLock { taken in
          taken += bytes
          return taken
        })
    }
    return frames
  }

  /// Talks HTTP/2 as a client: sends what `start` submits, until an event satisfies `isEnough`.
  func talk(
    _ start: (HTTP2Engine) throws -> Void, until isEnough: (HTTP2Event, HTTP2Engine) -> Bool
  ) async throws {
    let engine = try HTTP2Engine(.client)
    try start(engine)
    var events: [HTTP2Event] = []
    func flush() throws {
      send(try engine.output())
    }
    try flush()
    for await bytes in received {
      try bytes.withUnsafeBytes { try engine.receive($0) }
      engine.takeEvents(&events)
      for event in events where isEnough(event, engine) { return }
      try flush()
    }
  }

  private final class Receiver: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private let continuation: AsyncStream<[UInt8]>.Continuation
    init(_ continuation: AsyncStream<[UInt8]>.Continuation) { self.continuation = continuation }
    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      continuation.yield(Array(unwrapInboundIn(data).readableBytesView))
    }
    func channelInactive(context: ChannelHandlerContext) { continuation.finish() }
    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
  }
}

extension HTTP2Engine {
  /// All that there is to send now.
  func output() throws -> [UInt8] {
    var output: [UInt8] = []
    repeat {
      output += try [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
        count = try makeOutput(into: UnsafeMutableRawBufferPointer(buffer))
      }
    } while outputIsCut
    return output
  }
}
