import CZlib

/// zlib's format (RFC 1950), in one piece.
package enum Zlib {
  package static func compress(_ bytes: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Int(compressBound(uLong(bytes.count)))) { output, count in
      var written = uLong(output.count)
      let result = CZlib.compress(output.baseAddress, &written, bytes, uLong(bytes.count))
      precondition(result == Z_OK, "compressBound() was too small, or there is no memory")
      count = Int(written)
    }
  }

  /// `nil` if these are not exactly what `compress` gives of at most `limit` bytes. No more than that is allocated.
  package static func decompress(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    var isWhole = false
    let result = [UInt8](unsafeUninitializedCapacity: max(1, limit)) { output, count in
      var (read, written) = (uLong(bytes.count), uLong(limit))
      isWhole = uncompress2(output.baseAddress, &written, bytes, &read) == Z_OK && read == bytes.count
      count = isWhole ? Int(written) : 0
    }
    return isWhole ? result : nil
  }
}
