package import TitanCore

/// A session whose fields are all possible. Made by `SessionDraft.checked` only; who counted is still open.
package struct SessionClaim: Sendable, Hashable {
  package let sessionID: SessionID
  package let start: Timestamp
  package let end: Timestamp
  package let timeZone: String
  package let utcOffsetSeconds: Int
  package let reps: Int
  package let sets: [RepSet]
  /// `nil` leaves it to the settings in force at the start.
  package let target: Int?
  package let note: String
}
