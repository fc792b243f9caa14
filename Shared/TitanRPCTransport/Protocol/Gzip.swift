import CZlib
package import TitanRPC

/// gzip (RFC 1952) as gRPC uses it: each message by itself, with nothing kept between them.
package enum Gzip {
  /// Compresses a message of `size` bytes, which `fill` writes.
  package static func compress(size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) -> [UInt8] {
    withUnsafeTemporaryAllocation(byteCount: size, alignment: 1) { message in
      fill(message)
      return Deflater(messageSize: size).deflate(UnsafeRawBufferPointer(message))
    }
  }

  /// Inflates a message that may have `limit` bytes at most. No more than that is allocated for it, whatever it claims.
  /// Several members behind each other are one message, as in a file (RFC 1952 §2.2); an empty text is an empty one.
  ///
  /// - Throws: RESOURCE_EXHAUSTED as soon as it turns out longer, INTERNAL if the bytes are no gzip, are cut short, or
  ///   have something else behind them.
  package static func decompress(_ bytes: [UInt8], limit: Int) throws(RPCError) -> [UInt8] {
    guard !bytes.isEmpty else { return [] }
    let claimed = claimedSize(bytes)
    var result = inflate(bytes, capacity: min(claimed, limit))
    // One member claims truly, or it is corrupt; of several only the last one's size is at the end.
    if case .overflow = result, claimed < limit { result = inflate(bytes, capacity: limit) }
    switch result {
    case .message(let message): return message
    case .overflow:
      throw RPCError(code: .resourceExhausted, message: "the message inflates to more than the limit of \(limit) bytes")
    case .corrupt(let reason):
      throw RPCError(code: .internal, message: "the message cannot be decompressed: \(reason)")
    }
  }

  /// The uncompressed size that the last four bytes state. Nobody vouches for it.
  private static func claimedSize(_ bytes: [UInt8]) -> Int {
    bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private enum Inflated {
    case message([UInt8])
    /// There is more than the capacity.
    case overflow
    case corrupt(String)
  }

  private static func inflate(_ bytes: [UInt8], capacity: Int) -> Inflated {
    var end = Inflater.End.whole
    // zlib takes no null pointer, not even for nothing.
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
