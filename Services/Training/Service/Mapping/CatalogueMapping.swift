import TitanCore
import TitanProto
import TitanRPC
import TrainingDomain
import TrainingProto

extension TrainingV1.WorkoutType {
  init(_ type: WorkoutType) { self.init(rawValue: Int32(type.rawValue)) }
}

extension WorkoutType {
  init?(_ message: TrainingV1.WorkoutType) { self.init(rawValue: Int(message.rawValue)) }
}

extension Muscle {
  init?(_ message: TrainingV1.Muscle) { self.init(rawValue: Int(message.rawValue)) }
}

extension TrainingV1.MuscleShare {
  init(_ share: MuscleShare) {
    self.init(muscle: .init(rawValue: Int32(share.muscle.rawValue)), percent: UInt32(share.percent))
  }
}

extension TrainingV1.Equipment {
  init(_ equipment: Equipment) { self.init(rawValue: Int32(equipment.rawValue)) }
}

extension TrainingV1.AmountUnit {
  init(_ unit: AmountUnit) { self.init(rawValue: Int32(unit.rawValue)) }
}

extension TrainingV1.Exercise {
  init(_ exercise: Exercise, in language: Language, animated: Bool = false) {
    self.init(
      exerciseID: "\(exercise.id)", name: exercise.name[language], cues: exercise.cues.map { $0[language] },
      type: .init(exercise.type), motorType: .init(rawValue: Int32(exercise.motorType.rawValue)),
      muscles: exercise.muscles.map { .init($0) }, impact: .init(rawValue: Int32(exercise.impact.rawValue)),
      metCode: exercise.met.code, met: Double(exercise.met.tenths) / 10, unit: .init(exercise.unit),
      baseAmount: UInt32(exercise.baseAmount), levelFactor: Double(exercise.levelFactor) / 100,
      equipment: exercise.equipment.map { .init($0) }, animation: animated ? .init(exercise) : nil,
      countedAs: exercise.id.countedAs?.description ?? "")
  }
}

extension TrainingV1.Animation {
  fileprivate init(_ exercise: Exercise) {
    self.init(
      svgFrames: exercise.frames,
      frameDuration: .init(.milliseconds(exercise.movement.frameMilliseconds)))
  }
}

extension TrainingV1.Workout {
  init(_ workout: Workout, rating: Int?, _ catalogue: Catalogue, in language: Language) {
    let traits = catalogue.traits(of: workout)
    self.init(
      workoutID: "\(workout.id)", name: workout.name[language], type: .init(workout.type),
      prescriptions: workout.prescriptions.map {
        .init(exerciseID: "\($0.exercise)", sets: UInt32($0.sets), amount: UInt32($0.amount))
      },
      own: workout.own != nil, muscles: traits.muscles.map { .init($0) },
      impact: .init(rawValue: Int32(traits.impact.rawValue)), equipment: traits.equipment.map { .init($0) },
      rating: UInt32(rating ?? 0), etag: workout.etag, createTime: workout.own.map { .init($0.createTime) })
  }
}

extension Workout {
  /// The etag of a user's own workout; empty for the catalogue's.
  var etag: String { own.map { "\($0.revision)" } ?? "" }
}

extension WorkoutDraft {
  init(_ message: TrainingV1.Workout) {
    self.init(
      id: message.workoutID, name: message.name, type: WorkoutType(message.type),
      prescriptions: message.prescriptions.map { Prescription($0) })
  }

  /// The draft that results from a request's changes to a workout.
  init(_ message: TrainingV1.Workout, over workout: Workout, _ wants: UpdateMask) {
    self.init(
      id: "\(workout.id)", name: wants["name"] ? message.name : workout.name[.english],
      type: wants["type"] ? WorkoutType(message.type) : workout.type,
      prescriptions: wants["prescriptions"]
        ? message.prescriptions.map { Prescription($0) } : workout.prescriptions)
  }
}

extension Prescription {
  fileprivate init(_ message: TrainingV1.Prescription) {
    self.init(ExerciseID(message.exerciseID), sets: Int(message.sets), amount: Int(message.amount))
  }
}

extension TrainingV1.MealIdea {
  init(_ meal: MealIdea, in language: Language) {
    self.init(
      mealID: meal.id, name: meal.name[language], description: meal.description[language],
      kilocalories: UInt32(meal.kilocalories), proteinGrams: UInt32(meal.proteinGrams),
      tags: meal.tags.map(\.rawValue), allergens: meal.allergens.map(\.rawValue))
  }
}
