package import TitanCore

/// A session whose fields are all valid, but whose evidence isn't decided yet. Only `SessionDraft.checked` makes one.
package struct SessionClaim: Sendable, Hashable {
  package let sessionID: SessionID
  package let start: Timestamp
  package let end: Timestamp
  package let timeZone: String
  package let utcOffsetSeconds: Int
  package let reps: Int
  package let sets: [RepSet]
  /// `nil` for the target in the settings at the session's start.
  package let target: Int?
  package let note: String
}
