/// Custom metadata of a call: ordered, several values a key. Keys are lower-case; keys that end in
/// `-bin` hold bytes, all others printable ASCII. `grpc-` and pseudo-headers belong to the protocol.
package struct Metadata: Sendable, ExpressibleByDictionaryLiteral {
  package enum Value: Sendable, Hashable {
    case string(String)
    case binary([UInt8])
  }

  package typealias Element = (key: String, value: Value)
  private var fields: [Element] = []

  package init() {}
  package init(dictionaryLiteral elements: (String, Value)...) {
    for (key, value) in elements { append(key, value) }
  }

  package var isEmpty: Bool { fields.isEmpty }
  package var count: Int { fields.count }
  package subscript(position: Int) -> Element { fields[position] }

  /// Adds a value behind those the key has already. The key is lower-cased.
  package mutating func append(_ key: String, _ value: Value) {
    append(lowercase: key.everyByte { $0 < 0x80 && !(0x41...0x5A).contains($0) } ? key : key.lowercased(), value)
  }

  /// The same for a key that has no capitals, as those that come by HTTP/2.
  package mutating func append(lowercase key: String, _ value: Value) { fields.append((key, value)) }

  package mutating func append(_ key: String, _ text: String) { append(key, .string(text)) }

  /// Adds all of another's.
  package mutating func append(contentsOf other: Metadata) {
    if isEmpty { self = other } else { fields += other.fields }
  }

  /// Removes every value of a key.
  package mutating func removeAll(_ key: String) { fields.removeAll { $0.key == key } }

  /// The first text value of a key.
  package func first(_ key: String) -> String? {
    for field in fields where field.key == key {
      if case .string(let text) = field.value { return text }
    }
    return nil
  }

  /// The value of a key that has exactly one.
  package func only(_ key: String) -> Value? {
    var found: Value?
    for field in fields where field.key == key {
      guard found == nil else { return nil }
      found = field.value
    }
    return found
  }

  /// Every value of a key, in order.
  package func all(_ key: String) -> [Value] { fields.filter { $0.key == key }.map(\.value) }
}

extension Metadata: Sequence {
  package func makeIterator() -> IndexingIterator<[Element]> { fields.makeIterator() }
}

extension Metadata: Hashable {
  package static func == (left: Self, right: Self) -> Bool { left.fields.elementsEqual(right.fields, by: ==) }

  package func hash(into hasher: inout Hasher) {
    for (key, value) in fields {
      hasher.combine(key)
      hasher.combine(value)
    }
  }
}
