/// A header block: names and values in order, in one piece of memory.
///
/// Blocks go through many hands, so one is no more than a reference to that memory; who appends to memory that others
/// refer to as well copies it first.
// @unchecked: memory is written only while this value alone refers to it.
package struct HTTP2Fields: @unchecked Sendable {
  /// Stands before each field's text.
  struct Entry {
    var nameLength: UInt32
    var valueLength: UInt32
    /// Left out of the compression tables: for values that hardly repeat.
    var isUnindexed: Bool

    static let size = MemoryLayout<Entry>.size
  }

  /// Stands before the fields.
  fileprivate struct Head {
    let capacity: Int
    /// Bytes the fields take.
    var end = 0
    var count = 0
    var isTruncated = false
    var permanent: PermanentFields?
  }

  /// `nil` while nothing was appended.
  private var memory: ManagedBuffer<Head, UInt8>?

  package init() {}

  package init(_ fields: [(String, String)]) {
    for (name, value) in fields { append(name, value) }
  }

  /// A block that stays as long as the program runs: it is sent without being copied first. For constants.
  package static func permanent(_ fields: HTTP2Fields) -> HTTP2Fields {
    var fields = fields
    let permanent = PermanentFields(fields)
    fields.makeRoom(for: 0)
    fields.memory?.header.permanent = permanent
    return fields
  }

  /// The same block in memory that is never freed, if there is one.
  var permanent: PermanentFields? { memory?.header.permanent }
  package var count: Int { memory?.header.count ?? 0 }
  /// Whether fields are missing because the block was larger than the engine accepts.
  package var isTruncated: Bool { memory?.header.isTruncated ?? false }

  mutating func truncate() {
    makeRoom(for: 0)
    memory?.header.isTruncated = true
  }

  /// The size HTTP/2 reckons a block by (RFC 9113 §6.5.2): 32 bytes a field on top of its text.
  package var listSize: Int { (memory?.header.end ?? 0) + (32 - Entry.size) * count }

  package mutating func reserve(bytes byteCount: Int, fields: Int) {
    makeRoom(for: byteCount + fields * Entry.size)
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
    let size = Entry.size + name.count + value.count
    makeRoom(for: size)
    memory?.withUnsafeMutablePointers { head, bytes in
      let start = UnsafeMutableRawPointer(bytes + head.pointee.end)
      let text = UnsafeMutableRawBufferPointer(start: start + Entry.size, count: name.count + value.count)
      start.storeBytes(
        of: Entry(nameLength: UInt32(name.count), valueLength: UInt32(value.count), isUnindexed: isUnindexed),
        as: Entry.self)
      text.copyMemory(from: name)
      UnsafeMutableRawBufferPointer(rebasing: text[name.count...]).copyMemory(from: value)
      head.pointee.end += size
      head.pointee.count += 1
      head.pointee.permanent = nil
    }
  }

  /// Sees to memory of this value alone, with so many bytes free.
  private mutating func makeRoom(for size: Int) {
    let isUnshared = isKnownUniquelyReferenced(&memory)
    if isUnshared, let head = memory?.header, head.capacity - head.end >= size { return }
    move(makingRoomFor: size)
  }

  private mutating func move(makingRoomFor size: Int) {
    let old = memory
    var head = Head(capacity: (old?.header.end ?? 0) + max(old?.header.end ?? 0, size, 64))
    if let old = old?.header {
      (head.end, head.count, head.isTruncated, head.permanent) = (old.end, old.count, old.isTruncated, old.permanent)
    }
    let new = ManagedBuffer<Head, UInt8>.create(minimumCapacity: head.capacity) { _ in head }
    old?.withUnsafeMutablePointerToElements { old in
      new.withUnsafeMutablePointerToElements { $0.update(from: old, count: head.end) }
    }
    memory = new
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
    try memory?.withUnsafeMutablePointers { head, bytes in
      var next = UnsafeRawPointer(bytes)
      for _ in 0..<head.pointee.count {
        let entry = next.loadUnaligned(as: Entry.self)
        let name = UnsafeRawBufferPointer(start: next + Entry.size, count: Int(entry.nameLength))
        let value = UnsafeRawBufferPointer(start: next + Entry.size + name.count, count: Int(entry.valueLength))
        next += Entry.size + name.count + value.count
        try body(name, value, entry.isUnindexed)
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
