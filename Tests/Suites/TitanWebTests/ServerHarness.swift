import NIOCore
import NIOPosix
import Synchronization
import TitanHTTP2

@testable import TitanWeb

/// A handler that the test writes.
struct ScriptedHandler: WebHandler {
  let onRequest: @Sendable (WebRequest, WebResponseWriter) async throws -> Void

  func respond(to request: WebRequest, through response: WebResponseWriter) async throws {
    try await onRequest(request, response)
  }

  /// Answers with what it was asked.
  static let echo = ScriptedHandler { request, response in
    let body = try await request.body.collect(upTo: 1 << 20)
    let query = request.query.map { "?\($0)" } ?? ""
    try await response.send(
      200, ["content-type": "text/plain"], "\(request.method) \(request.path)\(query) \(String(buffer: body))")
  }
}

/// Serves `handler` while `body` runs, then shuts down gracefully.
func serving<Result: Sendable>(
  _ handler: ScriptedHandler, _ configure: (inout WebServer.Configuration) -> Void = { _ in },
  _ body: (Int, WebServer) async throws -> Result
) async throws -> Result {
  var configuration = WebServer.Configuration()
  configure(&configuration)
  let server = WebServer(handler, configuration: configuration, group: MultiThreadedEventLoopGroup.singleton)
  try await server.bind()
  let port = server.localPort ?? 0
  async let served: Void = server.serve()
  do {
    let result = try await body(port, server)
    server.beginGracefulShutdown()
    try await served
    return result
  } catch {
    server.beginGracefulShutdown()
    throw error
  }
}

/// A client on a socket that sends what a test says, byte for byte.
final class RawClient: Sendable {
  private let channel: any Channel
  private let received: AsyncStream<[UInt8]>
  private let taken = Mutex<[UInt8]>([])

  private init(_ channel: any Channel, _ received: AsyncStream<[UInt8]>) {
    (self.channel, self.received) = (channel, received)
  }

  /// - Parameter reads: whether it takes what comes.
  static func connect(_ port: Int, reads: Bool = true) async throws -> RawClient {
    let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Receiver(continuation))
        }
      }
      .channelOption(.autoRead, value: reads)
      .connect(host: "127.0.0.1", port: port).get()
    return RawClient(channel, stream)
  }

  func send(_ bytes: [UInt8]) { channel.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil) }
  func send(_ text: String) { send(Array(text.utf8)) }
  func close() { channel.close(promise: nil) }
  func readOn() async throws { try await channel.setOption(.autoRead, value: true).get() }

  /// Everything that comes until the server closes.
  func everything() async -> String {
    for await bytes in received { taken.withLock { $0 += bytes } }
    return String(decoding: taken.withLock(\.self), as: UTF8.self)
  }

  /// What has come, as soon as it satisfies `isEnough`, or at the end of the connection.
  func text(until isEnough: (String) -> Bool) async -> String {
    var iterator = received.makeAsyncIterator()
    while true {
      let text = String(decoding: taken.withLock(\.self), as: UTF8.self)
      guard !isEnough(text), let bytes = await iterator.next() else { return text }
      taken.withLock { $0 += bytes }
    }
  }

  /// Talks HTTP/2: sends what `start` submits, until an event satisfies `isEnough`, or the connection ends.
  func talk(
    _ engine: HTTP2Engine, _ start: (HTTP2Engine) throws -> Void = { _ in },
    until isEnough: (HTTP2Event, UnsafeRawBufferPointer) throws -> Bool
  ) async throws {
    try start(engine)
    send(try engine.output())
    var events: [HTTP2Event] = []
    for await bytes in received {
      var isOver = false
      try bytes.withUnsafeBytes { bytes in
        try engine.receive(bytes)
        engine.takeEvents(&events)
        for event in events where try isEnough(event, bytes) { isOver = true }
      }
      send(try engine.output())
      if isOver { return }
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

  /// Opens a stream with a request.
  func request(
    _ method: String, _ path: String, _ fields: [(String, String)] = [], body: String? = nil, ends: Bool = true
  ) throws -> HTTP2Stream {
    let stream = HTTP2Stream()
    if let body { stream.append(size: body.utf8.count) { $0.copyBytes(from: body.utf8) } }
    if ends { stream.finish() }
    let head = [(":method", method), (":scheme", "http"), (":path", path), (":authority", "localhost")]
    try submitRequest(stream, HTTP2Fields(head + fields), endStream: body == nil && ends)
    return stream
  }
}
