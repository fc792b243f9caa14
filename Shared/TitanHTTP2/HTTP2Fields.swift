import CNghttp2
import Glibc

/// A header block: names and values in order, in one piece of memory.
///
/// Blocks are passed around a lot, so each is only a reference to that memory. Appending copies the memory first if
/// other values refer to it as well.
// @unchecked: memory is written only while no other value refers to it.
package struct HTTP2Fields: @unchecked Sendable {
  /// Precedes each field's text.
  struct Entry {
    var nameLength: UInt32
    var valueLength: UInt32
    /// Keep it out of the compression tables: for values that rarely repeat.
    var isUnindexed: Bool

    static let size = MemoryLayout<Entry>.size
  }

  /// Precedes the fields.
  fileprivate struct Head {
    let capacity: Int
    /// The number of bytes the fields take.
    var end = 0
    var count = 0
    var isTruncated = false
    var permanent: PermanentFields?
  }

  /// `nil` while nothing has been appended.
  private var memory: ManagedBuffer<Head, UInt8>?

  package init() {}

  package init(_ fields: [(String, String)]) {
    for (name, value) in fields { append(name, value) }
  }

  /// A block that lasts as long as the program: it is sent without being copied. For constants.
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

  /// The size of a block as HTTP/2 defines it (RFC 9113 §6.5.2): 32 bytes per field on top of its text.
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

  /// Ensures that no other value refers to the memory, and that it has `size` bytes free.
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

  /// Passes each field to `body`, in order. The pointers are valid only during that call.
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

  /// The first value with a name.
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

/// Header blocks in nghttp2's form.
extension HTTP2Fields {
  /// Lends the block. nghttp2 copies the text, unless it is permanent.
  func withNameValues<Result>(_ body: (UnsafePointer<nghttp2_nv>?, Int) -> Result) -> Result {
    if let permanent { return body(permanent.values, permanent.count) }
    return withUnsafeTemporaryAllocation(of: nghttp2_nv.self, capacity: count) { values in
      fill(values, flags: NGHTTP2_NV_FLAG_NONE.rawValue)
      return body(values.baseAddress, count)
    }
  }

  /// The pointers are valid as long as the block's memory.
  fileprivate func fill(_ values: UnsafeMutableBufferPointer<nghttp2_nv>, flags: UInt32) {
    // nghttp2_nv is not const-correct; nghttp2 only reads.
    func text(_ bytes: UnsafeRawBufferPointer) -> UnsafeMutablePointer<UInt8>? {
      UnsafeMutableRawPointer(mutating: bytes.baseAddress)?.assumingMemoryBound(to: UInt8.self)
    }
    var index = 0
    forEachEntry { name, value, isUnindexed in
      let indexing = isUnindexed ? NGHTTP2_NV_FLAG_NO_INDEX.rawValue : NGHTTP2_NV_FLAG_NONE.rawValue
      values.initializeElement(
        at: index,
        to: nghttp2_nv(
          name: text(name), value: text(value), namelen: name.count, valuelen: value.count,
          flags: UInt8(flags | indexing)))
      index += 1
    }
  }
}

/// A header block in memory that is never freed, with the flags that keep nghttp2 from copying its text.
// @unchecked: nothing writes to the memory once it has been made.
struct PermanentFields: @unchecked Sendable {
  fileprivate let values: UnsafePointer<nghttp2_nv>?
  fileprivate let count: Int

  init(_ fields: HTTP2Fields) {
    let values = UnsafeMutableBufferPointer<nghttp2_nv>.allocate(capacity: fields.count)
    fields.fill(values, flags: NGHTTP2_NV_FLAG_NO_COPY_NAME.rawValue | NGHTTP2_NV_FLAG_NO_COPY_VALUE.rawValue)
    for index in values.indices {
      values[index].name = Self.copy(values[index].name, values[index].namelen)
      values[index].value = Self.copy(values[index].value, values[index].valuelen)
    }
    self.values = UnsafePointer(values.baseAddress)
    count = fields.count
  }

  private static func copy(_ text: UnsafeMutablePointer<UInt8>?, _ length: Int) -> UnsafeMutablePointer<UInt8>? {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: length + 1)
    if let text { copy.initialize(from: text, count: length) }
    return copy
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the bytes are exactly those of a literal.
  @inlinable
  package func matches(_ literal: StaticString) -> Bool {
    count == literal.utf8CodeUnitCount && begins(like: literal.utf8Start)
  }

  /// - Parameter bytes: at least `count` bytes.
  @usableFromInline
  package func begins(like bytes: UnsafePointer<UInt8>) -> Bool {
    baseAddress.map { memcmp($0, bytes, count) == 0 } ?? true
  }
}
