/// How a request of the Connect protocol carries its messages. Pure.
///
/// https://connectrpc.com/docs/protocol
package struct ConnectForm: Sendable, Hashable {
  package enum Codec: String, Sendable, Hashable {
    case proto
    /// Protobuf's canonical JSON.
    case json
  }

  package let codec: Codec
  /// Whether messages are enveloped, as those of methods that stream are, or the only one is the content itself.
  package let isStream: Bool
  /// Whether the message is in the query of a GET request.
  package let isGet: Bool

  /// What a client may ask for, in a POST request.
  package static let contentTypes = [
    "application/proto", "application/json", "application/connect+proto", "application/connect+json",
  ]

  /// `nil` for anything but a call.
  ///
  /// - Parameter request: of which only the head matters. `GET` is a call if its query has an `encoding` or a `message`:
  ///   the path has to tell the rest.
  package init?(_ request: WebRequest) {
    switch request.method {
    case "GET", "HEAD":
      guard let query = request.query, let fields = ConnectQuery(query),
        let codec = fields["encoding"].flatMap(Codec.init(rawValue:))
      else { return nil }
      self.init(codec: codec, isStream: false, isGet: true)
    default: self.init(contentTypes: request.headers.all("content-type"))
    }
  }

  /// - Parameter contentTypes: parameters have no meaning here; several values are none.
  init?(contentTypes: [String]) {
    guard contentTypes.count == 1 else { return nil }
    switch contentTypes[0].prefix(while: { $0 != ";" }).trimmed.lowercased() {
    case "application/proto": self.init(codec: .proto, isStream: false)
    case "application/json": self.init(codec: .json, isStream: false)
    case "application/connect+proto": self.init(codec: .proto, isStream: true)
    case "application/connect+json": self.init(codec: .json, isStream: true)
    default: return nil
    }
  }

  init(codec: Codec, isStream: Bool, isGet: Bool = false) {
    (self.codec, self.isStream, self.isGet) = (codec, isStream, isGet)
  }

  var contentType: String { "application/\(isStream ? "connect+" : "")\(codec.rawValue)" }
}
