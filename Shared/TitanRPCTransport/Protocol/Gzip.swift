import CZlib
package import TitanRPC

/// gzip (RFC 1952) as gRPC uses it: each message by itself, with no state kept between them.
package enum Gzip {
  /// Compresses a message of `size` bytes, which `fill` writes.
  package static func compress(size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) -> [UInt8] {
    withUnsafeTemporaryAllocation(byteCount: size, alignment: 1) { message in
      fill(message)
      return Deflater(messageSize: size).deflate(UnsafeRawBufferPointer(message))
    }
  }

  /// Decompresses a message of at most `limit` bytes. It never allocates more than that, whatever size the message
  /// claims. Several consecutive members are one message, as in a file (RFC 1952 §2.2); empty input is an empty
  /// message.
  ///
  /// - Throws: RESOURCE_EXHAUSTED as soon as the message turns out longer, INTERNAL if the bytes are not gzip, are cut
  ///   short, or are followed by anything else.
  package static func decompress(_ bytes: [UInt8], limit: Int) throws(RPCError) -> [UInt8] {
    guard !bytes.isEmpty else { return [] }
    let claimed = claimedSize(bytes)
    var result = inflate(bytes, capacity: min(claimed, limit))
    // A single member claims its true size, or it is corrupt; of several, only the last one's size is at the end.
    if case .overflow = result, claimed < limit { result = inflate(bytes, capacity: limit) }
    switch result {
    case .message(let message): return message
    case .overflow:
      throw RPCError(code: .resourceExhausted, message: "the message inflates to more than the limit of \(limit) bytes")
    case .corrupt(let reason):
      throw RPCError(code: .internal, message: "the message cannot be decompressed: \(reason)")
    }
  }

  /// The uncompressed size stated in the last four bytes, which cannot be trusted.
  private static func claimedSize(_ bytes: [UInt8]) -> Int {
    bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private enum Inflated {
    case message([UInt8])
    /// The message is larger than the capacity.
    case overflow
    case corrupt(String)
  }

  private static func inflate(_ bytes: [UInt8], capacity: Int) -> Inflated {
    var end = Inflater.End.whole
    // zlib accepts no null pointer, not even for zero bytes.
    let message = [UInt8](unsafeUninitializedCapacity: max(1, capacity)) { output, count in
      let output = UnsafeMutableBufferPointer(rebasing: output[..<max(1, capacity)])
      (end, count) = bytes.withUnsafeBytes { Inflater().inflate($0, into: output) }
    }
    return switch end {
    case .whole: message.count > capacity ? .overflow : .message(message)
    case .full: .overflow
    case .corrupt(let reason): .corrupt(reason)
    }
  }
}

/// A zlib stream that decompresses one message.
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

  /// Decompresses all members of `input`, directly into `output`: zlib then needs no window of its own.
  ///
  /// - Returns: how it ended, and the number of bytes written.
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
      // This is another member, or it is refused as invalid.
      inflateReset(stream)
    }
  }

  private borrowing func end(_ result: Int32) -> End {
    switch result {
    case Z_STREAM_END: .whole
    // A complete message always has input left: its last eight bytes produce no output.
    case Z_OK, Z_BUF_ERROR: stream.pointee.avail_in > 0 ? .full : .corrupt("it is cut short")
    default: .corrupt(stream.pointee.msg.map { String(cString: $0) } ?? "zlib's error \(result)")
    }
  }

  private borrowing func written(_ output: UnsafeMutableBufferPointer<UInt8>) -> Int {
    output.count - Int(stream.pointee.avail_out)
  }
}

/// A zlib stream that compresses one message.
struct Deflater: ~Copyable {
  /// On the heap, because zlib's state points back to it.
  private let stream: UnsafeMutablePointer<z_stream>

  /// Limits the memory for small messages: zlib's window need not be larger than the message.
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

/// What zlib wants added to the window bits for gzip's header and trailer.
let gzipWrapper: Int32 = 16
