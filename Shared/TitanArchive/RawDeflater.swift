import CZlib

/// Compresses one stream piece by piece into deflate's format (RFC 1951), without a header or a checksum of its own.
///
/// It has some 260 KiB of state, however long the stream is.
struct RawDeflater: ~Copyable {
  /// Text, most of it numbers: searching longer takes two to three times as long and saves a tenth.
  private static let level: Int32 = 3
  private static let roomAtATime = 1 << 16

  /// On the heap, because zlib's state points back to it.
  private let stream: UnsafeMutablePointer<z_stream>

  init() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let result = deflateInit2_(
      stream, Self.level, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    precondition(result == Z_OK, "zlib has no memory, or is another version than this was built with")
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Takes the next bytes of the stream, and appends what they have become so far to `output`.
  func take(_ bytes: some Collection<UInt8>, into output: inout [UInt8]) {
    var rest = bytes[...]
    // zlib counts in 32 bits.
    while !rest.isEmpty {
      run(Array(rest.prefix(1 << 20)), Z_NO_FLUSH, into: &output)
      rest = rest.dropFirst(1 << 20)
    }
  }

  /// Ends the stream. Nothing may follow.
  func finish(into output: inout [UInt8]) { run([], Z_FINISH, into: &output) }

  private func run(_ input: [UInt8], _ flush: Int32, into output: inout [UInt8]) {
    input.withUnsafeBufferPointer { input in
      // zlib's pointers are not const-correct; it only reads.
      stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      stream.pointee.avail_in = uInt(input.count)
      var isMoreWaiting = true
      while isMoreWaiting {
        let piece = [UInt8](unsafeUninitializedCapacity: Self.roomAtATime) { room, count in
          stream.pointee.next_out = room.baseAddress
          stream.pointee.avail_out = uInt(Self.roomAtATime)
          deflate(stream, flush)
          count = Self.roomAtATime - Int(stream.pointee.avail_out)
        }
        output += piece
        // Room that is left means that everything there was has come out.
        isMoreWaiting = stream.pointee.avail_out == 0
      }
    }
  }
}

/// The checksum of ZIP files (ITU-T V.42), piece by piece.
enum CRC32 {
  static func updated(_ checksum: UInt32, with bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: crc32_z(uLong(checksum), $0.baseAddress, $0.count)) }
  }
}
