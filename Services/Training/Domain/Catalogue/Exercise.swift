package import TitanCore

/// An exercise in the catalogue.
package struct Exercise: Sendable, Hashable {
  package var id: ExerciseID
  package var name: LocalizedText
  package var cues: [LocalizedText]
  package var type: WorkoutType
  package var motorType: MotorType
  package var impact: Impact
  package var met: METCode
  package var unit: AmountUnit
  /// The amount in one set at a score of 1.
  package var baseAmount: Int
  /// The value of a full set, in hundredths.
  package var levelFactor: Int
  package var equipment: [Equipment]
  /// The hardest-worked first; together 100 %.
  package var muscles: [MuscleShare]
  package var movement: Movement
}

/// Identifies an exercise of the catalogue, such as `push-up`.
package struct ExerciseID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ text: String) { description = text }

  package static func < (left: Self, right: Self) -> Bool { left.description < right.description }
}

/// The kind of a workout or exercise. The raw values of the enums in this file are the contract's and the store's.
package enum WorkoutType: Int, Sendable, Hashable, CaseIterable {
  case weightTraining = 1
  /// High-intensity interval training.
  case hiit = 2
  /// Body-weight exercises.
  case calisthenics = 3
}

/// The motor skill that an exercise trains besides its muscles.
package enum MotorType: Int, Sendable, Hashable, CaseIterable {
  case strength = 1
  case cardio = 2
}

/// How hard landings are on the joints; harder ones compare as greater.
package enum Impact: Int, Sendable, Hashable, Comparable, CaseIterable {
  case low = 1
  /// Jumps.
  case high = 2

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Equipment that an exercise needs.
package enum Equipment: Int, Sendable, Hashable, CaseIterable {
  case dumbbells = 1
  case barbell, kettlebell, bench, pullUpBar, rope, box
}

/// The unit of an amount.
package enum AmountUnit: Int, Sendable, Hashable, CaseIterable {
  case reps = 1
  case seconds = 2
}
