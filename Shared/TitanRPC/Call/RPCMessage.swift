/// A message that can go on the wire.
package protocol RPCMessage: Sendable {
  /// Decodes a message from its serialized form. The bytes are only lent for the call.
  ///
  /// - Throws: `RPCError` INVALID_ARGUMENT if the bytes are no such message (or a string holds no
  ///   UTF-8), RESOURCE_EXHAUSTED if decoding would take more memory than the decoder allows itself.
  init(serialized bytes: UnsafeRawBufferPointer) throws

  /// Serializes in two steps, so that the bytes are written once, straight to where they leave from:
  /// `body` gets the exact size, makes room, and calls the second argument with it once.
  func serialize(_ body: (_ size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws -> Void) rethrows
}

extension RPCMessage {
  /// Decodes from an array.
  package init(serialized bytes: [UInt8]) throws {
    self = try bytes.withUnsafeBytes { try Self(serialized: $0) }
  }

  /// The serialized form as an array.
  package func serialized() -> [UInt8] {
    var bytes: [UInt8] = []
    serialize { size, fill in bytes = [UInt8](filling: size, fill) }
    return bytes
  }
}

extension [UInt8] {
  /// So many bytes, all of which `fill` writes.
  init(filling size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) {
    // The empty array is one for all threads, into which the initializer would write its count.
    guard size > 0 else {
      fill(UnsafeMutableRawBufferPointer(start: nil, count: 0))
      self = []
      return
    }
    self.init(unsafeUninitializedCapacity: size) { buffer, count in
      fill(UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[..<size]))
      count = size
    }
  }
}
