package import TitanHTTP2

/// Puts the five-byte prefix before a message.
package enum MessageFramer {
  package static let prefixSize = 5
  /// The largest message that official implementations of gRPC send or receive, which count in 32 bits with a sign.
  package static let largestMessage = Int(Int32.max)

  /// Adds one message of `size` bytes, which `fill` writes in the form it has on the wire.
  package static func append(
    to stream: HTTP2Stream, size: Int, isCompressed: Bool = false, _ fill: (UnsafeMutableRawBufferPointer) -> Void
  ) {
    stream.append(size: prefixSize + size) { buffer in
      buffer[0] = isCompressed ? 1 : 0
      buffer.storeBytes(of: UInt32(size).bigEndian, toByteOffset: 1, as: UInt32.self)
      fill(UnsafeMutableRawBufferPointer(rebasing: buffer[prefixSize...]))
    }
  }

  /// Adds one message that is compressed already.
  package static func append(to stream: HTTP2Stream, compressed message: [UInt8]) {
    append(to: stream, size: message.count, isCompressed: true) { buffer in
      message.withUnsafeBytes { buffer.copyMemory(from: $0) }
    }
  }
}
