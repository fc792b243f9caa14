import Testing
import TitanHTTP2

/// What a client sends after the handshake, and how it has to be answered. Between the parts, the server
/// answers what is complete.
struct ProtocolRule: Sendable, CustomTestStringConvertible {
  let section: String
  let name: String
  let parts: [[UInt8]]
  let answer: RawClient.Answer
  /// Whether the handshake is sent before.
  var shakesHands = true
  var testDescription: String { "\(section) \(name)" }

  init(
    _ section: String, _ name: String, _ parts: [UInt8]..., answer: RawClient.Answer, shakesHands: Bool = true
  ) {
    (self.section, self.name, self.parts, self.answer) = (section, name, parts, answer)
    self.shakesHands = shakesHands
  }
}

extension RawClient.Answer {
  static let goAway = connectionError(.protocolError)
  static let frameSize = connectionError(.frameSizeError)
  static let compression = connectionError(.compressionError)
  static let flowControl = connectionError(.flowControlError)
  static let closed = connectionError(.streamClosed)
  static let malformed = streamError(.protocolError)
}
