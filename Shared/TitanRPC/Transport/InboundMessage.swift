/// A received message as it came: cut out of its stream, and still compressed if it was.
///
/// Transports keep messages in this form until they are taken, so that what flow control lets in is all the memory
/// that waiting messages need, whatever they would inflate to.
package struct InboundMessage: Sendable, Hashable {
  package var bytes: [UInt8]
  package var isCompressed: Bool

  package init(_ bytes: [UInt8], isCompressed: Bool = false) {
    self.bytes = bytes
    self.isCompressed = isCompressed
  }
}
