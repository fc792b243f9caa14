/// Notifications of grants and revocations for watches.
package enum AwardNews {
  /// The channel; notifications carry the user's id.
  package static let channel = "awards_changed"
}
