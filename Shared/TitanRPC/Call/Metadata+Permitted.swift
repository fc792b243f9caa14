/// What may travel: gRPC's rules for custom metadata.
extension Metadata {
  /// Whether a text value may travel: printable ASCII and spaces.
  package static func isPermitted(value: String) -> Bool {
    value.utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }

  /// Whether key and value fit each other and the wire.
  package static func isPermitted(_ key: String, _ value: Value) -> Bool {
    guard isPermitted(key: key) else { return false }
    return switch value {
    case .string(let text): !key.hasSuffix("-bin") && isPermitted(value: text)
    case .binary: key.hasSuffix("-bin")
    }
  }

  /// - Throws: `RPCError` INTERNAL that names the first key that must not be sent.
  package func checkPermitted() throws {
    for (key, value) in self where !Self.isPermitted(key, value) {
      throw RPCError(
        code: .internal,
        message: "metadata \(key) cannot be sent: keys are lower-case and not reserved, values printable ASCII, "
          + "and bytes exactly where the key ends in -bin")
    }
  }

  /// Only what may be sent. A server drops the rest of its own metadata.
  package var permitted: Metadata {
    if allSatisfy({ Self.isPermitted($0.key, $0.value) }) { return self }
    var kept = Metadata()
    for (key, value) in self where Self.isPermitted(key, value) { kept.append(key, value) }
    return kept
  }
}
