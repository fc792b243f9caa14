import TitanRPC

/// `x-request-id`: the name of one call in the logs of every process it passes.
enum CallIdentity {
  static let header = "x-request-id"

  /// The client's id if it is a single value of 1 to 128 visible ASCII characters; otherwise a new one.
  static func resolve(_ metadata: Metadata, make: () -> String) -> String {
    if case .string(let text)? = metadata.only(header), isWellFormed(text) { return text }
    return make()
  }

  static func isWellFormed(_ text: String) -> Bool {
    (1...128).contains(text.utf8.count) && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}
