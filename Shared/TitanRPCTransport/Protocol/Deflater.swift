import CZlib

/// A zlib stream that compresses one message.
struct Deflater: ~Copyable {
  /// On the heap, because zlib's state points back to it.
  private let stream: UnsafeMutablePointer<z_stream>

  /// Takes memory in proportion to small messages: zlib's window need not be larger than what goes through it.
  init(messageSize: Int) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let windowBits = (9..<15).first { 1 << $0 >= messageSize } ?? 15
    let result = deflateInit2_(
      stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, Int32(windowBits) + gzipWrapper, Int32(windowBits) - 7,
      Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    precondition(result == Z_OK, "zlib has no memory, or is another version than this was built with")
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  consuming func deflate(_ message: UnsafeRawBufferPointer) -> [UInt8] {
    let bound = Int(deflateBound(stream, uLong(message.count)))
    return [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      // zlib's pointers are not const-correct; it only reads.
      stream.pointee.next_in = UnsafeMutablePointer(mutating: message.assumingMemoryBound(to: UInt8.self).baseAddress)
      stream.pointee.avail_in = uInt(message.count)
      stream.pointee.next_out = output.baseAddress
      stream.pointee.avail_out = uInt(bound)
      let result = CZlib.deflate(stream, Z_FINISH)
      precondition(result == Z_STREAM_END, "deflateBound() was too small")
      count = bound - Int(stream.pointee.avail_out)
    }
  }
}

/// What zlib wants added to the window's bits for gzip's header and trailer.
let gzipWrapper: Int32 = 16
