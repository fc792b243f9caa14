import TitanRPC
import TitanRPCTransport

/// What the fields of a call say, in either dialect. Pure.
struct GRPCRequestHead {
  var timeout: Timeout?
  var encoding = Compression.identity
  /// Whether `grpc-accept-encoding` names gzip.
  var acceptsGzip = false
  /// The fields that are neither HTTP's nor gRPC's own nor a connection's. A browser's are among them.
  var metadata = Metadata()

  /// - Throws: the status that the call ends with.
  init(_ headers: WebHeaders) throws(RPCError) {
    for (name, value) in headers {
      switch name {
      case "grpc-timeout": timeout = try Self.timeout(value)
      case "grpc-encoding": encoding = try Self.encoding(value)
      case "grpc-accept-encoding":
        let accepted = value.split(separator: ",").map(\.trimmed)
        acceptsGzip = acceptsGzip || accepted.contains(Compression.gzip.rawValue[...])
      default: try append(name, value)
      }
    }
    // What cannot be sent on is dropped, as servers of gRPC drop it.
    metadata = metadata.permitted
  }

  private static func timeout(_ text: String) throws(RPCError) -> Timeout {
    guard let timeout = Timeout(text) else {
      throw RPCError(
        code: .internal, message: "grpc-timeout is \(text); it takes one to eight digits and one of H M S m u n")
    }
    return timeout
  }

  private static func encoding(_ name: String) throws(RPCError) -> Compression {
    guard let encoding = Compression(rawValue: name) else {
      throw RPCError(code: .unimplemented, message: "grpc-encoding \(name) is not supported; identity and gzip are")
    }
    return encoding
  }

  private mutating func append(_ name: String, _ value: String) throws(RPCError) {
    var (name, value) = (name, value)
    // A typed error cannot pass through a rethrowing closure, so it is returned as a result.
    let result = name.withUTF8 { name in
      value.withUTF8 { value in
        Result { () throws(RPCError) in
          guard Metadata.isCustom(UnsafeRawBufferPointer(name)) else { return }
          try metadata.append(UnsafeRawBufferPointer(name), UnsafeRawBufferPointer(value))
        }
      }
    }
    try result.get()
  }
}
