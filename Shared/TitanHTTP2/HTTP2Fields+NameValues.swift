import CNghttp2

/// Header blocks as nghttp2 takes them.
extension HTTP2Fields {
  /// Lends the block. nghttp2 copies the text, unless it is there for good.
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
// @unchecked: nobody writes to the memory once it is made.
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
