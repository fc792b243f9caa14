/// Custom metadata of a call: ordered, several values a key. Keys are lower-case; keys that end in
/// `-bin` hold bytes, all others printable ASCII. `grpc-` and pseudo-headers belong to the protocol.
package struct Metadata: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  package enum Value: Sendable, Hashable {
    case string(String)
    case binary([UInt8])
  }

  package typealias Element = (key: String, value: Value)
  private var keys: [String] = []
  private var values: [Value] = []

  package init() {}
  package init(dictionaryLiteral elements: (String, Value)...) {
    for (key, value) in elements { append(key, value) }
  }

  package var isEmpty: Bool { keys.isEmpty }
  package var count: Int { keys.count }
  package subscript(position: Int) -> Element { (keys[position], values[position]) }

  /// Adds a value behind those the key has already. The key is lower-cased.
  package mutating func append(_ key: String, _ value: Value) {
    keys.append(key.lowercased())
    values.append(value)
  }

  package mutating func append(_ key: String, _ text: String) { append(key, .string(text)) }

  /// Removes every value of a key.
  package mutating func removeAll(_ key: String) {
    let kept = keys.indices.filter { keys[$0] != key }
    (keys, values) = (kept.map { keys[$0] }, kept.map { values[$0] })
  }

  /// The first text value of a key.
  package func first(_ key: String) -> String? {
    for index in keys.indices where keys[index] == key {
      if case .string(let text) = values[index] { return text }
    }
    return nil
  }

  /// Every value of a key, in order.
  package func all(_ key: String) -> [Value] {
    keys.indices.filter { keys[$0] == key }.map { values[$0] }
  }

  /// Whether a key may be used by applications: lower-case letters, digits, `_`, `-` and `.`, and not
  /// reserved by gRPC or HTTP/2.
  package static func isPermitted(key: String) -> Bool {
    guard !key.isEmpty, !key.hasPrefix("grpc-") else { return false }
    switch key {
    case "te", "content-type", "content-length", "user-agent", "host": return false
    // What is about a connection is malformed in HTTP/2 (RFC 9113 §8.2.2).
    case "connection", "proxy-connection", "keep-alive", "transfer-encoding", "upgrade": return false
    default:
      return key.utf8.allSatisfy {
        ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x5F || $0 == 0x2D || $0 == 0x2E
      }
    }
  }
}

extension Metadata: Sequence {
  package func makeIterator() -> some IteratorProtocol<Element> {
    zip(keys, values).lazy.map { (key: $0, value: $1) }.makeIterator()
  }
}
