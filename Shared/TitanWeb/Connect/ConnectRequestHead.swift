import TitanRPC
import TitanRPCTransport

/// What the fields of a call by the Connect protocol say. Pure.
struct ConnectRequestHead {
  private(set) var timeout: Duration?
  private(set) var encoding = Compression.identity
  /// Whether the client can decompress gzip.
  private(set) var acceptsGzip = false
  /// The fields that are neither HTTP's nor the protocol's own nor a connection's. A browser's are among them.
  private(set) var metadata = Metadata()

  /// - Parameter query: of a GET request, which has some of them there.
  /// - Throws: the error that the call ends with.
  init(_ headers: WebHeaders, _ form: ConnectForm, query: ConnectQuery?) throws(RPCError) {
    let prefix = form.isStream ? "connect-" : ""
    for (name, value) in headers {
      switch name {
      case "connect-protocol-version":
        guard value == "1" else { throw Self.unknownVersion("connect-protocol-version", value, allowed: "1") }
      case "connect-timeout-ms": timeout = try Self.timeout(value)
      case "\(prefix)content-encoding": encoding = try Self.encoding(name, value)
      case "\(prefix)accept-encoding": acceptsGzip = acceptsGzip || Self.acceptsGzip(value)
      default: try append(name, value)
      }
    }
    if let query {
      if let version = query["connect"], version != "v1" {
        throw Self.unknownVersion("connect", version, allowed: "v1")
      }
      if let name = query["compression"] { encoding = try Self.encoding("compression", name) }
    }
    metadata = metadata.permitted
  }

  /// The fields of HTTP that mean the content of this one message, not the call.
  private static let ofContent: Set<String> = [
    "accept-encoding", "content-encoding", "content-length", "accept", "connect-accept-encoding",
    "connect-content-encoding",
  ]

  private mutating func append(_ name: String, _ value: String) throws(RPCError) {
    guard !Self.ofContent.contains(name), Metadata.isPermitted(key: name) else { return }
    guard Metadata.isBinary(key: name) else { return metadata.append(name, value) }
    guard let bytes = Base64.decode(value.utf8) else {
      throw RPCError(code: .invalidArgument, message: "\(name): got no base64; allowed: base64, as names in -bin have")
    }
    metadata.append(name, .binary(bytes))
  }

  private static func timeout(_ text: String) throws(RPCError) -> Duration {
    guard (1...10).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let milliseconds = Int(text)
    else {
      throw RPCError(
        code: .invalidArgument, message: "connect-timeout-ms: got \(text.prefix(40)); allowed: one to ten digits")
    }
    return .milliseconds(milliseconds)
  }

  private static func encoding(_ field: String, _ name: String) throws(RPCError) -> Compression {
    guard let encoding = Compression(rawValue: name.isEmpty ? "identity" : name) else {
      throw RPCError(
        code: .unimplemented,
        message: "\(field): got \(name.prefix(40)), which is not supported; allowed: gzip, identity")
    }
    return encoding
  }

  /// A weight of zero means "not" (RFC 9110 §12.5.3).
  private static func acceptsGzip(_ value: String) -> Bool {
    value.split(separator: ",").contains { item in
      let parts = item.split(separator: ";").map(\.trimmed)
      guard parts.first?.lowercased() == "gzip" else { return false }
      return !parts.dropFirst().contains {
        $0.hasPrefix("q=0") && $0.dropFirst(3).allSatisfy { $0 == "." || $0 == "0" }
      }
    }
  }

  private static func unknownVersion(_ field: String, _ got: String, allowed: String) -> RPCError {
    RPCError(code: .invalidArgument, message: "\(field): got \(got.prefix(20)); allowed: \(allowed)")
  }
}
