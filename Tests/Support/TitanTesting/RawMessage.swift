import TitanRPC

/// A message that is its own serialized form.
package struct RawMessage: RPCMessage, Hashable, ExpressibleByStringLiteral {
  package var bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }
  package init(stringLiteral text: String) { bytes = Array(text.utf8) }
  package init(serialized bytes: UnsafeRawBufferPointer) throws { self.bytes = Array(bytes) }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package func serialize(
    _ body: (_ size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws -> Void
  ) rethrows {
    try body(bytes.count) { $0.copyBytes(from: bytes) }
  }
}
