package import FoundationEssentials
import TitanCore

/// `request_id` of a mutating call (AIP-155): the client's id for one operation, sent again when it retries.
///
/// Not `x-request-id`, which names one call in the logs.
package struct RequestID: Sendable, Hashable, CustomStringConvertible {
  package let uuid: UUID

  package init(_ uuid: UUID) { self.uuid = uuid }

  /// Reads a request's field; `nil` if it is empty, since the field is optional.
  ///
  /// - Throws: INVALID_ARGUMENT if it is neither empty nor a UUID other than the nil UUID.
  package init?(_ text: String, field: String = "request_id") throws {
    if text.isEmpty { return nil }
    guard let uuid = UUID(uuidString: text), uuid != Self.nilUUID else {
      throw RPCError.invalid(
        field, reason: "REQUEST_ID_INVALID",
        "got \(quoted(text)); allowed: a UUID in its 36-character form, or nothing")
    }
    self.uuid = uuid
  }

  package var description: String { uuid.uuidString.lowercased() }

  /// The error for an id that was used before with a different payload.
  package var reused: RPCError {
    .invalid(
      "request_id", reason: "REQUEST_ID_REUSED",
      "\(self) came before with another payload; a new request needs an id of its own")
  }

  private static let nilUUID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
