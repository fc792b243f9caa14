/// The kind of a workout or exercise. The numbers of this file's types are those of the contract and of the store.
package enum WorkoutType: Int, Sendable, Hashable, CaseIterable {
  case weightTraining = 1
  /// High-intensity intervals.
  case hiit = 2
  /// With the body's own weight.
  case calisthenics = 3
}

/// What an exercise trains beside its muscles.
package enum MotorType: Int, Sendable, Hashable, CaseIterable {
  case strength = 1
  case cardio = 2
}

/// How hard a landing is on joints; the harder is more.
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

/// What an exercise needs.
package enum Equipment: Int, Sendable, Hashable, CaseIterable {
  case dumbbells = 1
  case barbell, kettlebell, bench, pullUpBar, rope, box
}

/// What is counted.
package enum AmountUnit: Int, Sendable, Hashable, CaseIterable {
  case reps = 1
  case seconds = 2
}
