package import HabitsDomain

/// A feed that habits follow. The names are those of the store.
package enum FollowedFeed: String, Sendable, Hashable {
  case sessions, training

  /// What it tells of that can fill a habit.
  package var kind: SourceKind { self == .sessions ? .pushUpSession : .practice }
}
