package import TitanCore

/// An exercise of the catalogue.
package struct Exercise: Sendable, Hashable {
  package var id: ExerciseID
  package var name: LocalizedText
  package var cues: [LocalizedText]
  package var type: WorkoutType
  package var motorType: MotorType
  package var impact: Impact
  package var met: METCode
  package var unit: AmountUnit
  /// What a set is for a score of 1.
  package var baseAmount: Int
  /// What a full set is worth, in hundredths.
  package var levelFactor: Int
  package var equipment: [Equipment]
  /// Most worked first; together 100 %.
  package var muscles: [MuscleShare]
  package var movement: Movement
}
