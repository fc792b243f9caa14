import TitanHTTP2

/// The fields of a request, a response or trailers: in order, with any number of values for a name. Names are
/// lower-case, as HTTP/2 sends them.
package struct WebHeaders: Sendable, ExpressibleByDictionaryLiteral {
  package typealias Field = (name: String, value: String)
  private var fields: [Field] = []

  package init() {}
  package init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { append(name, value) }
  }

  package var isEmpty: Bool { fields.isEmpty }
  package var count: Int { fields.count }

  package mutating func reserve(_ count: Int) { fields.reserveCapacity(count) }

  /// Adds a value after those that the name already has. The name is lower-cased.
  package mutating func append(_ name: String, _ value: String) {
    let hasCapitals = name.utf8.contains { (0x41...0x5A).contains($0) }
    fields.append((hasCapitals ? name.lowercased() : name, value))
  }

  package mutating func append(contentsOf other: WebHeaders) { fields += other.fields }

  /// Replaces all values of a name.
  package mutating func set(_ name: String, _ value: String) {
    removeAll(name)
    append(name, value)
  }

  package mutating func removeAll(_ name: String) {
    // Most names are not there, and removing nothing would still move every field.
    if contains(name) { fields.removeAll { $0.name == name } }
  }

  /// The first value of a name, which must be lower-case.
  package subscript(name: String) -> String? {
    for field in fields where field.name == name { return field.value }
    return nil
  }

  /// Every value of a name, in order.
  package func all(_ name: String) -> [String] { fields.compactMap { $0.name == name ? $0.value : nil } }

  package func contains(_ name: String) -> Bool { fields.contains { $0.name == name } }
}

extension WebHeaders: Sequence {
  package func makeIterator() -> IndexingIterator<[Field]> { fields.makeIterator() }
}

/// Which fields may be sent (RFC 9110 §5.1, §5.5). Anything else could end a line early, and with it begin a response of
/// the attacker's own.
extension WebHeaders {
  /// A field that must not be sent.
  package struct Forbidden: Error, Hashable, CustomStringConvertible {
    package let name: String
    package let problem: String
    package var description: String { "header \(name.debugDescription) \(problem)" }
  }

  /// - Throws: for the first field whose name is no token, whose value holds a control character, or that belongs to the
  ///   connection.
  package func check() throws(Forbidden) {
    for (name, value) in self {
      guard Self.isToken(name) else { throw Forbidden(name: name, problem: "is no token") }
      guard !Self.isOfConnection(name) else {
        throw Forbidden(name: name, problem: "belongs to the connection, which sets it by itself")
      }
      guard value.utf8.allSatisfy(Self.isText) else {
        throw Forbidden(name: name, problem: "has a value with a control character")
      }
    }
  }

  /// Fields that mean one connection, not a message (RFC 9110 §7.6.1).
  static func isOfConnection(_ name: String) -> Bool {
    // Lengths are compared first, since most names differ there.
    switch (name.utf8.count, name) {
    case (7, "upgrade"), (10, "connection"), (10, "keep-alive"), (16, "proxy-connection"), (17, "transfer-encoding"):
      true
    default: false
    }
  }

  static func isToken(_ name: String) -> Bool { !name.isEmpty && name.utf8.allSatisfy { tokenBytes[Int($0)] } }

  /// Visible characters, space, tab, and whatever is not ASCII.
  private static func isText(_ byte: UInt8) -> Bool { byte == 0x09 || (byte >= 0x20 && byte != 0x7F) }

  private static let tokenBytes: [Bool] = {
    var table = [Bool](repeating: false, count: 256)
    for byte in "!#$%&'*+-.^_`|~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8 {
      table[Int(byte)] = true
    }
    return table
  }()
}
