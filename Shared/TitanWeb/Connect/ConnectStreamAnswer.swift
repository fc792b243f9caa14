import TitanRPC
import TitanRPCTransport

/// Writes the response to a call whose messages are enveloped: the head, which is always 200, messages, and one last
/// envelope with the outcome.
struct ConnectStreamAnswer: RelayAnswer {
  private let response: WebResponseWriter
  private let form: ConnectForm
  private let text: ConnectErrorText
  /// Known once the route is.
  var codec: ConnectCodec?
  var acceptsGzip = false
  private var initial = Metadata()
  private var encoding = Compression.identity
  private var hasHead = false

  private static let (compressed, endOfStream): (UInt8, UInt8) = (1, 2)

  init(_ response: WebResponseWriter, _ form: ConnectForm, _ text: ConnectErrorText) {
    (self.response, self.form, self.text) = (response, form, text)
  }

  mutating func received(_ initial: Metadata, _ encoding: Compression) {
    self.initial = initial
    self.encoding = acceptsGzip ? encoding : .identity
  }

  mutating func sendHead() throws {
    guard !hasHead else { return }
    hasHead = true
    var headers: WebHeaders = ["content-type": form.contentType, "connect-accept-encoding": "gzip"]
    if encoding != .identity { headers.append("connect-content-encoding", encoding.rawValue) }
    headers.append(initial, without: ConnectFields.ofProtocol)
    try response.writeHead(200, headers)
  }

  mutating func send(_ message: InboundMessage, limit: Int) async throws {
    try sendHead()
    let message = try codec?.response(message, acceptsGzip: encoding != .identity) ?? message
    try enqueue(message.bytes, flags: message.isCompressed ? Self.compressed : 0)
    if !response.isWritable { try await response.waitUntilWritable() }
  }

  mutating func finish(_ status: Status, _ trailing: Metadata) throws {
    try finish(RPCError(status), trailing)
  }

  mutating func fail(_ error: RPCError) throws { try finish(error, error.metadata) }

  private mutating func finish(_ error: RPCError?, _ trailing: Metadata) throws {
    try sendHead()
    var trailers = WebHeaders()
    trailers.append(trailing)
    try enqueue(text.end(error, trailers), flags: Self.endOfStream)
    try response.finish()
  }

  private func enqueue(_ content: [UInt8], flags: UInt8) throws {
    try response.enqueue(size: MessageFramer.prefixSize + content.count) { buffer in
      buffer[0] = flags
      buffer.storeBytes(of: UInt32(content.count).bigEndian, toByteOffset: 1, as: UInt32.self)
      UnsafeMutableRawBufferPointer(rebasing: buffer[MessageFramer.prefixSize...]).copyBytes(from: content)
    }
  }
}

/// The names of fields in responses.
enum ConnectFields {
  static let trailerPrefix = "trailer-"

  /// Fields that say how the content is to be read: a service's own would say it wrongly.
  static func ofProtocol(_ name: String) -> Bool {
    name.hasPrefix("connect-") || name.hasPrefix(trailerPrefix) || name.hasPrefix("content-")
      || name == "accept-encoding" || name == "accept-post"
  }
}
