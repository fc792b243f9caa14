package import TitanRPC

/// A request whose answer is stored with its effect, so that a retry gets the same answer.
package struct RememberedRequest<Outcome: Sendable>: Sendable {
  package var id: RequestID
  /// SHA-256 of method and request.
  package var payloadDigest: [UInt8]
  /// The serialized answer for an outcome.
  package var response: @Sendable (Outcome) -> [UInt8]

  package init(id: RequestID, payloadDigest: [UInt8], response: @escaping @Sendable (Outcome) -> [UInt8]) {
    self.id = id
    self.payloadDigest = payloadDigest
    self.response = response
  }
}
