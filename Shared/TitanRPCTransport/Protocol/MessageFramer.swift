package import TitanHTTP2

/// Puts the five-byte prefix before a message.
package enum MessageFramer {
  package static let prefixSize = 5

  /// Adds one uncompressed message of `size` bytes, which `fill` writes.
  package static func append(
    to stream: HTTP2Stream, size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void
  ) {
    stream.append(size: prefixSize + size) { buffer in
      buffer[0] = 0
      buffer.storeBytes(of: UInt32(size).bigEndian, toByteOffset: 1, as: UInt32.self)
      fill(UnsafeMutableRawBufferPointer(rebasing: buffer[prefixSize...]))
    }
  }
}
