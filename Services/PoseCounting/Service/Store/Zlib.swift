import CZlib

/// zlib's format (RFC 1950), in one piece.
package enum Zlib {
  /// Joint movements hold no repetitions other than standing still: searching for more would take three times as long
  /// and make the result no smaller. Runs of one byte are found.
  package static func compress(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    // zlib's state contains a pointer to itself, so its address must not change.
    return withUnsafeMutablePointer(to: &stream) { stream in
      let started = deflateInit2_(
        stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, MAX_WBITS, 8, Z_RLE, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size))
      precondition(started == Z_OK, "zlib has no memory, or is another version than this was built with")
      defer { deflateEnd(stream) }
      return bytes.withUnsafeBufferPointer { input in
        let bound = Int(deflateBound(stream, uLong(input.count)))
        return [UInt8](unsafeUninitializedCapacity: bound) { output, count in
          // zlib's pointers are not const-correct; it only reads.
          stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
          stream.pointee.avail_in = uInt(input.count)
          stream.pointee.next_out = output.baseAddress
          stream.pointee.avail_out = uInt(bound)
          let result = deflate(stream, Z_FINISH)
          precondition(result == Z_STREAM_END, "deflateBound() was too small")
          count = bound - Int(stream.pointee.avail_out)
        }
      }
    }
  }

  /// An upper bound on what these bytes can expand to: deflate turns one byte into 1,032 at most.
  package static func largestSize(of bytes: [UInt8]) -> Int { 1_032 * bytes.count + 64 }

  /// Returns `nil` if these bytes are anything but what `compress` gives for at most `limit` bytes. It allocates no
  /// more than that.
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
