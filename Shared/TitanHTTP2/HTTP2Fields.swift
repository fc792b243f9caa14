/// A header block: names and values in order, in one piece of memory.
package struct HTTP2Fields: Sendable {
  struct Entry: Sendable {
    var nameEnd: Int32
    var valueEnd: Int32
    /// Left out of the compression tables: for values that hardly repeat.
    var isUnindexed: Bool
  }

  private(set) var bytes: [UInt8] = []
  private(set) var entries: [Entry] = []
  /// Whether fields are missing because the block was larger than the engine accepts.
  package internal(set) var isTruncated = false

  package init() {}

  package init(_ fields: [(String, String)]) {
    for (name, value) in fields { append(name, value) }
  }

  package var count: Int { entries.count }

  /// The size HTTP/2 reckons a block by (RFC 9113 §6.5.2): 32 bytes a field on top of its text.
  package var listSize: Int { bytes.count + 32 * entries.count }

  package mutating func reserve(bytes byteCount: Int, fields: Int) {
    bytes.reserveCapacity(byteCount)
    entries.reserveCapacity(fields)
  }

  package mutating func append(_ name: String, _ value: String, isUnindexed: Bool = false) {
    bytes.append(contentsOf: name.utf8)
    let nameEnd = bytes.count
    bytes.append(contentsOf: value.utf8)
    close(nameEnd, isUnindexed)
  }

  package mutating func append(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) {
    bytes.append(contentsOf: name)
    let nameEnd = bytes.count
    bytes.append(contentsOf: value)
    close(nameEnd, false)
  }

  private mutating func close(_ nameEnd: Int, _ isUnindexed: Bool) {
    entries.append(
      Entry(nameEnd: Int32(nameEnd), valueEnd: Int32(bytes.count), isUnindexed: isUnindexed))
  }

  /// Lends each field, in order. The pointers are valid during the call of `body` only.
  package func forEach(
    _ body: (_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) throws -> Void
  ) rethrows {
    try bytes.withUnsafeBytes { bytes in
      var start = 0
      for entry in entries {
        let (nameEnd, valueEnd) = (Int(entry.nameEnd), Int(entry.valueEnd))
        try body(
          UnsafeRawBufferPointer(rebasing: bytes[start..<nameEnd]),
          UnsafeRawBufferPointer(rebasing: bytes[nameEnd..<valueEnd]))
        start = valueEnd
      }
    }
  }

  /// The first value of a name.
  package func first(_ name: StaticString) -> String? {
    var found: String?
    forEach { candidate, value in
      if found == nil, candidate.matches(name) { found = String(decoding: value, as: UTF8.self) }
    }
    return found
  }

  /// All fields as text, for messages and tests.
  package var pairs: [(String, String)] {
    var pairs: [(String, String)] = []
    forEach { pairs.append((String(decoding: $0, as: UTF8.self), String(decoding: $1, as: UTF8.self))) }
    return pairs
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the bytes are exactly a literal's.
  @inlinable
  package func matches(_ literal: StaticString) -> Bool {
    guard count == literal.utf8CodeUnitCount else { return false }
    let start = literal.utf8Start
    for index in 0..<count where self[index] != start[index] { return false }
    return true
  }
}
