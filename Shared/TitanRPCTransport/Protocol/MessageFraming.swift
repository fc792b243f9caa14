package import TitanHTTP2
package import TitanRPC

/// Cuts a stream's content into messages: a flag, four bytes of length, the message (gRPC over HTTP/2,
/// "Length-Prefixed-Message"). The length is checked before anything is allocated for it.
package struct MessageDeframer: Sendable {
  /// Largest message, in bytes.
  private let limit: Int
  /// The prefix being read, if it arrives in pieces.
  private var prefix = InlineArray<5, UInt8>(repeating: 0)
  private var prefixCount = 0
  /// The message's length, while a message is being assembled.
  private var expected: Int?
  private var isCompressed = false
  private var message: [UInt8] = []

  /// How much memory to reserve for a message based on its prefix alone, in bytes: enough for 64 KiB of content and its
  /// overhead.
  private static let reservedAtMost = 66 << 10

  package init(limit: Int) { self.limit = limit }

  /// Bytes held of an incomplete message, including its prefix.
  package var partialSize: Int { expected == nil ? prefixCount : MessageFramer.prefixSize + message.count }

  /// Takes bytes off the front of `bytes` until a message is complete or none are left.
  ///
  /// - Throws: RESOURCE_EXHAUSTED for a message over the limit, INTERNAL for a flag that is neither 0 nor 1.
  package mutating func next(_ bytes: inout UnsafeRawBufferPointer) throws(RPCError) -> InboundMessage? {
    guard let expected = try readPrefix(&bytes) else { return nil }
    let missing = expected - message.count
    if missing <= bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[..<missing])
      if message.isEmpty { message = Array(rest) } else { message.append(contentsOf: rest) }
      drop(missing, of: &bytes)
      defer { (self.expected, message) = (nil, []) }
      return InboundMessage(message, isCompressed: isCompressed)
    }
    if message.isEmpty { message.reserveCapacity(min(expected, max(Self.reservedAtMost, bytes.count))) }
    message.append(contentsOf: bytes)
    drop(bytes.count, of: &bytes)
    return nil
  }

  private mutating func readPrefix(_ bytes: inout UnsafeRawBufferPointer) throws(RPCError) -> Int? {
    if let expected { return expected }
    if bytes.isEmpty { return nil }
    if prefixCount == 0, bytes.count >= MessageFramer.prefixSize {
      let length = try length(UnsafeRawBufferPointer(rebasing: bytes[..<MessageFramer.prefixSize]))
      drop(MessageFramer.prefixSize, of: &bytes)
      return length
    }
    while prefixCount < MessageFramer.prefixSize {
      guard let byte = bytes.first else { return nil }
      prefix[prefixCount] = byte
      prefixCount += 1
      drop(1, of: &bytes)
    }
    prefixCount = 0
    let whole = prefix
    // The buffer is only borrowed; a typed error cannot pass through a rethrowing closure, so it is returned as a
    // result.
    let result = whole.span.withUnsafeBytes { bytes in Result { () throws(RPCError) in try length(bytes) } }
    return try result.get()
  }

  private mutating func length(_ prefix: UnsafeRawBufferPointer) throws(RPCError) -> Int {
    guard prefix[0] <= 1 else {
      throw RPCError(code: .internal, message: "a message's compressed flag is \(prefix[0]), allowed are 0 and 1")
    }
    let length = Int(UInt32(bigEndian: prefix.loadUnaligned(fromByteOffset: 1, as: UInt32.self)))
    guard length <= limit else { throw RPCError.messageTooLarge(size: length, limit: limit) }
    isCompressed = prefix[0] == 1
    expected = length
    return length
  }

  private func drop(_ count: Int, of bytes: inout UnsafeRawBufferPointer) {
    bytes = UnsafeRawBufferPointer(rebasing: bytes[count...])
  }
}

/// Puts the five-byte prefix before a message.
package enum MessageFramer {
  package static let prefixSize = 5
  /// The largest message that official implementations of gRPC send or receive: they use signed 32-bit lengths.
  package static let largestMessage = Int(Int32.max)

  /// Adds one message of `size` bytes, which `fill` writes in its wire format.
  package static func append(
    to stream: HTTP2Stream, size: Int, isCompressed: Bool = false, _ fill: (UnsafeMutableRawBufferPointer) -> Void
  ) {
    stream.append(size: prefixSize + size) { buffer in
      buffer[0] = isCompressed ? 1 : 0
      buffer.storeBytes(of: UInt32(size).bigEndian, toByteOffset: 1, as: UInt32.self)
      fill(UnsafeMutableRawBufferPointer(rebasing: buffer[prefixSize...]))
    }
  }

  /// Adds one message that is already compressed.
  package static func append(to stream: HTTP2Stream, compressed message: [UInt8]) {
    append(to: stream, size: message.count, isCompressed: true) { buffer in
      message.withUnsafeBytes { buffer.copyMemory(from: $0) }
    }
  }
}
