/// The kind of a workout or exercise. The raw values of the types in this file are the contract's and the store's.
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

package enum Muscle: Int, Sendable, Hashable, CaseIterable {
  case chest = 1
  case shoulders, triceps, biceps, forearms, upperBack, lats, lowerBack, core, obliques, glutes, quadriceps
  case hamstrings, calves, hipFlexors
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
