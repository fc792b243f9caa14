package import TitanCore

package enum PracticeOwner {}
/// Identifies a practice; the client chooses it, and it is unique per user.
package typealias PracticeID = Identifier<PracticeOwner>

package enum PushUpSessionOwner {}
/// Identifies a push-up session, as in the sessions service.
package typealias PushUpSessionID = Identifier<PushUpSessionOwner>

package enum SelectionOwner {}
/// Identifies a workout chosen for a date.
package typealias SelectionID = Identifier<SelectionOwner>

/// Identifies an exercise of the catalogue, such as `push-up`.
package struct ExerciseID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ text: String) { description = text }

  package static func < (left: Self, right: Self) -> Bool { left.description < right.description }
}

/// Identifies a workout: a word in the catalogue, a UUID for a user's own.
package struct WorkoutID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ text: String) { description = text }

  package static func < (left: Self, right: Self) -> Bool { left.description < right.description }
}
