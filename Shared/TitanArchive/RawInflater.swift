import CZlib

/// Unpacks one deflated stream (RFC 1951) from the pieces that it is given, in pieces. For one task at a time.
final class RawInflater {
  /// Whether the stream's end has come.
  private(set) var isFinished = false
  // zlib keeps the address, so the stream must not move. It is freed in `deinit`.
  private let stream: UnsafeMutablePointer<z_stream>
  private let isReady: Bool

  init() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    isReady = inflateInit2_(stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
  }

  deinit {
    if isReady { inflateEnd(stream) }
    stream.deallocate()
  }

  /// Unpacks the next piece. What follows the stream's end is ignored.
  ///
  /// - Parameters:
  ///   - size: the most bytes to pass on at a time.
  ///   - take: takes what is unpacked; `false` ends it.
  /// - Returns: `false` if it isn't deflated, or was ended.
  func inflate(_ packed: [UInt8], pieces size: Int, _ take: ([UInt8]) -> Bool) -> Bool {
    guard isReady else { return false }
    return packed.withUnsafeBufferPointer { packed in
      // zlib's pointers are not const-correct; it only reads.
      stream.pointee.next_in = UnsafeMutablePointer(mutating: packed.baseAddress)
      stream.pointee.avail_in = uInt(packed.count)
      while !isFinished {
        var result = Z_OK
        let unpacked = [UInt8](unsafeUninitializedCapacity: size) { room, count in
          stream.pointee.next_out = room.baseAddress
          stream.pointee.avail_out = uInt(size)
          result = CZlib.inflate(stream, Z_NO_FLUSH)
          count = size - Int(stream.pointee.avail_out)
        }
        // Z_BUF_ERROR: everything was unpacked, and the next piece is needed.
        guard [Z_OK, Z_STREAM_END, Z_BUF_ERROR].contains(result), unpacked.isEmpty || take(unpacked) else {
          return false
        }
        isFinished = result == Z_STREAM_END
        if stream.pointee.avail_in == 0, unpacked.count < size { break }
      }
      return true
    }
  }
}
