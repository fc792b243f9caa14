/// Grants and revocations, as they are told to whoever watches.
package enum AwardNews {
  /// The channel, with the user's id.
  package static let channel = "awards_changed"
}
