import CZlib

/// A zlib stream that inflates one message.
struct Inflater: ~Copyable {
  enum End {
    case whole
    /// The output is full, and there is more.
    case full
    case corrupt(String)
  }

  /// On the heap, because zlib's state points back to it.
  private let stream: UnsafeMutablePointer<z_stream>

  init() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let result = inflateInit2_(stream, MAX_WBITS + gzipWrapper, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    precondition(result == Z_OK, "zlib has no memory, or is another version than this was built with")
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Inflates all members of `input`, straight into `output`: zlib then needs no window of its own.
  ///
  /// - Returns: how it ended, and the bytes written.
  consuming func inflate(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableBufferPointer<UInt8>
  ) -> (End, Int) {
    // zlib's pointers are not const-correct; it only reads.
    stream.pointee.next_in = UnsafeMutablePointer(mutating: input.assumingMemoryBound(to: UInt8.self).baseAddress)
    stream.pointee.avail_in = uInt(input.count)
    stream.pointee.next_out = output.baseAddress
    stream.pointee.avail_out = uInt(output.count)
    while true {
      let result = CZlib.inflate(stream, Z_FINISH)
      guard result == Z_STREAM_END, stream.pointee.avail_in > 0 else { return (end(result), written(output)) }
      // Another member, or it is refused as none.
      inflateReset(stream)
    }
  }

  private borrowing func end(_ result: Int32) -> End {
    switch result {
    case Z_STREAM_END: .whole
    // What is left of a whole message is never nothing: its last eight bytes produce no output.
    case Z_OK, Z_BUF_ERROR: stream.pointee.avail_in > 0 ? .full : .corrupt("it is cut short")
    default: .corrupt(stream.pointee.msg.map { String(cString: $0) } ?? "zlib's error \(result)")
    }
  }

  private borrowing func written(_ output: UnsafeMutableBufferPointer<UInt8>) -> Int {
    output.count - Int(stream.pointee.avail_out)
  }
}
