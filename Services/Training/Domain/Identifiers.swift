package import TitanCore

package enum PracticeOwner {}
/// Names a practice; chosen by the client, unique per user.
package typealias PracticeID = Identifier<PracticeOwner>

package enum PushUpSessionOwner {}
/// Names a push-up session, as the sessions service does.
package typealias PushUpSessionID = Identifier<PushUpSessionOwner>

package enum SelectionOwner {}
/// Names a workout chosen for a date.
package typealias SelectionID = Identifier<SelectionOwner>

/// Names an exercise of the catalogue: `push-up`.
package struct ExerciseID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ text: String) { description = text }

  package static func < (left: Self, right: Self) -> Bool { left.description < right.description }
}

/// Names a workout: of the catalogue a word, of a user's own a UUID.
package struct WorkoutID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ text: String) { description = text }

  package static func < (left: Self, right: Self) -> Bool { left.description < right.description }
}
