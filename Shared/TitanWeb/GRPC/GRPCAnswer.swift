import TitanRPC
import TitanRPCTransport

/// Writes the response to a call, in either dialect: the head with the first thing that needs it, messages as they are,
/// and the status.
struct GRPCAnswer: RelayAnswer {
  private let response: WebResponseWriter
  private let contentType: String
  let isWeb: Bool
  /// Whether the client can decompress messages.
  var acceptsGzip = false
  private var initial = Metadata()
  private var encoding = Compression.identity
  private var hasHead = false

  init(_ response: WebResponseWriter, contentType: String, isWeb: Bool) {
    (self.response, self.contentType, self.isWeb) = (response, contentType, isWeb)
  }

  mutating func received(_ initial: Metadata, _ encoding: Compression) {
    self.initial = initial
    self.encoding = acceptsGzip ? encoding : .identity
  }

  mutating func sendHead() throws {
    guard !hasHead else { return }
    hasHead = true
    try response.writeHead(200, GRPCResponseFields.head(contentType: contentType, encoding, initial))
  }

  mutating func send(_ message: InboundMessage, limit: Int) async throws {
    try sendHead()
    var message = message
    if message.isCompressed, encoding == .identity {
      message = InboundMessage(try Gzip.decompress(message.bytes, limit: limit))
    }
    try response.enqueue(size: MessageFramer.prefixSize + message.bytes.count) { buffer in
      buffer[0] = message.isCompressed ? 1 : 0
      buffer.storeBytes(of: UInt32(message.bytes.count).bigEndian, toByteOffset: 1, as: UInt32.self)
      message.bytes.withUnsafeBytes { bytes in
        UnsafeMutableRawBufferPointer(rebasing: buffer[MessageFramer.prefixSize...]).copyMemory(from: bytes)
      }
    }
    if !response.isWritable { try await response.waitUntilWritable() }
  }

  mutating func fail(_ error: RPCError) throws { try finish(error.status, error.metadata) }

  /// An error without anything before it is a head by itself (gRPC's "Trailers-Only").
  mutating func finish(_ status: Status, _ trailing: Metadata) throws {
    let trailers = GRPCResponseFields.trailers(status, trailing)
    if !hasHead, initial.isEmpty, status.code != .ok {
      var head = GRPCResponseFields.head(contentType: contentType, .identity, [:])
      head.append(contentsOf: trailers)
      hasHead = true
      return try response.writeHead(200, head, endsHere: true)
    }
    try sendHead()
    guard isWeb else { return try response.finish(trailers: trailers) }
    let frame = GRPCWebFrame.trailers(trailers)
    try response.enqueue(size: frame.count) { $0.copyBytes(from: frame) }
    try response.finish()
  }
}
