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
