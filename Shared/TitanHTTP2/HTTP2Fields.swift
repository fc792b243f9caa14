/// A header block: names and values in order, in one piece of memory.
package struct HTTP2Fields: Sendable {
  /// Stands before each field's text.
  struct Entry {
    var nameLength: UInt32
    var valueLength: UInt32
    /// Left out of the compression tables: for values that hardly repeat.
    var isUnindexed: Bool

    static let size = MemoryLayout<Entry>.size
  }

  /// The fields, and room for more behind `end`.
  private var bytes: [UInt8] = []
  private var end = 0
  package private(set) var count = 0
  /// Whether fields are missing because the block was larger than the engine accepts.
  package internal(set) var isTruncated = false
  /// The same block in memory that is never freed, if there is one.
  private(set) var permanent: PermanentFields?

  package init() {}

  package init(_ fields: [(String, String)]) {
    for (name, value) in fields { append(name, value) }
  }

  /// A block that stays as long as the program runs: it is sent without being copied first. For constants.
  package static func permanent(_ fields: HTTP2Fields) -> HTTP2Fields {
    var fields = fields
    fields.permanent = PermanentFields(fields)
    return fields
  }

  /// The size HTTP/2 reckons a block by (RFC 9113 §6.5.2): 32 bytes a field on top of its text.
  package var listSize: Int { end + (32 - Entry.size) * count }

  package mutating func reserve(bytes byteCount: Int, fields: Int) {
    makeRoom(byteCount + fields * Entry.size)
  }

  package mutating func append(_ name: String, _ value: String, isUnindexed: Bool = false) {
    var (name, value) = (name, value)
    name.withUTF8 { name in
      value.withUTF8 { append(UnsafeRawBufferPointer(name), UnsafeRawBufferPointer($0), isUnindexed: isUnindexed) }
    }
  }

  package mutating func append(
    _ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer, isUnindexed: Bool = false
  ) {
    let entry = Entry(
      nameLength: UInt32(name.count), valueLength: UInt32(value.count), isUnindexed: isUnindexed)
    makeRoom(Entry.size + name.count + value.count)
    end = bytes.withUnsafeMutableBytes { bytes in
      bytes.storeBytes(of: entry, toByteOffset: end, as: Entry.self)
      let nameStart = end + Entry.size
      let valueStart = nameStart + name.count
      UnsafeMutableRawBufferPointer(rebasing: bytes[nameStart...]).copyMemory(from: name)
      UnsafeMutableRawBufferPointer(rebasing: bytes[valueStart...]).copyMemory(from: value)
      return valueStart + value.count
    }
    count += 1
    permanent = nil
  }

  /// One piece of memory at a time: appending to it in three steps costs several times as much.
  private mutating func makeRoom(_ size: Int) {
    guard bytes.count - end < size else { return }
    bytes += repeatElement(0, count: max(bytes.count, size, 64))
  }

  /// Lends each field, in order. The pointers are valid during the call of `body` only.
  package func forEach(
    _ body: (_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) throws -> Void
  ) rethrows {
    try forEachEntry { name, value, _ in try body(name, value) }
  }

  func forEachEntry(
    _ body: (_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer, _ isUnindexed: Bool) throws -> Void
  ) rethrows {
    try bytes.withUnsafeBytes { bytes in
      var start = 0
      for _ in 0..<count {
        let entry = bytes.loadUnaligned(fromByteOffset: start, as: Entry.self)
        let nameStart = start + Entry.size
        let valueStart = nameStart + Int(entry.nameLength)
        start = valueStart + Int(entry.valueLength)
        try body(
          UnsafeRawBufferPointer(rebasing: bytes[nameStart..<valueStart]),
          UnsafeRawBufferPointer(rebasing: bytes[valueStart..<start]), entry.isUnindexed)
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
