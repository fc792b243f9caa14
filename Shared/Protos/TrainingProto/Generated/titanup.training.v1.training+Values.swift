// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/training/v1/training.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto
import TitanRPC

extension TrainingV1 {
  /// The kind of a workout or exercise.
  package struct WorkoutType: OpenEnum {
    /// Never sent; not allowed.
    package static let unspecified = Self(rawValue: 0)
    /// With weights.
    package static let weightTraining = Self(rawValue: 1)
    /// High-intensity intervals.
    package static let hiit = Self(rawValue: 2)
    /// With one's own body weight.
    package static let calisthenics = Self(rawValue: 3)

    package static let known: [Self] = [.unspecified, .weightTraining, .hiit, .calisthenics]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "WORKOUT_TYPE_UNSPECIFIED"
      case 1: "WORKOUT_TYPE_WEIGHT_TRAINING"
      case 2: "WORKOUT_TYPE_HIIT"
      case 3: "WORKOUT_TYPE_CALISTHENICS"
      default: "WorkoutType(\(rawValue))"
      }
    }
  }
}

extension TrainingV1 {
  /// What an exercise trains besides muscles.
  package struct MotorType: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Strength.
    package static let strength = Self(rawValue: 1)
    /// Heart and lungs.
    package static let cardio = Self(rawValue: 2)

    package static let known: [Self] = [.unspecified, .strength, .cardio]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "MOTOR_TYPE_UNSPECIFIED"
      case 1: "MOTOR_TYPE_STRENGTH"
      case 2: "MOTOR_TYPE_CARDIO"
      default: "MotorType(\(rawValue))"
      }
    }
  }
}

extension TrainingV1 {
  /// The impact on joints.
  package struct Impact: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// A foot or hand stays on the ground.
    package static let low = Self(rawValue: 1)
    /// Jumps.
    package static let high = Self(rawValue: 2)

    package static let known: [Self] = [.unspecified, .low, .high]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "IMPACT_UNSPECIFIED"
      case 1: "IMPACT_LOW"
      case 2: "IMPACT_HIGH"
      default: "Impact(\(rawValue))"
      }
    }
  }
}

extension TrainingV1 {
  /// A group of muscles.
  package struct Muscle: OpenEnum {
    /// Never sent; not allowed.
    package static let unspecified = Self(rawValue: 0)
    /// Chest.
    package static let chest = Self(rawValue: 1)
    /// Shoulders.
    package static let shoulders = Self(rawValue: 2)
    /// Back of the upper arm.
    package static let triceps = Self(rawValue: 3)
    /// Front of the upper arm.
    package static let biceps = Self(rawValue: 4)
    /// Forearms.
    package static let forearms = Self(rawValue: 5)
    /// Upper back.
    package static let upperBack = Self(rawValue: 6)
    /// Broad back.
    package static let lats = Self(rawValue: 7)
    /// Lower back.
    package static let lowerBack = Self(rawValue: 8)
    /// Front of the trunk.
    package static let core = Self(rawValue: 9)
    /// Sides of the trunk.
    package static let obliques = Self(rawValue: 10)
    /// Buttocks.
    package static let glutes = Self(rawValue: 11)
    /// Front of the thigh.
    package static let quadriceps = Self(rawValue: 12)
    /// Back of the thigh.
    package static let hamstrings = Self(rawValue: 13)
    /// Calves.
    package static let calves = Self(rawValue: 14)
    /// Front of the hip.
    package static let hipFlexors = Self(rawValue: 15)

    package static let known: [Self] = [.unspecified, .chest, .shoulders, .triceps, .biceps, .forearms, .upperBack, .lats, .lowerBack, .core, .obliques, .glutes, .quadriceps, .hamstrings, .calves, .hipFlexors]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "MUSCLE_UNSPECIFIED"
      case 1: "MUSCLE_CHEST"
      case 2: "MUSCLE_SHOULDERS"
      case 3: "MUSCLE_TRICEPS"
      case 4: "MUSCLE_BICEPS"
      case 5: "MUSCLE_FOREARMS"
      case 6: "MUSCLE_UPPER_BACK"
      case 7: "MUSCLE_LATS"
      case 8: "MUSCLE_LOWER_BACK"
      case 9: "MUSCLE_CORE"
      case 10: "MUSCLE_OBLIQUES"
      case 11: "MUSCLE_GLUTES"
      case 12: "MUSCLE_QUADRICEPS"
      case 13: "MUSCLE_HAMSTRINGS"
      case 14: "MUSCLE_CALVES"
      case 15: "MUSCLE_HIP_FLEXORS"
      default: "Muscle(\(rawValue))"
      }
    }
  }
}

extension TrainingV1 {
  /// What an exercise needs.
  package struct Equipment: OpenEnum {
    /// Never sent; not allowed.
    package static let unspecified = Self(rawValue: 0)
    /// Dumbbells.
    package static let dumbbells = Self(rawValue: 1)
    /// A barbell.
    package static let barbell = Self(rawValue: 2)
    /// A kettlebell.
    package static let kettlebell = Self(rawValue: 3)
    /// A bench.
    package static let bench = Self(rawValue: 4)
    /// A bar to hang from.
    package static let pullUpBar = Self(rawValue: 5)
    /// A skipping rope.
    package static let rope = Self(rawValue: 6)
    /// A box or a step.
    package static let box = Self(rawValue: 7)

    package static let known: [Self] = [.unspecified, .dumbbells, .barbell, .kettlebell, .bench, .pullUpBar, .rope, .box]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "EQUIPMENT_UNSPECIFIED"
      case 1: "EQUIPMENT_DUMBBELLS"
      case 2: "EQUIPMENT_BARBELL"
      case 3: "EQUIPMENT_KETTLEBELL"
      case 4: "EQUIPMENT_BENCH"
      case 5: "EQUIPMENT_PULL_UP_BAR"
      case 6: "EQUIPMENT_ROPE"
      case 7: "EQUIPMENT_BOX"
      default: "Equipment(\(rawValue))"
      }
    }
  }
}

extension TrainingV1 {
  /// The unit of its amounts.
  package struct AmountUnit: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Repetitions.
    package static let reps = Self(rawValue: 1)
    /// Seconds.
    package static let seconds = Self(rawValue: 2)

    package static let known: [Self] = [.unspecified, .reps, .seconds]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "AMOUNT_UNIT_UNSPECIFIED"
      case 1: "AMOUNT_UNIT_REPS"
      case 2: "AMOUNT_UNIT_SECONDS"
      default: "AmountUnit(\(rawValue))"
      }
    }
  }
}

extension TrainingV1 {
  /// How a suggestion is drawn.
  package struct SuggestionMode: OpenEnum {
    /// The same as WEIGHTED.
    package static let unspecified = Self(rawValue: 0)
    /// By preference, history, body and balance; chance decides between equals.
    package static let weighted = Self(rawValue: 1)
    /// At random.
    package static let random = Self(rawValue: 2)

    package static let known: [Self] = [.unspecified, .weighted, .random]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "SUGGESTION_MODE_UNSPECIFIED"
      case 1: "SUGGESTION_MODE_WEIGHTED"
      case 2: "SUGGESTION_MODE_RANDOM"
      default: "SuggestionMode(\(rawValue))"
      }
    }
  }
}

extension TrainingV1 {
  /// The WHO classes of body mass that suggestions distinguish.
  package struct BodyMassClass: OpenEnum {
    /// Unknown, or not applicable at the user's age.
    package static let unspecified = Self(rawValue: 0)
    /// Below 18.5.
    package static let thinness = Self(rawValue: 1)
    /// 18.5 to below 25.
    package static let normal = Self(rawValue: 2)
    /// 25 to below 30.
    package static let preObese = Self(rawValue: 3)
    /// 30 to below 35.
    package static let obeseI = Self(rawValue: 4)
    /// 35 and above.
    package static let obeseIiOrMore = Self(rawValue: 5)

    package static let known: [Self] = [.unspecified, .thinness, .normal, .preObese, .obeseI, .obeseIiOrMore]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "BODY_MASS_CLASS_UNSPECIFIED"
      case 1: "BODY_MASS_CLASS_THINNESS"
      case 2: "BODY_MASS_CLASS_NORMAL"
      case 3: "BODY_MASS_CLASS_PRE_OBESE"
      case 4: "BODY_MASS_CLASS_OBESE_I"
      case 5: "BODY_MASS_CLASS_OBESE_II_OR_MORE"
      default: "BodyMassClass(\(rawValue))"
      }
    }
  }
}

extension TrainingV1 {
  /// Why body mass is ignored.
  package struct BodyReason: OpenEnum {
    /// It isn't ignored.
    package static let unspecified = Self(rawValue: 0)
    /// Height or weight is unknown.
    package static let unknown = Self(rawValue: 1)
    /// The user is younger than 20: the adult classes don't apply.
    package static let underAge = Self(rawValue: 2)

    package static let known: [Self] = [.unspecified, .unknown, .underAge]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "BODY_REASON_UNSPECIFIED"
      case 1: "BODY_REASON_UNKNOWN"
      case 2: "BODY_REASON_UNDER_AGE"
      default: "BodyReason(\(rawValue))"
      }
    }
  }
}

extension TrainingV1 {
  /// Warnings about a suggestion.
  package struct SuggestionWarning: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Fewer workouts were eligible than requested.
    package static let fewerThanAsked = Self(rawValue: 1)
    /// Workouts with jumps are omitted because of the user's body mass: OBESE_II_OR_MORE, without `high_impact` preferred.
    package static let jumpsLeftOut = Self(rawValue: 2)

    package static let known: [Self] = [.unspecified, .fewerThanAsked, .jumpsLeftOut]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "SUGGESTION_WARNING_UNSPECIFIED"
      case 1: "SUGGESTION_WARNING_FEWER_THAN_ASKED"
      case 2: "SUGGESTION_WARNING_JUMPS_LEFT_OUT"
      default: "SuggestionWarning(\(rawValue))"
      }
    }
  }
}

extension TrainingV1 {
  /// The state of a practice.
  package struct PracticeState: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// In progress.
    package static let running = Self(rawValue: 1)
    /// In a pause.
    package static let paused = Self(rawValue: 2)
    /// Completed and credited.
    package static let completed = Self(rawValue: 3)
    /// Abandoned.
    package static let abandoned = Self(rawValue: 4)

    package static let known: [Self] = [.unspecified, .running, .paused, .completed, .abandoned]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "PRACTICE_STATE_UNSPECIFIED"
      case 1: "PRACTICE_STATE_RUNNING"
      case 2: "PRACTICE_STATE_PAUSED"
      case 3: "PRACTICE_STATE_COMPLETED"
      case 4: "PRACTICE_STATE_ABANDONED"
      default: "PracticeState(\(rawValue))"
      }
    }
  }
}

extension TrainingV1 {
  /// The state of an exercise.
  package struct ExerciseState: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Not started.
    package static let ready = Self(rawValue: 1)
    /// The countdown is running.
    package static let preparing = Self(rawValue: 2)
    /// In progress.
    package static let active = Self(rawValue: 3)
    /// Done.
    package static let done = Self(rawValue: 4)
    /// Skipped.
    package static let skipped = Self(rawValue: 5)

    package static let known: [Self] = [.unspecified, .ready, .preparing, .active, .done, .skipped]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "EXERCISE_STATE_UNSPECIFIED"
      case 1: "EXERCISE_STATE_READY"
      case 2: "EXERCISE_STATE_PREPARING"
      case 3: "EXERCISE_STATE_ACTIVE"
      case 4: "EXERCISE_STATE_DONE"
      case 5: "EXERCISE_STATE_SKIPPED"
      default: "ExerciseState(\(rawValue))"
      }
    }
  }
}

extension TrainingV1 {
  /// Why a set earns less than its entry.
  package struct CreditReason: OpenEnum {
    /// It earns everything, or wasn't done.
    package static let unspecified = Self(rawValue: 0)
    /// Nobody can do that much in the time that the set took.
    package static let tooQuick = Self(rawValue: 1)
    /// Its receipt is of a simulated stream: it earns nothing.
    package static let simulated = Self(rawValue: 2)

    package static let known: [Self] = [.unspecified, .tooQuick, .simulated]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "CREDIT_REASON_UNSPECIFIED"
      case 1: "CREDIT_REASON_TOO_QUICK"
      case 2: "CREDIT_REASON_SIMULATED"
      default: "CreditReason(\(rawValue))"
      }
    }
  }
}

extension TrainingV1 {
  /// How the amount of a set is known.
  package struct SetEvidence: OpenEnum {
    /// The set isn't DONE.
    package static let unspecified = Self(rawValue: 0)
    /// The user reported it.
    package static let unverified = Self(rawValue: 1)
    /// The pose service counted it, and its receipt was verified.
    package static let verified = Self(rawValue: 2)
    /// The pose service counted it, and its receipt names reasons to doubt it. It earns as much as a reported set.
    package static let doubtful = Self(rawValue: 3)
    /// The pose service counted a stream that was declared as simulated: it earns nothing.
    package static let simulated = Self(rawValue: 4)

    package static let known: [Self] = [.unspecified, .unverified, .verified, .doubtful, .simulated]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "SET_EVIDENCE_UNSPECIFIED"
      case 1: "SET_EVIDENCE_UNVERIFIED"
      case 2: "SET_EVIDENCE_VERIFIED"
      case 3: "SET_EVIDENCE_DOUBTFUL"
      case 4: "SET_EVIDENCE_SIMULATED"
      default: "SetEvidence(\(rawValue))"
      }
    }
  }
}

extension TrainingV1 {
  /// Where a number comes from.
  package struct ValueSource: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Measured.
    package static let measured = Self(rawValue: 1)
    /// Entered by the user.
    package static let user = Self(rawValue: 2)

    package static let known: [Self] = [.unspecified, .measured, .user]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "VALUE_SOURCE_UNSPECIFIED"
      case 1: "VALUE_SOURCE_MEASURED"
      case 2: "VALUE_SOURCE_USER"
      default: "ValueSource(\(rawValue))"
      }
    }
  }
}

extension TrainingV1 {
  /// Why there is no energy.
  package struct EnergyReason: OpenEnum {
    /// It is present.
    package static let unspecified = Self(rawValue: 0)
    /// The weight is unknown.
    package static let weightUnknown = Self(rawValue: 1)

    package static let known: [Self] = [.unspecified, .weightUnknown]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "ENERGY_REASON_UNSPECIFIED"
      case 1: "ENERGY_REASON_WEIGHT_UNKNOWN"
      default: "EnergyReason(\(rawValue))"
      }
    }
  }
}

extension TrainingV1 {
  /// The fitness classes.
  package struct FitnessClass: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// From 0.75.
    package static let couchPotato = Self(rawValue: 1)
    /// From 1.00.
    package static let rookie = Self(rawValue: 2)
    /// From 1.25.
    package static let hobbyAthlete = Self(rawValue: 3)
    /// From 1.50.
    package static let eliteAthlete = Self(rawValue: 4)
    /// From 1.75.
    package static let navySeal = Self(rawValue: 5)
    /// From 2.00.
    package static let machine = Self(rawValue: 6)

    package static let known: [Self] = [.unspecified, .couchPotato, .rookie, .hobbyAthlete, .eliteAthlete, .navySeal, .machine]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "FITNESS_CLASS_UNSPECIFIED"
      case 1: "FITNESS_CLASS_COUCH_POTATO"
      case 2: "FITNESS_CLASS_ROOKIE"
      case 3: "FITNESS_CLASS_HOBBY_ATHLETE"
      case 4: "FITNESS_CLASS_ELITE_ATHLETE"
      case 5: "FITNESS_CLASS_NAVY_SEAL"
      case 6: "FITNESS_CLASS_MACHINE"
      default: "FitnessClass(\(rawValue))"
      }
    }
  }
}

extension TrainingV1 {
  /// How much of a practice to return.
  package struct PracticeView: OpenEnum {
    /// The same as BASIC.
    package static let unspecified = Self(rawValue: 0)
    /// Without exercises, muscles and energy.
    package static let basic = Self(rawValue: 1)
    /// Everything.
    package static let full = Self(rawValue: 2)

    package static let known: [Self] = [.unspecified, .basic, .full]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "PRACTICE_VIEW_UNSPECIFIED"
      case 1: "PRACTICE_VIEW_BASIC"
      case 2: "PRACTICE_VIEW_FULL"
      default: "PracticeView(\(rawValue))"
      }
    }
  }
}

extension TrainingV1 {
  /// The period that statistics cover; it ends today.
  package struct StatsPeriod: OpenEnum {
    /// Not allowed.
    package static let unspecified = Self(rawValue: 0)
    /// Seven dates.
    package static let week = Self(rawValue: 1)
    /// Fourteen dates.
    package static let twoWeeks = Self(rawValue: 2)
    /// Thirty dates.
    package static let month = Self(rawValue: 3)

    package static let known: [Self] = [.unspecified, .week, .twoWeeks, .month]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "STATS_PERIOD_UNSPECIFIED"
      case 1: "STATS_PERIOD_WEEK"
      case 2: "STATS_PERIOD_TWO_WEEKS"
      case 3: "STATS_PERIOD_MONTH"
      default: "StatsPeriod(\(rawValue))"
      }
    }
  }
}

extension TrainingV1 {
  /// How fitness has developed.
  package struct Trend: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Fewer than two practices.
    package static let insufficientData = Self(rawValue: 1)
    /// Below 0.90 of the earlier score.
    package static let strongDecline = Self(rawValue: 2)
    /// Below 0.98.
    package static let decline = Self(rawValue: 3)
    /// Up to 1.02.
    package static let steady = Self(rawValue: 4)
    /// Up to 1.10.
    package static let growth = Self(rawValue: 5)
    /// More.
    package static let strongGrowth = Self(rawValue: 6)
    /// The user's first training lies within the period: there is no complete period to judge.
    package static let tooYoung = Self(rawValue: 7)

    package static let known: [Self] = [.unspecified, .insufficientData, .strongDecline, .decline, .steady, .growth, .strongGrowth, .tooYoung]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "TREND_UNSPECIFIED"
      case 1: "TREND_INSUFFICIENT_DATA"
      case 2: "TREND_STRONG_DECLINE"
      case 3: "TREND_DECLINE"
      case 4: "TREND_STEADY"
      case 5: "TREND_GROWTH"
      case 6: "TREND_STRONG_GROWTH"
      case 7: "TREND_TOO_YOUNG"
      default: "Trend(\(rawValue))"
      }
    }
  }
}

extension TrainingV1 {
  /// Completed training relative to the plan, on the dates since the user's first training and since the plan was set.
  package struct Commitment: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Fewer than two practices.
    package static let insufficientData = Self(rawValue: 1)
    /// Below a third.
    package static let low = Self(rawValue: 2)
    /// Below two thirds.
    package static let behind = Self(rawValue: 3)
    /// Below all of it.
    package static let close = Self(rawValue: 4)
    /// Below 1.33 times.
    package static let onTrack = Self(rawValue: 5)
    /// Below 1.67 times.
    package static let above = Self(rawValue: 6)
    /// 1.67 times or more.
    package static let exceptional = Self(rawValue: 7)

    package static let known: [Self] = [.unspecified, .insufficientData, .low, .behind, .close, .onTrack, .above, .exceptional]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "COMMITMENT_UNSPECIFIED"
      case 1: "COMMITMENT_INSUFFICIENT_DATA"
      case 2: "COMMITMENT_LOW"
      case 3: "COMMITMENT_BEHIND"
      case 4: "COMMITMENT_CLOSE"
      case 5: "COMMITMENT_ON_TRACK"
      case 6: "COMMITMENT_ABOVE"
      case 7: "COMMITMENT_EXCEPTIONAL"
      default: "Commitment(\(rawValue))"
      }
    }
  }
}

extension TrainingV1 {
  /// The data to reset.
  package struct ResetScope: OpenEnum {
    /// Not allowed.
    package static let unspecified = Self(rawValue: 0)
    /// Fitness score and class, as for a new user.
    package static let fitness = Self(rawValue: 1)
    /// The countdown: 10 s.
    package static let countdown = Self(rawValue: 2)
    /// All ratings.
    package static let ratings = Self(rawValue: 3)
    /// All practices and selections; their effects on fitness are undone. Push-up sessions stay.
    package static let history = Self(rawValue: 4)

    package static let known: [Self] = [.unspecified, .fitness, .countdown, .ratings, .history]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "RESET_SCOPE_UNSPECIFIED"
      case 1: "RESET_SCOPE_FITNESS"
      case 2: "RESET_SCOPE_COUNTDOWN"
      case 3: "RESET_SCOPE_RATINGS"
      case 4: "RESET_SCOPE_HISTORY"
      default: "ResetScope(\(rawValue))"
      }
    }
  }
}

extension TrainingV1 {
  /// A muscle's share.
  package struct MuscleShare: RPCMessage, Hashable, Sendable {
    /// The muscle that does the work.
    package var muscle: TrainingV1.Muscle
    /// In percent; a list adds up to 100.
    package var percent: UInt32

    package init(
      muscle: TrainingV1.Muscle = .unspecified,
      percent: UInt32 = 0
    ) {
      self.muscle = muscle
      self.percent = percent
    }
  }
}

extension TrainingV1 {
  /// How an exercise looks: drawings shown in a loop.
  package struct Animation: RPCMessage, Hashable, Sendable {
    /// SVG documents, in order.
    package var svgFrames: [String]
    /// How long each drawing is shown.
    package var frameDuration: GoogleProtobuf.Duration?

    package init(
      svgFrames: [String] = [],
      frameDuration: GoogleProtobuf.Duration? = nil
    ) {
      self.svgFrames = svgFrames
      self.frameDuration = frameDuration
    }
  }
}

extension TrainingV1 {
  /// An exercise of the catalogue.
  package struct Exercise: RPCMessage, Hashable, Sendable {
    /// `push-up`.
    package var exerciseID: String
    /// In the requested language.
    package var name: String
    /// What to mind, in the requested language.
    package var cues: [String]
    /// Its kind.
    package var type: TrainingV1.WorkoutType
    /// What it trains besides muscles.
    package var motorType: TrainingV1.MotorType
    /// Most worked first.
    package var muscles: [TrainingV1.MuscleShare]
    /// Its impact on joints.
    package var impact: TrainingV1.Impact
    /// Code of the Compendium of Physical Activities: `02022`.
    package var metCode: String
    /// Its cost: a multiple of the energy used at rest.
    package var met: Double
    /// The unit of its amounts.
    package var unit: TrainingV1.AmountUnit
    /// The amount of a set for a score of 1.
    package var baseAmount: UInt32
    /// What a full set counts for, up to 1.
    package var levelFactor: Double
    /// What it needs.
    package var equipment: [TrainingV1.Equipment]
    /// Only in GetExercise.
    package var animation: TrainingV1.Animation?
    /// What the pose service counts it as, in the word that receipts use: `PUSH_UP`, as in titanup.pose.v1.Exercise without
    /// its prefix. Empty if no camera can count it. PoseService.ListCounters tells which of them it counts today.
    package var countedAs: String

    package init(
      exerciseID: String = "",
      name: String = "",
      cues: [String] = [],
      type: TrainingV1.WorkoutType = .unspecified,
      motorType: TrainingV1.MotorType = .unspecified,
      muscles: [TrainingV1.MuscleShare] = [],
      impact: TrainingV1.Impact = .unspecified,
      metCode: String = "",
      met: Double = 0,
      unit: TrainingV1.AmountUnit = .unspecified,
      baseAmount: UInt32 = 0,
      levelFactor: Double = 0,
      equipment: [TrainingV1.Equipment] = [],
      animation: TrainingV1.Animation? = nil,
      countedAs: String = ""
    ) {
      self.exerciseID = exerciseID
      self.name = name
      self.cues = cues
      self.type = type
      self.motorType = motorType
      self.muscles = muscles
      self.impact = impact
      self.metCode = metCode
      self.met = met
      self.unit = unit
      self.baseAmount = baseAmount
      self.levelFactor = levelFactor
      self.equipment = equipment
      self.animation = animation
      self.countedAs = countedAs
    }
  }
}

extension TrainingV1 {
  /// The amount of an exercise.
  package struct Prescription: RPCMessage, Hashable, Sendable {
    /// An id from the catalogue.
    package var exerciseID: String
    /// Sets, 1 to 10.
    package var sets: UInt32
    /// The amount of a set for a score of 1, in the exercise's unit: 1 to 600.
    package var amount: UInt32

    package init(
      exerciseID: String = "",
      sets: UInt32 = 0,
      amount: UInt32 = 0
    ) {
      self.exerciseID = exerciseID
      self.sets = sets
      self.amount = amount
    }
  }
}

extension TrainingV1 {
  /// A workout: one or more exercises.
  package struct Workout: RPCMessage, Hashable, Sendable {
    /// A word such as `morning-five` for one of the catalogue; for the user's own a UUID, chosen by the client.
    package var workoutID: String
    /// 1 to 100 characters; in the requested language for one of the catalogue.
    package var name: String
    /// Its kind.
    package var type: TrainingV1.WorkoutType
    /// 1 to 20 exercises with at most 100 sets in all.
    package var prescriptions: [TrainingV1.Prescription]
    /// Whether it is the user's own. Output only.
    package var own: Bool
    /// Most worked first. Output only.
    package var muscles: [TrainingV1.MuscleShare]
    /// The hardest impact of its exercises. Output only.
    package var impact: TrainingV1.Impact
    /// What it needs. Output only.
    package var equipment: [TrainingV1.Equipment]
    /// The user's rating, 1 to 5; 0 without one. Output only.
    package var rating: UInt32
    /// Only for the user's own: changes with every change. Output only, but compared if sent.
    package var etag: String
    /// Only for the user's own. Output only.
    package var createTime: GoogleProtobuf.Timestamp?

    package init(
      workoutID: String = "",
      name: String = "",
      type: TrainingV1.WorkoutType = .unspecified,
      prescriptions: [TrainingV1.Prescription] = [],
      own: Bool = false,
      muscles: [TrainingV1.MuscleShare] = [],
      impact: TrainingV1.Impact = .unspecified,
      equipment: [TrainingV1.Equipment] = [],
      rating: UInt32 = 0,
      etag: String = "",
      createTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.workoutID = workoutID
      self.name = name
      self.type = type
      self.prescriptions = prescriptions
      self.own = own
      self.muscles = muscles
      self.impact = impact
      self.equipment = equipment
      self.rating = rating
      self.etag = etag
      self.createTime = createTime
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.ListExercises.
  package struct ListExercisesRequest: RPCMessage, Hashable, Sendable {
    /// 0 means 50; at most 200; negative is INVALID_ARGUMENT.
    package var pageSize: Int32
    /// From the previous page; empty for the first page.
    package var pageToken: String
    /// Only these kinds; empty means all.
    package var types: [TrainingV1.WorkoutType]
    /// Only exercises for this muscle; unspecified means all.
    package var muscle: TrainingV1.Muscle

    package init(
      pageSize: Int32 = 0,
      pageToken: String = "",
      types: [TrainingV1.WorkoutType] = [],
      muscle: TrainingV1.Muscle = .unspecified
    ) {
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.types = types
      self.muscle = muscle
    }
  }
}

extension TrainingV1 {
  /// A page of exercises.
  package struct ListExercisesResponse: RPCMessage, Hashable, Sendable {
    /// By id.
    package var exercises: [TrainingV1.Exercise]
    /// Empty on the last page.
    package var nextPageToken: String

    package init(
      exercises: [TrainingV1.Exercise] = [],
      nextPageToken: String = ""
    ) {
      self.exercises = exercises
      self.nextPageToken = nextPageToken
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.GetExercise.
  package struct GetExerciseRequest: RPCMessage, Hashable, Sendable {
    /// An id from the catalogue.
    package var exerciseID: String

    package init(
      exerciseID: String = ""
    ) {
      self.exerciseID = exerciseID
    }
  }
}

extension TrainingV1 {
  /// The exercise.
  package struct GetExerciseResponse: RPCMessage, Hashable, Sendable {
    /// With its animation.
    package var exercise: TrainingV1.Exercise?

    package init(
      exercise: TrainingV1.Exercise? = nil
    ) {
      self.exercise = exercise
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.ListWorkouts.
  package struct ListWorkoutsRequest: RPCMessage, Hashable, Sendable {
    /// 0 means 50; at most 200; negative is INVALID_ARGUMENT.
    package var pageSize: Int32
    /// From the previous page; empty for the first page.
    package var pageToken: String
    /// Only these kinds; empty means all.
    package var types: [TrainingV1.WorkoutType]
    /// Only the user's own.
    package var ownOnly: Bool

    package init(
      pageSize: Int32 = 0,
      pageToken: String = "",
      types: [TrainingV1.WorkoutType] = [],
      ownOnly: Bool = false
    ) {
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.types = types
      self.ownOnly = ownOnly
    }
  }
}

extension TrainingV1 {
  /// A page of workouts.
  package struct ListWorkoutsResponse: RPCMessage, Hashable, Sendable {
    /// The user's own, newest first, then the catalogue by id.
    package var workouts: [TrainingV1.Workout]
    /// Empty on the last page.
    package var nextPageToken: String

    package init(
      workouts: [TrainingV1.Workout] = [],
      nextPageToken: String = ""
    ) {
      self.workouts = workouts
      self.nextPageToken = nextPageToken
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.GetWorkout.
  package struct GetWorkoutRequest: RPCMessage, Hashable, Sendable {
    /// The id of a workout, of the catalogue or the user's own.
    package var workoutID: String

    package init(
      workoutID: String = ""
    ) {
      self.workoutID = workoutID
    }
  }
}

extension TrainingV1 {
  /// The workout.
  package struct GetWorkoutResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var workout: TrainingV1.Workout?

    package init(
      workout: TrainingV1.Workout? = nil
    ) {
      self.workout = workout
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.CreateWorkout.
  package struct CreateWorkoutRequest: RPCMessage, Hashable, Sendable {
    /// Without its output-only fields; all others are required.
    package var workout: TrainingV1.Workout?

    package init(
      workout: TrainingV1.Workout? = nil
    ) {
      self.workout = workout
    }
  }
}

extension TrainingV1 {
  /// The workout as stored.
  package struct CreateWorkoutResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var workout: TrainingV1.Workout?

    package init(
      workout: TrainingV1.Workout? = nil
    ) {
      self.workout = workout
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.UpdateWorkout.
  package struct UpdateWorkoutRequest: RPCMessage, Hashable, Sendable {
    /// With an etag, the update fails if the workout has changed.
    package var workout: TrainingV1.Workout?
    /// Which of `name`, `type`, `prescriptions`. Without a mask, the populated ones change.
    package var updateMask: GoogleProtobuf.FieldMask?
    /// A UUID that makes a retry safe for at least 7 days; the same id with a different payload is INVALID_ARGUMENT
    /// REQUEST_ID_REUSED. May be empty.
    package var requestID: String

    package init(
      workout: TrainingV1.Workout? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      requestID: String = ""
    ) {
      self.workout = workout
      self.updateMask = updateMask
      self.requestID = requestID
    }
  }
}

extension TrainingV1 {
  /// The workout after the change.
  package struct UpdateWorkoutResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var workout: TrainingV1.Workout?

    package init(
      workout: TrainingV1.Workout? = nil
    ) {
      self.workout = workout
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.DeleteWorkout.
  package struct DeleteWorkoutRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var workoutID: String

    package init(
      workoutID: String = ""
    ) {
      self.workoutID = workoutID
    }
  }
}

extension TrainingV1 {
  /// Empty.
  package struct DeleteWorkoutResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension TrainingV1 {
  /// See TrainingService.SuggestWorkouts.
  package struct SuggestWorkoutsRequest: RPCMessage, Hashable, Sendable {
    /// The number of different workouts, 1 to 20; 0 means 5.
    package var count: UInt32
    /// Only these kinds; empty means the preferred kinds, or all.
    package var types: [TrainingV1.WorkoutType]
    /// How to draw.
    package var mode: TrainingV1.SuggestionMode
    /// Workouts to keep, whatever their weight; at most `count`.
    package var lockedIDs: [String]
    /// Workouts to exclude, such as those already seen; at most 10,000.
    package var excludeIDs: [String]
    /// The seed of an earlier response, to repeat it; 0 means a new one.
    package var seed: UInt64
    /// See TrainingService.
    package var timeZone: String

    package init(
      count: UInt32 = 0,
      types: [TrainingV1.WorkoutType] = [],
      mode: TrainingV1.SuggestionMode = .unspecified,
      lockedIDs: [String] = [],
      excludeIDs: [String] = [],
      seed: UInt64 = 0,
      timeZone: String = ""
    ) {
      self.count = count
      self.types = types
      self.mode = mode
      self.lockedIDs = lockedIDs
      self.excludeIDs = excludeIDs
      self.seed = seed
      self.timeZone = timeZone
    }
  }
}

extension TrainingV1 {
  /// The factors of a workout's weight.
  package struct SuggestionFactors: RPCMessage, Hashable, Sendable {
    /// By the user's rating: 0.5 for 1, 1 for 3 or none, 2 for 5.
    package var preference: Double
    /// By the days since it was last started: 0.2 on the same day, 1 if never.
    package var history: Double
    /// By body mass and impact.
    package var body: Double
    /// By the sets that its main muscle did yesterday and today.
    package var balance: Double
    /// 1 for the requested kinds.
    package var type: Double

    package init(
      preference: Double = 0,
      history: Double = 0,
      body: Double = 0,
      balance: Double = 0,
      type: Double = 0
    ) {
      self.preference = preference
      self.history = history
      self.body = body
      self.balance = balance
      self.type = type
    }
  }
}

extension TrainingV1 {
  /// A suggested workout.
  package struct SuggestedWorkout: RPCMessage, Hashable, Sendable {
    /// The workout.
    package var workout: TrainingV1.Workout?
    /// Its sets, adapted to the fitness score.
    package var sets: [TrainingV1.SuggestedSet]
    /// The product of the factors; 0 for a locked workout that couldn't have been drawn.
    package var weight: Double
    /// Its factors; all 1 in a random draw.
    package var factors: TrainingV1.SuggestionFactors?
    /// The date on which it was last started, `YYYY-MM-DD`; empty if never, or more than 60 dates ago.
    package var lastLocalDate: String
    /// Whether it was locked rather than drawn.
    package var locked: Bool
    /// Why, in the requested language.
    package var explanation: String

    package init(
      workout: TrainingV1.Workout? = nil,
      sets: [TrainingV1.SuggestedSet] = [],
      weight: Double = 0,
      factors: TrainingV1.SuggestionFactors? = nil,
      lastLocalDate: String = "",
      locked: Bool = false,
      explanation: String = ""
    ) {
      self.workout = workout
      self.sets = sets
      self.weight = weight
      self.factors = factors
      self.lastLocalDate = lastLocalDate
      self.locked = locked
      self.explanation = explanation
    }
  }
}

extension TrainingV1 {
  /// A suggested set.
  package struct SuggestedSet: RPCMessage, Hashable, Sendable {
    /// An id from the catalogue.
    package var exerciseID: String
    /// The amount for a score of 1.
    package var baseAmount: UInt32
    /// The amount for the user.
    package var amount: UInt32
    /// The unit of its amounts.
    package var unit: TrainingV1.AmountUnit

    package init(
      exerciseID: String = "",
      baseAmount: UInt32 = 0,
      amount: UInt32 = 0,
      unit: TrainingV1.AmountUnit = .unspecified
    ) {
      self.exerciseID = exerciseID
      self.baseAmount = baseAmount
      self.amount = amount
      self.unit = unit
    }
  }
}

extension TrainingV1 {
  /// The suggestions.
  package struct SuggestWorkoutsResponse: RPCMessage, Hashable, Sendable {
    /// Locked ones first, then in the order they were drawn.
    package var items: [TrainingV1.SuggestedWorkout]
    /// The seed that gives the same result again.
    package var seed: UInt64
    /// The version of the formula: `suggestion/1`.
    package var formulaVersion: String
    /// The warnings.
    package var warnings: [TrainingV1.SuggestionWarning]
    /// The class behind the body factors.
    package var bodyMassClass: TrainingV1.BodyMassClass
    /// Why there is none.
    package var bodyReason: TrainingV1.BodyReason
    /// The number of workouts that could have been drawn.
    package var eligible: UInt32
    /// The fitness score behind the sets.
    package var score: Double
    /// The warnings in words, in the same order, in the requested language.
    package var warningTexts: [String]
    /// For JUMPS_LEFT_OUT, the ids of the workouts.
    package var leftOutIDs: [String]

    package init(
      items: [TrainingV1.SuggestedWorkout] = [],
      seed: UInt64 = 0,
      formulaVersion: String = "",
      warnings: [TrainingV1.SuggestionWarning] = [],
      bodyMassClass: TrainingV1.BodyMassClass = .unspecified,
      bodyReason: TrainingV1.BodyReason = .unspecified,
      eligible: UInt32 = 0,
      score: Double = 0,
      warningTexts: [String] = [],
      leftOutIDs: [String] = []
    ) {
      self.items = items
      self.seed = seed
      self.formulaVersion = formulaVersion
      self.warnings = warnings
      self.bodyMassClass = bodyMassClass
      self.bodyReason = bodyReason
      self.eligible = eligible
      self.score = score
      self.warningTexts = warningTexts
      self.leftOutIDs = leftOutIDs
    }
  }
}

extension TrainingV1 {
  /// One set of an exercise in a practice.
  package struct PracticeExercise: RPCMessage, Hashable, Sendable {
    /// Its place in the practice, from 0.
    package var index: UInt32
    /// An id from the catalogue.
    package var exerciseID: String
    /// The workout it comes from.
    package var workoutID: String
    /// The number of the set within its exercise, from 1.
    package var setNumber: UInt32
    /// The number of sets of its exercise.
    package var setCount: UInt32
    /// The unit of its amounts.
    package var unit: TrainingV1.AmountUnit
    /// The amount for a score of 1.
    package var baseAmount: UInt32
    /// The amount for the user's score when the practice began.
    package var suggestedAmount: UInt32
    /// The amount to do.
    package var prescribedAmount: UInt32
    /// The amount done; 0 if it isn't DONE.
    package var doneAmount: UInt32
    /// Its state.
    package var state: TrainingV1.ExerciseState
    /// While PREPARING, when it becomes ACTIVE, unless there is a pause; absent otherwise.
    package var prepEndTime: GoogleProtobuf.Timestamp?
    /// How long it was ACTIVE, without pauses.
    package var activeTime: GoogleProtobuf.Duration?
    /// The amount that counts for points, fitness and statistics: all of it, unless there was too little time.
    package var creditedAmount: UInt32
    /// Why that is less than the amount done.
    package var creditReason: TrainingV1.CreditReason
    /// The same in words, in the requested language; empty without a reason.
    package var creditText: String
    /// If DONE, the least time that the amount takes. Absent for older practices.
    package var leastTime: GoogleProtobuf.Duration?
    /// How the amount done is known.
    package var evidence: TrainingV1.SetEvidence
    /// UUID of the stream of landmarks that the receipt was issued for; empty without a receipt.
    package var streamID: String
    /// The counter that the receipt names: `pushup/2`; empty without a receipt.
    package var counter: String

    package init(
      index: UInt32 = 0,
      exerciseID: String = "",
      workoutID: String = "",
      setNumber: UInt32 = 0,
      setCount: UInt32 = 0,
      unit: TrainingV1.AmountUnit = .unspecified,
      baseAmount: UInt32 = 0,
      suggestedAmount: UInt32 = 0,
      prescribedAmount: UInt32 = 0,
      doneAmount: UInt32 = 0,
      state: TrainingV1.ExerciseState = .unspecified,
      prepEndTime: GoogleProtobuf.Timestamp? = nil,
      activeTime: GoogleProtobuf.Duration? = nil,
      creditedAmount: UInt32 = 0,
      creditReason: TrainingV1.CreditReason = .unspecified,
      creditText: String = "",
      leastTime: GoogleProtobuf.Duration? = nil,
      evidence: TrainingV1.SetEvidence = .unspecified,
      streamID: String = "",
      counter: String = ""
    ) {
      self.index = index
      self.exerciseID = exerciseID
      self.workoutID = workoutID
      self.setNumber = setNumber
      self.setCount = setCount
      self.unit = unit
      self.baseAmount = baseAmount
      self.suggestedAmount = suggestedAmount
      self.prescribedAmount = prescribedAmount
      self.doneAmount = doneAmount
      self.state = state
      self.prepEndTime = prepEndTime
      self.activeTime = activeTime
      self.creditedAmount = creditedAmount
      self.creditReason = creditReason
      self.creditText = creditText
      self.leastTime = leastTime
      self.evidence = evidence
      self.streamID = streamID
      self.counter = counter
    }
  }
}

extension TrainingV1 {
  /// Kilocalories.
  package struct Kilocalories: RPCMessage, Hashable, Sendable {
    /// Including energy at rest.
    package var gross: Double
    /// Without energy at rest.
    package var net: Double
    /// Gross, by the next lower code of each exercise.
    package var low: Double
    /// Gross, by the next higher.
    package var high: Double

    package init(
      gross: Double = 0,
      net: Double = 0,
      low: Double = 0,
      high: Double = 0
    ) {
      self.gross = gross
      self.net = net
      self.low = low
      self.high = high
    }
  }
}

extension TrainingV1 {
  /// The energy that exercises take.
  package struct Energy: RPCMessage, Hashable, Sendable {
    /// Absent if the weight is unknown.
    package var kilocalories: TrainingV1.Kilocalories?
    /// Why it is absent.
    package var unavailableReason: TrainingV1.EnergyReason
    /// MET minutes, which need no weight.
    package var metMinutes: Double
    /// The Compendium codes behind it.
    package var metCodes: [String]
    /// The version of the formula: `compendium-2024/2`. In a practice, a set that was left running counts at most the time
    /// that its repetitions can take, 10 s each.
    package var formulaVersion: String

    package init(
      kilocalories: TrainingV1.Kilocalories? = nil,
      unavailableReason: TrainingV1.EnergyReason = .unspecified,
      metMinutes: Double = 0,
      metCodes: [String] = [],
      formulaVersion: String = ""
    ) {
      self.kilocalories = kilocalories
      self.unavailableReason = unavailableReason
      self.metMinutes = metMinutes
      self.metCodes = metCodes
      self.formulaVersion = formulaVersion
    }
  }
}

extension TrainingV1 {
  /// A practice: one training.
  package struct Practice: RPCMessage, Hashable, Sendable {
    /// UUID, chosen by the client.
    package var practiceID: String
    /// Its workouts.
    package var workoutIDs: [String]
    /// Every set, in order.
    package var exercises: [TrainingV1.PracticeExercise]
    /// Its state.
    package var state: TrainingV1.PracticeState
    /// Copied from the preferences when it began.
    package var countdown: GoogleProtobuf.Duration?
    /// When it began.
    package var startTime: GoogleProtobuf.Timestamp?
    /// When it was completed or abandoned; absent before.
    package var endTime: GoogleProtobuf.Timestamp?
    /// IANA name of the time zone it began in.
    package var timeZone: String
    /// The date it belongs to, `YYYY-MM-DD`.
    package var localDate: String
    /// Without pauses, or as entered by the user.
    package var timeSpent: GoogleProtobuf.Duration?
    /// One of the two.
    package var timeSpentSource: TrainingV1.ValueSource
    /// Points: 100 for each full set, times its level factor. 0 unless it is COMPLETED.
    package var points: Double
    /// Fitness score when it began.
    package var scoreBefore: Double
    /// The fitness score after it; unchanged unless it is COMPLETED and counts.
    package var scoreAfter: Double
    /// Most worked first; together 100 %. Empty unless it is COMPLETED.
    package var muscles: [TrainingV1.MuscleShare]
    /// Derived from the exercises, or entered by the user.
    package var musclesSource: TrainingV1.ValueSource
    /// Its energy. Absent unless it is COMPLETED.
    package var energy: TrainingV1.Energy?
    /// Up to 1000 characters, none of them U+0000.
    package var note: String
    /// Changes with every change of the practice. Output only, but compared if sent.
    package var etag: String
    /// Sets that earn less than their entry; their exercises say why. A practice that earns nothing at all counts for no
    /// day, week, plan or habit.
    package var implausibleSets: UInt32
    /// The same in words, in the requested language; empty without such sets.
    package var creditText: String

    package init(
      practiceID: String = "",
      workoutIDs: [String] = [],
      exercises: [TrainingV1.PracticeExercise] = [],
      state: TrainingV1.PracticeState = .unspecified,
      countdown: GoogleProtobuf.Duration? = nil,
      startTime: GoogleProtobuf.Timestamp? = nil,
      endTime: GoogleProtobuf.Timestamp? = nil,
      timeZone: String = "",
      localDate: String = "",
      timeSpent: GoogleProtobuf.Duration? = nil,
      timeSpentSource: TrainingV1.ValueSource = .unspecified,
      points: Double = 0,
      scoreBefore: Double = 0,
      scoreAfter: Double = 0,
      muscles: [TrainingV1.MuscleShare] = [],
      musclesSource: TrainingV1.ValueSource = .unspecified,
      energy: TrainingV1.Energy? = nil,
      note: String = "",
      etag: String = "",
      implausibleSets: UInt32 = 0,
      creditText: String = ""
    ) {
      self.practiceID = practiceID
      self.workoutIDs = workoutIDs
      self.exercises = exercises
      self.state = state
      self.countdown = countdown
      self.startTime = startTime
      self.endTime = endTime
      self.timeZone = timeZone
      self.localDate = localDate
      self.timeSpent = timeSpent
      self.timeSpentSource = timeSpentSource
      self.points = points
      self.scoreBefore = scoreBefore
      self.scoreAfter = scoreAfter
      self.muscles = muscles
      self.musclesSource = musclesSource
      self.energy = energy
      self.note = note
      self.etag = etag
      self.implausibleSets = implausibleSets
      self.creditText = creditText
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.StartPractice.
  package struct StartPracticeRequest: RPCMessage, Hashable, Sendable {
    /// UUID, chosen by the client.
    package var practiceID: String
    /// 1 to 20 workouts with at most 200 sets in all.
    package var workoutIDs: [String]
    /// IANA name of the zone the device is in. Required.
    package var timeZone: String
    /// The device's offset, in seconds ahead of UTC, within 18 hours; absent means that of `time_zone`.
    package var utcOffsetSeconds: Int32?
    /// A UUID that makes a retry safe for at least 7 days. May be empty.
    package var requestID: String
    /// If the device was offline, when the practice began, at most 7 days ago. Absent means now.
    package var startTime: GoogleProtobuf.Timestamp?

    package init(
      practiceID: String = "",
      workoutIDs: [String] = [],
      timeZone: String = "",
      utcOffsetSeconds: Int32? = nil,
      requestID: String = "",
      startTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.practiceID = practiceID
      self.workoutIDs = workoutIDs
      self.timeZone = timeZone
      self.utcOffsetSeconds = utcOffsetSeconds
      self.requestID = requestID
      self.startTime = startTime
    }
  }
}

extension TrainingV1 {
  /// The new practice.
  package struct StartPracticeResponse: RPCMessage, Hashable, Sendable {
    /// RUNNING.
    package var practice: TrainingV1.Practice?

    package init(
      practice: TrainingV1.Practice? = nil
    ) {
      self.practice = practice
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.GetPractice.
  package struct GetPracticeRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var practiceID: String

    package init(
      practiceID: String = ""
    ) {
      self.practiceID = practiceID
    }
  }
}

extension TrainingV1 {
  /// The practice.
  package struct GetPracticeResponse: RPCMessage, Hashable, Sendable {
    /// In its current state.
    package var practice: TrainingV1.Practice?

    package init(
      practice: TrainingV1.Practice? = nil
    ) {
      self.practice = practice
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.ListPractices.
  package struct ListPracticesRequest: RPCMessage, Hashable, Sendable {
    /// 0 means 50; at most 200; negative is INVALID_ARGUMENT.
    package var pageSize: Int32
    /// From the previous page; empty for the first page.
    package var pageToken: String
    /// Only practices of this date or later, `YYYY-MM-DD`; empty means all.
    package var fromLocalDate: String
    /// Only practices of this date or earlier, `YYYY-MM-DD`; empty means all.
    package var toLocalDate: String

    package init(
      pageSize: Int32 = 0,
      pageToken: String = "",
      fromLocalDate: String = "",
      toLocalDate: String = ""
    ) {
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.fromLocalDate = fromLocalDate
      self.toLocalDate = toLocalDate
    }
  }
}

extension TrainingV1 {
  /// A page of practices.
  package struct ListPracticesResponse: RPCMessage, Hashable, Sendable {
    /// Newest first.
    package var practices: [TrainingV1.Practice]
    /// Empty on the last page.
    package var nextPageToken: String

    package init(
      practices: [TrainingV1.Practice] = [],
      nextPageToken: String = ""
    ) {
      self.practices = practices
      self.nextPageToken = nextPageToken
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.AdjustPrescription.
  package struct AdjustPrescriptionRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var practiceID: String
    /// The index of the exercise in the practice.
    package var exerciseIndex: UInt32
    /// 1 to 4 times the suggestion.
    package var amount: UInt32
    /// A UUID that makes a retry safe for at least 7 days. May be empty.
    package var requestID: String
    /// If the device was offline, when it happened. Absent means now.
    package var occurTime: GoogleProtobuf.Timestamp?

    package init(
      practiceID: String = "",
      exerciseIndex: UInt32 = 0,
      amount: UInt32 = 0,
      requestID: String = "",
      occurTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.practiceID = practiceID
      self.exerciseIndex = exerciseIndex
      self.amount = amount
      self.requestID = requestID
      self.occurTime = occurTime
    }
  }
}

extension TrainingV1 {
  /// The practice after the change.
  package struct AdjustPrescriptionResponse: RPCMessage, Hashable, Sendable {
    /// In its current state.
    package var practice: TrainingV1.Practice?

    package init(
      practice: TrainingV1.Practice? = nil
    ) {
      self.practice = practice
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.StartExercise.
  package struct StartExerciseRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var practiceID: String
    /// The index of the exercise in the practice.
    package var exerciseIndex: UInt32
    /// A UUID that makes a retry safe for at least 7 days. May be empty.
    package var requestID: String
    /// If the device was offline, when it happened. Absent means now.
    package var occurTime: GoogleProtobuf.Timestamp?

    package init(
      practiceID: String = "",
      exerciseIndex: UInt32 = 0,
      requestID: String = "",
      occurTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.practiceID = practiceID
      self.exerciseIndex = exerciseIndex
      self.requestID = requestID
      self.occurTime = occurTime
    }
  }
}

extension TrainingV1 {
  /// The practice after the change.
  package struct StartExerciseResponse: RPCMessage, Hashable, Sendable {
    /// In its current state.
    package var practice: TrainingV1.Practice?

    package init(
      practice: TrainingV1.Practice? = nil
    ) {
      self.practice = practice
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.SkipPreparation.
  package struct SkipPreparationRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var practiceID: String
    /// The index of the exercise in the practice.
    package var exerciseIndex: UInt32
    /// A UUID that makes a retry safe for at least 7 days. May be empty.
    package var requestID: String
    /// If the device was offline, when it happened. Absent means now.
    package var occurTime: GoogleProtobuf.Timestamp?

    package init(
      practiceID: String = "",
      exerciseIndex: UInt32 = 0,
      requestID: String = "",
      occurTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.practiceID = practiceID
      self.exerciseIndex = exerciseIndex
      self.requestID = requestID
      self.occurTime = occurTime
    }
  }
}

extension TrainingV1 {
  /// The practice after the change.
  package struct SkipPreparationResponse: RPCMessage, Hashable, Sendable {
    /// In its current state.
    package var practice: TrainingV1.Practice?

    package init(
      practice: TrainingV1.Practice? = nil
    ) {
      self.practice = practice
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.CompleteExercise.
  package struct CompleteExerciseRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var practiceID: String
    /// The index of the exercise in the practice.
    package var exerciseIndex: UInt32
    /// The amount done: 1 to 10000. With a receipt, 0 or exactly the receipt's count.
    package var doneAmount: UInt32
    /// A UUID that makes a retry safe for at least 7 days. May be empty.
    package var requestID: String
    /// If the device was offline, when it happened. Absent means now.
    package var occurTime: GoogleProtobuf.Timestamp?
    /// The pose service's receipt for this set (RepReceipt.jws); empty for a set that nobody counted. It gives the amount
    /// done, and the set's time: from the start of its first repetition to the end of its last one, or that of the whole
    /// stream for a hold.
    package var receiptJws: String

    package init(
      practiceID: String = "",
      exerciseIndex: UInt32 = 0,
      doneAmount: UInt32 = 0,
      requestID: String = "",
      occurTime: GoogleProtobuf.Timestamp? = nil,
      receiptJws: String = ""
    ) {
      self.practiceID = practiceID
      self.exerciseIndex = exerciseIndex
      self.doneAmount = doneAmount
      self.requestID = requestID
      self.occurTime = occurTime
      self.receiptJws = receiptJws
    }
  }
}

extension TrainingV1 {
  /// The practice after the change.
  package struct CompleteExerciseResponse: RPCMessage, Hashable, Sendable {
    /// In its current state.
    package var practice: TrainingV1.Practice?

    package init(
      practice: TrainingV1.Practice? = nil
    ) {
      self.practice = practice
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.SkipExercise.
  package struct SkipExerciseRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var practiceID: String
    /// The index of the exercise in the practice.
    package var exerciseIndex: UInt32
    /// A UUID that makes a retry safe for at least 7 days. May be empty.
    package var requestID: String
    /// If the device was offline, when it happened. Absent means now.
    package var occurTime: GoogleProtobuf.Timestamp?

    package init(
      practiceID: String = "",
      exerciseIndex: UInt32 = 0,
      requestID: String = "",
      occurTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.practiceID = practiceID
      self.exerciseIndex = exerciseIndex
      self.requestID = requestID
      self.occurTime = occurTime
    }
  }
}

extension TrainingV1 {
  /// The practice after the change.
  package struct SkipExerciseResponse: RPCMessage, Hashable, Sendable {
    /// In its current state.
    package var practice: TrainingV1.Practice?

    package init(
      practice: TrainingV1.Practice? = nil
    ) {
      self.practice = practice
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.PausePractice.
  package struct PausePracticeRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var practiceID: String
    /// A UUID that makes a retry safe for at least 7 days. May be empty.
    package var requestID: String
    /// If the device was offline, when it happened. Absent means now.
    package var occurTime: GoogleProtobuf.Timestamp?

    package init(
      practiceID: String = "",
      requestID: String = "",
      occurTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.practiceID = practiceID
      self.requestID = requestID
      self.occurTime = occurTime
    }
  }
}

extension TrainingV1 {
  /// The practice after the change.
  package struct PausePracticeResponse: RPCMessage, Hashable, Sendable {
    /// In its current state.
    package var practice: TrainingV1.Practice?

    package init(
      practice: TrainingV1.Practice? = nil
    ) {
      self.practice = practice
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.ResumePractice.
  package struct ResumePracticeRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var practiceID: String
    /// A UUID that makes a retry safe for at least 7 days. May be empty.
    package var requestID: String
    /// If the device was offline, when it happened. Absent means now.
    package var occurTime: GoogleProtobuf.Timestamp?

    package init(
      practiceID: String = "",
      requestID: String = "",
      occurTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.practiceID = practiceID
      self.requestID = requestID
      self.occurTime = occurTime
    }
  }
}

extension TrainingV1 {
  /// The practice after the change.
  package struct ResumePracticeResponse: RPCMessage, Hashable, Sendable {
    /// In its current state.
    package var practice: TrainingV1.Practice?

    package init(
      practice: TrainingV1.Practice? = nil
    ) {
      self.practice = practice
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.CompletePractice.
  package struct CompletePracticeRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var practiceID: String
    /// A UUID that makes a retry safe for at least 7 days. May be empty.
    package var requestID: String
    /// If the device was offline, when it happened. Absent means now.
    package var occurTime: GoogleProtobuf.Timestamp?

    package init(
      practiceID: String = "",
      requestID: String = "",
      occurTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.practiceID = practiceID
      self.requestID = requestID
      self.occurTime = occurTime
    }
  }
}

extension TrainingV1 {
  /// A class reached for the first time: something to celebrate.
  package struct LevelUp: RPCMessage, Hashable, Sendable {
    /// The previous class.
    package var fromClass: TrainingV1.FitnessClass
    /// The new class.
    package var toClass: TrainingV1.FitnessClass
    /// A text for it, in the requested language.
    package var text: String

    package init(
      fromClass: TrainingV1.FitnessClass = .unspecified,
      toClass: TrainingV1.FitnessClass = .unspecified,
      text: String = ""
    ) {
      self.fromClass = fromClass
      self.toClass = toClass
      self.text = text
    }
  }
}

extension TrainingV1 {
  /// The result of a practice.
  package struct CompletePracticeResponse: RPCMessage, Hashable, Sendable {
    /// COMPLETED.
    package var practice: TrainingV1.Practice?
    /// Present for the practice that reached a class for the first time.
    package var levelUp: TrainingV1.LevelUp?
    /// Present if there may be awards to show; TrophiesService has them.
    package var awardsHint: TrainingV1.AwardsHint?

    package init(
      practice: TrainingV1.Practice? = nil,
      levelUp: TrainingV1.LevelUp? = nil,
      awardsHint: TrainingV1.AwardsHint? = nil
    ) {
      self.practice = practice
      self.levelUp = levelUp
      self.awardsHint = awardsHint
    }
  }
}

extension TrainingV1 {
  /// The sessions that may have earned awards during a practice. Practices themselves earn none: push-ups do.
  package struct AwardsHint: RPCMessage, Hashable, Sendable {
    /// The push-up sessions within the practice that are known by now, in the order they began.
    package var pushUpSessionIDs: [String]

    package init(
      pushUpSessionIDs: [String] = []
    ) {
      self.pushUpSessionIDs = pushUpSessionIDs
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.AbandonPractice.
  package struct AbandonPracticeRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var practiceID: String
    /// A UUID that makes a retry safe for at least 7 days. May be empty.
    package var requestID: String
    /// If the device was offline, when it happened. Absent means now.
    package var occurTime: GoogleProtobuf.Timestamp?

    package init(
      practiceID: String = "",
      requestID: String = "",
      occurTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.practiceID = practiceID
      self.requestID = requestID
      self.occurTime = occurTime
    }
  }
}

extension TrainingV1 {
  /// The practice after the change.
  package struct AbandonPracticeResponse: RPCMessage, Hashable, Sendable {
    /// ABANDONED.
    package var practice: TrainingV1.Practice?

    package init(
      practice: TrainingV1.Practice? = nil
    ) {
      self.practice = practice
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.UpdatePractice.
  package struct UpdatePracticeRequest: RPCMessage, Hashable, Sendable {
    /// With an etag, the update fails if the practice has changed. An absent `time_spent` or empty `muscles` in the mask
    /// restore the measured values; a time is at most a day, percentages add up to 100, and each muscle is listed once.
    package var practice: TrainingV1.Practice?
    /// Which of `time_spent`, `muscles`, `note`. Without a mask, the populated ones change.
    package var updateMask: GoogleProtobuf.FieldMask?
    /// A UUID that makes a retry safe for at least 7 days. May be empty.
    package var requestID: String

    package init(
      practice: TrainingV1.Practice? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      requestID: String = ""
    ) {
      self.practice = practice
      self.updateMask = updateMask
      self.requestID = requestID
    }
  }
}

extension TrainingV1 {
  /// The practice after the change.
  package struct UpdatePracticeResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var practice: TrainingV1.Practice?

    package init(
      practice: TrainingV1.Practice? = nil
    ) {
      self.practice = practice
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.DeletePractice.
  package struct DeletePracticeRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var practiceID: String
    /// A UUID that makes a retry safe for at least 7 days. May be empty.
    package var requestID: String

    package init(
      practiceID: String = "",
      requestID: String = ""
    ) {
      self.practiceID = practiceID
      self.requestID = requestID
    }
  }
}

extension TrainingV1 {
  /// Empty.
  package struct DeletePracticeResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension TrainingV1 {
  /// A user's rating of a workout.
  package struct Rating: RPCMessage, Hashable, Sendable {
    /// The id of a workout, of the catalogue or the user's own.
    package var workoutID: String
    /// 1 to 5; unrated workouts count as 3.
    package var rating: UInt32
    /// When it was last given. Output only.
    package var rateTime: GoogleProtobuf.Timestamp?

    package init(
      workoutID: String = "",
      rating: UInt32 = 0,
      rateTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.workoutID = workoutID
      self.rating = rating
      self.rateTime = rateTime
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.RateWorkout.
  package struct RateWorkoutRequest: RPCMessage, Hashable, Sendable {
    /// The id of a workout, of the catalogue or the user's own.
    package var workoutID: String
    /// 1 to 5.
    package var rating: UInt32
    /// The same as 5.
    package var favorite: Bool

    package init(
      workoutID: String = "",
      rating: UInt32 = 0,
      favorite: Bool = false
    ) {
      self.workoutID = workoutID
      self.rating = rating
      self.favorite = favorite
    }
  }
}

extension TrainingV1 {
  /// The rating as stored.
  package struct RateWorkoutResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var rating: TrainingV1.Rating?

    package init(
      rating: TrainingV1.Rating? = nil
    ) {
      self.rating = rating
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.UnrateWorkout.
  package struct UnrateWorkoutRequest: RPCMessage, Hashable, Sendable {
    /// The id of a workout, of the catalogue or the user's own.
    package var workoutID: String

    package init(
      workoutID: String = ""
    ) {
      self.workoutID = workoutID
    }
  }
}

extension TrainingV1 {
  /// Empty.
  package struct UnrateWorkoutResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension TrainingV1 {
  /// See TrainingService.ListRatings.
  package struct ListRatingsRequest: RPCMessage, Hashable, Sendable {
    /// 0 means 50; at most 200; negative is INVALID_ARGUMENT.
    package var pageSize: Int32
    /// From the previous page; empty for the first page.
    package var pageToken: String

    package init(
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension TrainingV1 {
  /// A page of ratings.
  package struct ListRatingsResponse: RPCMessage, Hashable, Sendable {
    /// Newest first.
    package var ratings: [TrainingV1.Rating]
    /// Empty on the last page.
    package var nextPageToken: String

    package init(
      ratings: [TrainingV1.Rating] = [],
      nextPageToken: String = ""
    ) {
      self.ratings = ratings
      self.nextPageToken = nextPageToken
    }
  }
}

extension TrainingV1 {
  /// How a user likes to train.
  package struct Preferences: RPCMessage, Hashable, Sendable {
    /// The countdown before each exercise: whole seconds, 0 to 180; 10 s by default.
    package var countdown: GoogleProtobuf.Duration?
    /// The kinds to suggest if a request names none; empty means all.
    package var likedTypes: [TrainingV1.WorkoutType]
    /// The user's equipment, if `equipment_known`.
    package var equipment: [TrainingV1.Equipment]
    /// Whether to suggest only workouts for that equipment; by default all.
    package var equipmentKnown: Bool
    /// Whether to suggest jumps regardless of the user's body mass.
    package var highImpact: Bool
    /// Changes with every change. Output only, but compared if sent.
    package var etag: String

    package init(
      countdown: GoogleProtobuf.Duration? = nil,
      likedTypes: [TrainingV1.WorkoutType] = [],
      equipment: [TrainingV1.Equipment] = [],
      equipmentKnown: Bool = false,
      highImpact: Bool = false,
      etag: String = ""
    ) {
      self.countdown = countdown
      self.likedTypes = likedTypes
      self.equipment = equipment
      self.equipmentKnown = equipmentKnown
      self.highImpact = highImpact
      self.etag = etag
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.GetPreferences.
  package struct GetPreferencesRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension TrainingV1 {
  /// The preferences.
  package struct GetPreferencesResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var preferences: TrainingV1.Preferences?

    package init(
      preferences: TrainingV1.Preferences? = nil
    ) {
      self.preferences = preferences
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.UpdatePreferences.
  package struct UpdatePreferencesRequest: RPCMessage, Hashable, Sendable {
    /// With an etag, the update fails if they have changed.
    package var preferences: TrainingV1.Preferences?
    /// Which of `countdown`, `liked_types`, `equipment`, `equipment_known`, `high_impact`. Without a mask, the populated
    /// ones change.
    package var updateMask: GoogleProtobuf.FieldMask?
    /// A UUID that makes a retry safe for at least 7 days. May be empty.
    package var requestID: String

    package init(
      preferences: TrainingV1.Preferences? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      requestID: String = ""
    ) {
      self.preferences = preferences
      self.updateMask = updateMask
      self.requestID = requestID
    }
  }
}

extension TrainingV1 {
  /// The preferences after the change.
  package struct UpdatePreferencesResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var preferences: TrainingV1.Preferences?

    package init(
      preferences: TrainingV1.Preferences? = nil
    ) {
      self.preferences = preferences
    }
  }
}

extension TrainingV1 {
  /// A user's goals.
  package struct Plan: RPCMessage, Hashable, Sendable {
    /// Practices per week, 1 to 14.
    package var practicesPerWeek: UInt32
    /// Sets per practice, 1 to 200; 0 means no goal.
    package var sessionTarget: UInt32
    /// Whether it is the default. Output only.
    package var isDefault: Bool
    /// When it was last set. Output only; absent for the default.
    package var setTime: GoogleProtobuf.Timestamp?

    package init(
      practicesPerWeek: UInt32 = 0,
      sessionTarget: UInt32 = 0,
      isDefault: Bool = false,
      setTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.practicesPerWeek = practicesPerWeek
      self.sessionTarget = sessionTarget
      self.isDefault = isDefault
      self.setTime = setTime
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.GetPlan.
  package struct GetPlanRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension TrainingV1 {
  /// The plan.
  package struct GetPlanResponse: RPCMessage, Hashable, Sendable {
    /// As set, or the default for the fitness class.
    package var plan: TrainingV1.Plan?

    package init(
      plan: TrainingV1.Plan? = nil
    ) {
      self.plan = plan
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.SetPlan.
  package struct SetPlanRequest: RPCMessage, Hashable, Sendable {
    /// Without its output-only field.
    package var plan: TrainingV1.Plan?

    package init(
      plan: TrainingV1.Plan? = nil
    ) {
      self.plan = plan
    }
  }
}

extension TrainingV1 {
  /// The plan as stored.
  package struct SetPlanResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only field.
    package var plan: TrainingV1.Plan?

    package init(
      plan: TrainingV1.Plan? = nil
    ) {
      self.plan = plan
    }
  }
}

extension TrainingV1 {
  /// A workout selected for a date.
  package struct Selection: RPCMessage, Hashable, Sendable {
    /// UUID, chosen by the server.
    package var selectionID: String
    /// The id of a workout, of the catalogue or the user's own.
    package var workoutID: String
    /// `YYYY-MM-DD`.
    package var localDate: String
    /// When it was selected.
    package var createTime: GoogleProtobuf.Timestamp?

    package init(
      selectionID: String = "",
      workoutID: String = "",
      localDate: String = "",
      createTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.selectionID = selectionID
      self.workoutID = workoutID
      self.localDate = localDate
      self.createTime = createTime
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.CreateSelection.
  package struct CreateSelectionRequest: RPCMessage, Hashable, Sendable {
    /// The id of a workout, of the catalogue or the user's own.
    package var workoutID: String
    /// `YYYY-MM-DD`.
    package var localDate: String

    package init(
      workoutID: String = "",
      localDate: String = ""
    ) {
      self.workoutID = workoutID
      self.localDate = localDate
    }
  }
}

extension TrainingV1 {
  /// The selection as stored.
  package struct CreateSelectionResponse: RPCMessage, Hashable, Sendable {
    /// The existing one for the same choice.
    package var selection: TrainingV1.Selection?

    package init(
      selection: TrainingV1.Selection? = nil
    ) {
      self.selection = selection
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.DeleteSelection.
  package struct DeleteSelectionRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var selectionID: String

    package init(
      selectionID: String = ""
    ) {
      self.selectionID = selectionID
    }
  }
}

extension TrainingV1 {
  /// Empty.
  package struct DeleteSelectionResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension TrainingV1 {
  /// See TrainingService.ListSelections.
  package struct ListSelectionsRequest: RPCMessage, Hashable, Sendable {
    /// The first date, `YYYY-MM-DD`. Required.
    package var fromLocalDate: String
    /// The last date, `YYYY-MM-DD`. Required.
    package var toLocalDate: String

    package init(
      fromLocalDate: String = "",
      toLocalDate: String = ""
    ) {
      self.fromLocalDate = fromLocalDate
      self.toLocalDate = toLocalDate
    }
  }
}

extension TrainingV1 {
  /// The selections.
  package struct ListSelectionsResponse: RPCMessage, Hashable, Sendable {
    /// Oldest date first.
    package var selections: [TrainingV1.Selection]

    package init(
      selections: [TrainingV1.Selection] = []
    ) {
      self.selections = selections
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.GetDayProgress.
  package struct GetDayProgressRequest: RPCMessage, Hashable, Sendable {
    /// `YYYY-MM-DD`; empty means today.
    package var localDate: String
    /// See TrainingService.
    package var timeZone: String

    package init(
      localDate: String = "",
      timeZone: String = ""
    ) {
      self.localDate = localDate
      self.timeZone = timeZone
    }
  }
}

extension TrainingV1 {
  /// The progress of a date's training.
  package struct GetDayProgressResponse: RPCMessage, Hashable, Sendable {
    /// The date, `YYYY-MM-DD`.
    package var localDate: String
    /// The selections for it.
    package var selections: [TrainingV1.SelectionProgress]
    /// Completed practices and push-up sessions.
    package var completed: UInt32
    /// Completed sets.
    package var setsDone: UInt32
    /// The duration of practices without pauses, and of push-up sessions from start to end.
    package var timeSpent: GoogleProtobuf.Duration?
    /// The points that practices earned.
    package var points: Double
    /// Most worked first; together 100 %, or none.
    package var muscles: [TrainingV1.MuscleShare]
    /// Its energy.
    package var energy: TrainingV1.Energy?
    /// UUID of the open practice, whatever its date; empty if there is none.
    package var openPracticeID: String
    /// The number of push-up sessions in `completed`.
    package var pushUpSessions: UInt32
    /// The push-ups in these sessions.
    package var pushUps: UInt32

    package init(
      localDate: String = "",
      selections: [TrainingV1.SelectionProgress] = [],
      completed: UInt32 = 0,
      setsDone: UInt32 = 0,
      timeSpent: GoogleProtobuf.Duration? = nil,
      points: Double = 0,
      muscles: [TrainingV1.MuscleShare] = [],
      energy: TrainingV1.Energy? = nil,
      openPracticeID: String = "",
      pushUpSessions: UInt32 = 0,
      pushUps: UInt32 = 0
    ) {
      self.localDate = localDate
      self.selections = selections
      self.completed = completed
      self.setsDone = setsDone
      self.timeSpent = timeSpent
      self.points = points
      self.muscles = muscles
      self.energy = energy
      self.openPracticeID = openPracticeID
      self.pushUpSessions = pushUpSessions
      self.pushUps = pushUps
    }
  }
}

extension TrainingV1 {
  /// A selected workout, and whether it was done.
  package struct SelectionProgress: RPCMessage, Hashable, Sendable {
    /// The selection.
    package var selection: TrainingV1.Selection?
    /// Whether a completed practice of the date includes it.
    package var done: Bool

    package init(
      selection: TrainingV1.Selection? = nil,
      done: Bool = false
    ) {
      self.selection = selection
      self.done = done
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.GetWeekSummary.
  package struct GetWeekSummaryRequest: RPCMessage, Hashable, Sendable {
    /// A date of the week, `YYYY-MM-DD`; empty means today.
    package var localDate: String
    /// See TrainingService.
    package var timeZone: String

    package init(
      localDate: String = "",
      timeZone: String = ""
    ) {
      self.localDate = localDate
      self.timeZone = timeZone
    }
  }
}

extension TrainingV1 {
  /// The training of a date.
  package struct DayDone: RPCMessage, Hashable, Sendable {
    /// `YYYY-MM-DD`.
    package var localDate: String
    /// The workouts of completed practices, in order, each as often as it was done.
    package var workoutIDs: [String]
    /// Completed practices and push-up sessions.
    package var completed: UInt32
    /// The duration of practices without pauses, and of push-up sessions from start to end.
    package var timeSpent: GoogleProtobuf.Duration?
    /// The number of push-up sessions in `completed`.
    package var pushUpSessions: UInt32
    /// The push-ups in these sessions.
    package var pushUps: UInt32

    package init(
      localDate: String = "",
      workoutIDs: [String] = [],
      completed: UInt32 = 0,
      timeSpent: GoogleProtobuf.Duration? = nil,
      pushUpSessions: UInt32 = 0,
      pushUps: UInt32 = 0
    ) {
      self.localDate = localDate
      self.workoutIDs = workoutIDs
      self.completed = completed
      self.timeSpent = timeSpent
      self.pushUpSessions = pushUpSessions
      self.pushUps = pushUps
    }
  }
}

extension TrainingV1 {
  /// A week.
  package struct GetWeekSummaryResponse: RPCMessage, Hashable, Sendable {
    /// Seven dates, starting with the first weekday of the user's clock, Monday by default.
    package var done: [TrainingV1.DayDone]
    /// Completed practices and push-up sessions in the week.
    package var completed: UInt32
    /// The same for the seven dates up to the requested one.
    package var completedLast7Days: UInt32
    /// The plan's goal for `planned_dates`; for a whole week, its practices per week.
    package var planned: UInt32
    /// In the week, as in DayDone.
    package var timeSpent: GoogleProtobuf.Duration?
    /// The number of push-up sessions in `completed`.
    package var pushUpSessions: UInt32
    /// The number of dates of the week that the plan covers: those since the user's first training and since the plan was
    /// set.
    package var plannedDates: UInt32

    package init(
      done: [TrainingV1.DayDone] = [],
      completed: UInt32 = 0,
      completedLast7Days: UInt32 = 0,
      planned: UInt32 = 0,
      timeSpent: GoogleProtobuf.Duration? = nil,
      pushUpSessions: UInt32 = 0,
      plannedDates: UInt32 = 0
    ) {
      self.done = done
      self.completed = completed
      self.completedLast7Days = completedLast7Days
      self.planned = planned
      self.timeSpent = timeSpent
      self.pushUpSessions = pushUpSessions
      self.plannedDates = plannedDates
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.GetDailyEnergy.
  package struct GetDailyEnergyRequest: RPCMessage, Hashable, Sendable {
    /// The first date, `YYYY-MM-DD`; empty means the last.
    package var fromLocalDate: String
    /// The last date, `YYYY-MM-DD`; empty means today.
    package var toLocalDate: String
    /// See TrainingService.
    package var timeZone: String

    package init(
      fromLocalDate: String = "",
      toLocalDate: String = "",
      timeZone: String = ""
    ) {
      self.fromLocalDate = fromLocalDate
      self.toLocalDate = toLocalDate
      self.timeZone = timeZone
    }
  }
}

extension TrainingV1 {
  /// A date's energy.
  package struct DayEnergy: RPCMessage, Hashable, Sendable {
    /// `YYYY-MM-DD`.
    package var localDate: String
    /// The energy of its practices and push-up sessions.
    package var energy: TrainingV1.Energy?
    /// Completed practices and push-up sessions.
    package var completed: UInt32
    /// The number of push-up sessions in `completed`.
    package var pushUpSessions: UInt32

    package init(
      localDate: String = "",
      energy: TrainingV1.Energy? = nil,
      completed: UInt32 = 0,
      pushUpSessions: UInt32 = 0
    ) {
      self.localDate = localDate
      self.energy = energy
      self.completed = completed
      self.pushUpSessions = pushUpSessions
    }
  }
}

extension TrainingV1 {
  /// Energy by date.
  package struct GetDailyEnergyResponse: RPCMessage, Hashable, Sendable {
    /// Oldest first, every date.
    package var days: [TrainingV1.DayEnergy]

    package init(
      days: [TrainingV1.DayEnergy] = []
    ) {
      self.days = days
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.GetLastWorkout.
  package struct GetLastWorkoutRequest: RPCMessage, Hashable, Sendable {
    /// How much to return.
    package var view: TrainingV1.PracticeView

    package init(
      view: TrainingV1.PracticeView = .unspecified
    ) {
      self.view = view
    }
  }
}

extension TrainingV1 {
  /// The part of a push-up session that matters here.
  package struct PushUpSession: RPCMessage, Hashable, Sendable {
    /// UUID, as in titanup.sessions.v1.
    package var sessionID: String
    /// When it began.
    package var startTime: GoogleProtobuf.Timestamp?
    /// When it ended.
    package var endTime: GoogleProtobuf.Timestamp?
    /// The date it belongs to, `YYYY-MM-DD`.
    package var localDate: String
    /// Push-ups.
    package var reps: UInt32
    /// Its energy; only with PRACTICE_VIEW_FULL.
    package var energy: TrainingV1.Energy?

    package init(
      sessionID: String = "",
      startTime: GoogleProtobuf.Timestamp? = nil,
      endTime: GoogleProtobuf.Timestamp? = nil,
      localDate: String = "",
      reps: UInt32 = 0,
      energy: TrainingV1.Energy? = nil
    ) {
      self.sessionID = sessionID
      self.startTime = startTime
      self.endTime = endTime
      self.localDate = localDate
      self.reps = reps
      self.energy = energy
    }
  }
}

extension TrainingV1 {
  /// The last workout.
  package struct GetLastWorkoutResponse: RPCMessage, Hashable, Sendable {
    /// The newest completed practice; absent if there is none.
    package var practice: TrainingV1.Practice?
    /// When the newer of practice and push-up session ended; absent if there is neither.
    package var endTime: GoogleProtobuf.Timestamp?
    /// Its date, `YYYY-MM-DD`; empty if there is none.
    package var localDate: String
    /// The newest push-up session; absent if there is none, or if it is part of a practice.
    package var pushUpSession: TrainingV1.PushUpSession?

    package init(
      practice: TrainingV1.Practice? = nil,
      endTime: GoogleProtobuf.Timestamp? = nil,
      localDate: String = "",
      pushUpSession: TrainingV1.PushUpSession? = nil
    ) {
      self.practice = practice
      self.endTime = endTime
      self.localDate = localDate
      self.pushUpSession = pushUpSession
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.GetTrainingStats.
  package struct GetTrainingStatsRequest: RPCMessage, Hashable, Sendable {
    /// Required.
    package var period: TrainingV1.StatsPeriod
    /// See TrainingService.
    package var timeZone: String

    package init(
      period: TrainingV1.StatsPeriod = .unspecified,
      timeZone: String = ""
    ) {
      self.period = period
      self.timeZone = timeZone
    }
  }
}

extension TrainingV1 {
  /// A point of the line.
  package struct ScorePoint: RPCMessage, Hashable, Sendable {
    /// When the practice was completed.
    package var time: GoogleProtobuf.Timestamp?
    /// UUID.
    package var practiceID: String
    /// Fitness score after it.
    package var score: Double
    /// The points it earned.
    package var points: Double

    package init(
      time: GoogleProtobuf.Timestamp? = nil,
      practiceID: String = "",
      score: Double = 0,
      points: Double = 0
    ) {
      self.time = time
      self.practiceID = practiceID
      self.score = score
      self.points = points
    }
  }
}

extension TrainingV1 {
  /// Statistics in words.
  package struct Statements: RPCMessage, Hashable, Sendable {
    /// How fitness has developed.
    package var trend: TrainingV1.Trend
    /// In the requested language.
    package var trendText: String
    /// Completed training relative to the plan.
    package var commitment: TrainingV1.Commitment
    /// In the requested language.
    package var commitmentText: String
    /// The score at the end of the period divided by that at its beginning; 0 for INSUFFICIENT_DATA and TOO_YOUNG.
    package var trendRatio: Double
    /// Completed practices divided by planned ones.
    package var commitmentRatio: Double
    /// The first date that commitment covers, `YYYY-MM-DD`.
    package var judgedFromLocalDate: String

    package init(
      trend: TrainingV1.Trend = .unspecified,
      trendText: String = "",
      commitment: TrainingV1.Commitment = .unspecified,
      commitmentText: String = "",
      trendRatio: Double = 0,
      commitmentRatio: Double = 0,
      judgedFromLocalDate: String = ""
    ) {
      self.trend = trend
      self.trendText = trendText
      self.commitment = commitment
      self.commitmentText = commitmentText
      self.trendRatio = trendRatio
      self.commitmentRatio = commitmentRatio
      self.judgedFromLocalDate = judgedFromLocalDate
    }
  }
}

extension TrainingV1 {
  /// A motor type's share of a period.
  package struct MotorShare: RPCMessage, Hashable, Sendable {
    /// The ability that was trained.
    package var motorType: TrainingV1.MotorType
    /// In percent of the completed sets; a list adds up to 100.
    package var percent: UInt32

    package init(
      motorType: TrainingV1.MotorType = .unspecified,
      percent: UInt32 = 0
    ) {
      self.motorType = motorType
      self.percent = percent
    }
  }
}

extension TrainingV1 {
  /// Facts of a period.
  package struct KeyFacts: RPCMessage, Hashable, Sendable {
    /// Completed practices.
    package var completed: UInt32
    /// Abandoned practices.
    package var abandoned: UInt32
    /// The practices planned for the dates that commitment covers.
    package var planned: Double
    /// Credited sets in practices and push-up sessions.
    package var setsDone: UInt32
    /// Credited repetitions in both.
    package var repsDone: UInt32
    /// The duration of practices without pauses, and of push-up sessions from start to end.
    package var timeSpent: GoogleProtobuf.Duration?
    /// The points earned.
    package var points: Double
    /// UUID of the practice that earned the most; empty if there is none.
    package var bestPracticeID: String
    /// The workout done most often; empty if there is none.
    package var favoriteWorkoutID: String
    /// Push-up sessions.
    package var pushUpSessions: UInt32

    package init(
      completed: UInt32 = 0,
      abandoned: UInt32 = 0,
      planned: Double = 0,
      setsDone: UInt32 = 0,
      repsDone: UInt32 = 0,
      timeSpent: GoogleProtobuf.Duration? = nil,
      points: Double = 0,
      bestPracticeID: String = "",
      favoriteWorkoutID: String = "",
      pushUpSessions: UInt32 = 0
    ) {
      self.completed = completed
      self.abandoned = abandoned
      self.planned = planned
      self.setsDone = setsDone
      self.repsDone = repsDone
      self.timeSpent = timeSpent
      self.points = points
      self.bestPracticeID = bestPracticeID
      self.favoriteWorkoutID = favoriteWorkoutID
      self.pushUpSessions = pushUpSessions
    }
  }
}

extension TrainingV1 {
  /// A period as data and in words.
  package struct GetTrainingStatsResponse: RPCMessage, Hashable, Sendable {
    /// Its first date, `YYYY-MM-DD`.
    package var firstLocalDate: String
    /// Today, `YYYY-MM-DD`.
    package var lastLocalDate: String
    /// Completed practices, oldest first.
    package var series: [TrainingV1.ScorePoint]
    /// In words.
    package var statements: TrainingV1.Statements?
    /// Most worked first; together 100 %, or none.
    package var byMuscle: [TrainingV1.MuscleShare]
    /// Together 100 %, or none.
    package var byType: [TrainingV1.MotorShare]
    /// In numbers.
    package var facts: TrainingV1.KeyFacts?
    /// The version of the formula: `statements/2`.
    package var formulaVersion: String

    package init(
      firstLocalDate: String = "",
      lastLocalDate: String = "",
      series: [TrainingV1.ScorePoint] = [],
      statements: TrainingV1.Statements? = nil,
      byMuscle: [TrainingV1.MuscleShare] = [],
      byType: [TrainingV1.MotorShare] = [],
      facts: TrainingV1.KeyFacts? = nil,
      formulaVersion: String = ""
    ) {
      self.firstLocalDate = firstLocalDate
      self.lastLocalDate = lastLocalDate
      self.series = series
      self.statements = statements
      self.byMuscle = byMuscle
      self.byType = byType
      self.facts = facts
      self.formulaVersion = formulaVersion
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.GetFitnessLevel.
  package struct GetFitnessLevelRequest: RPCMessage, Hashable, Sendable {
    /// The number of past practices, newest first: 0 means 50; at most 200; negative is INVALID_ARGUMENT.
    package var historySize: Int32

    package init(
      historySize: Int32 = 0
    ) {
      self.historySize = historySize
    }
  }
}

extension TrainingV1 {
  /// A user's fitness.
  package struct GetFitnessLevelResponse: RPCMessage, Hashable, Sendable {
    /// The class, by the score.
    package var fitnessClass: TrainingV1.FitnessClass
    /// In the requested language.
    package var className: String
    /// 0.75 to 2.5.
    package var score: Double
    /// The highest class reached since the last reset.
    package var highestClass: TrainingV1.FitnessClass
    /// The score that reaches the next class; 0 in the highest class.
    package var nextClassScore: Double
    /// The practices that changed it, newest first.
    package var history: [TrainingV1.ScorePoint]
    /// The version of the formula: `fitness/2`.
    package var formulaVersion: String

    package init(
      fitnessClass: TrainingV1.FitnessClass = .unspecified,
      className: String = "",
      score: Double = 0,
      highestClass: TrainingV1.FitnessClass = .unspecified,
      nextClassScore: Double = 0,
      history: [TrainingV1.ScorePoint] = [],
      formulaVersion: String = ""
    ) {
      self.fitnessClass = fitnessClass
      self.className = className
      self.score = score
      self.highestClass = highestClass
      self.nextClassScore = nextClassScore
      self.history = history
      self.formulaVersion = formulaVersion
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.ExplainScore.
  package struct ExplainScoreRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var practiceID: String

    package init(
      practiceID: String = ""
    ) {
      self.practiceID = practiceID
    }
  }
}

extension TrainingV1 {
  /// The credit for one set.
  package struct SetCredit: RPCMessage, Hashable, Sendable {
    /// Its place in the practice, from 0.
    package var index: UInt32
    /// An id from the catalogue.
    package var exerciseID: String
    /// The credited amount divided by the base amount.
    package var performance: Double
    /// The exercise's level factor.
    package var levelFactor: Double
    /// 100 times both factors.
    package var points: Double
    /// The amount done.
    package var doneAmount: UInt32
    /// The amount that counts.
    package var creditedAmount: UInt32
    /// Why that is less.
    package var creditReason: TrainingV1.CreditReason
    /// The same in words, in the requested language; empty without a reason.
    package var creditText: String

    package init(
      index: UInt32 = 0,
      exerciseID: String = "",
      performance: Double = 0,
      levelFactor: Double = 0,
      points: Double = 0,
      doneAmount: UInt32 = 0,
      creditedAmount: UInt32 = 0,
      creditReason: TrainingV1.CreditReason = .unspecified,
      creditText: String = ""
    ) {
      self.index = index
      self.exerciseID = exerciseID
      self.performance = performance
      self.levelFactor = levelFactor
      self.points = points
      self.doneAmount = doneAmount
      self.creditedAmount = creditedAmount
      self.creditReason = creditReason
      self.creditText = creditText
    }
  }
}

extension TrainingV1 {
  /// How a practice was credited.
  package struct ExplainScoreResponse: RPCMessage, Hashable, Sendable {
    /// Sets that were DONE. A set done in no time at all counts as skipped.
    package var credits: [TrainingV1.SetCredit]
    /// Their sum; each set is rounded to hundredths.
    package var points: Double
    /// The mean of their performances; 0 if the practice didn't count.
    package var performance: Double
    /// Whether it counted for fitness: at least 60 % of its sets were done.
    package var counted: Bool
    /// The previous score.
    package var scoreBefore: Double
    /// The learning rate of the previous class.
    package var learningRate: Double
    /// Performance minus score, limited to 0.5 in either direction.
    package var step: Double
    /// The previous score plus learning rate times step, limited to 0.75 to 2.5.
    package var scoreAfter: Double
    /// The previous class.
    package var classBefore: TrainingV1.FitnessClass
    /// The new class: it falls only 0.03 below its own threshold.
    package var classAfter: TrainingV1.FitnessClass
    /// The version of the formula: `fitness/2`.
    package var formulaVersion: String

    package init(
      credits: [TrainingV1.SetCredit] = [],
      points: Double = 0,
      performance: Double = 0,
      counted: Bool = false,
      scoreBefore: Double = 0,
      learningRate: Double = 0,
      step: Double = 0,
      scoreAfter: Double = 0,
      classBefore: TrainingV1.FitnessClass = .unspecified,
      classAfter: TrainingV1.FitnessClass = .unspecified,
      formulaVersion: String = ""
    ) {
      self.credits = credits
      self.points = points
      self.performance = performance
      self.counted = counted
      self.scoreBefore = scoreBefore
      self.learningRate = learningRate
      self.step = step
      self.scoreAfter = scoreAfter
      self.classBefore = classBefore
      self.classAfter = classAfter
      self.formulaVersion = formulaVersion
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.ResetTrainingData.
  package struct ResetTrainingDataRequest: RPCMessage, Hashable, Sendable {
    /// Empty means FITNESS, COUNTDOWN and RATINGS.
    package var scopes: [TrainingV1.ResetScope]
    /// A UUID that makes a retry safe for at least 7 days. May be empty.
    package var requestID: String

    package init(
      scopes: [TrainingV1.ResetScope] = [],
      requestID: String = ""
    ) {
      self.scopes = scopes
      self.requestID = requestID
    }
  }
}

extension TrainingV1 {
  /// The result.
  package struct ResetTrainingDataResponse: RPCMessage, Hashable, Sendable {
    /// What was reset, in order, each once.
    package var scopes: [TrainingV1.ResetScope]

    package init(
      scopes: [TrainingV1.ResetScope] = []
    ) {
      self.scopes = scopes
    }
  }
}

extension TrainingV1 {
  /// An idea for a meal. Its numbers are estimates for one portion.
  package struct MealIdea: RPCMessage, Hashable, Sendable {
    /// `lentil-salad`.
    package var mealID: String
    /// In the requested language.
    package var name: String
    /// The recipe, in the requested language.
    package var description: String
    /// Kilocalories.
    package var kilocalories: UInt32
    /// Grams.
    package var proteinGrams: UInt32
    /// `vegan`, `vegetarian`, `quick`, `make-ahead`.
    package var tags: [String]
    /// `gluten`, `milk`, `egg`, `fish`, `nuts`, `soy`, `sesame`.
    package var allergens: [String]

    package init(
      mealID: String = "",
      name: String = "",
      description: String = "",
      kilocalories: UInt32 = 0,
      proteinGrams: UInt32 = 0,
      tags: [String] = [],
      allergens: [String] = []
    ) {
      self.mealID = mealID
      self.name = name
      self.description = description
      self.kilocalories = kilocalories
      self.proteinGrams = proteinGrams
      self.tags = tags
      self.allergens = allergens
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.ListMealIdeas.
  package struct ListMealIdeasRequest: RPCMessage, Hashable, Sendable {
    /// 0 means 50; at most 200; negative is INVALID_ARGUMENT.
    package var pageSize: Int32
    /// From the previous page; empty for the first page.
    package var pageToken: String
    /// Only those with all of these tags.
    package var tags: [String]
    /// Only those with none of these allergens.
    package var withoutAllergens: [String]

    package init(
      pageSize: Int32 = 0,
      pageToken: String = "",
      tags: [String] = [],
      withoutAllergens: [String] = []
    ) {
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.tags = tags
      self.withoutAllergens = withoutAllergens
    }
  }
}

extension TrainingV1 {
  /// A page of ideas.
  package struct ListMealIdeasResponse: RPCMessage, Hashable, Sendable {
    /// By id.
    package var meals: [TrainingV1.MealIdea]
    /// Empty on the last page.
    package var nextPageToken: String

    package init(
      meals: [TrainingV1.MealIdea] = [],
      nextPageToken: String = ""
    ) {
      self.meals = meals
      self.nextPageToken = nextPageToken
    }
  }
}

extension TrainingV1 {
  /// See TrainingService.GetMealIdea.
  package struct GetMealIdeaRequest: RPCMessage, Hashable, Sendable {
    /// An id from the catalogue.
    package var mealID: String

    package init(
      mealID: String = ""
    ) {
      self.mealID = mealID
    }
  }
}

extension TrainingV1 {
  /// The idea.
  package struct GetMealIdeaResponse: RPCMessage, Hashable, Sendable {
    /// With all its fields.
    package var meal: TrainingV1.MealIdea?

    package init(
      meal: TrainingV1.MealIdea? = nil
    ) {
      self.meal = meal
    }
  }
}

extension TrainingV1 {
  /// The part of a completed practice that other services count.
  package struct PracticeSnapshot: RPCMessage, Hashable, Sendable {
    /// Its workouts.
    package var workoutIDs: [String]
    /// When it began.
    package var startTime: GoogleProtobuf.Timestamp?
    /// When it was completed.
    package var endTime: GoogleProtobuf.Timestamp?
    /// IANA name of the time zone it began in.
    package var timeZone: String
    /// The device's offset when it began, in seconds ahead of UTC.
    package var utcOffsetSeconds: Int32
    /// The date it belongs to, `YYYY-MM-DD`.
    package var localDate: String
    /// Without pauses, or as entered by the user.
    package var timeSpent: GoogleProtobuf.Duration?
    /// Credited sets. 0 if none could have been done in its time: then it counts for nothing.
    package var setsDone: UInt32
    /// The points it earned.
    package var points: Double
    /// What of it was verified, by exercise.
    package var verified: [TrainingV1.VerifiedAmount]
    /// Each of its verified sets, in order.
    package var verifiedSets: [TrainingV1.VerifiedSet]

    package init(
      workoutIDs: [String] = [],
      startTime: GoogleProtobuf.Timestamp? = nil,
      endTime: GoogleProtobuf.Timestamp? = nil,
      timeZone: String = "",
      utcOffsetSeconds: Int32 = 0,
      localDate: String = "",
      timeSpent: GoogleProtobuf.Duration? = nil,
      setsDone: UInt32 = 0,
      points: Double = 0,
      verified: [TrainingV1.VerifiedAmount] = [],
      verifiedSets: [TrainingV1.VerifiedSet] = []
    ) {
      self.workoutIDs = workoutIDs
      self.startTime = startTime
      self.endTime = endTime
      self.timeZone = timeZone
      self.utcOffsetSeconds = utcOffsetSeconds
      self.localDate = localDate
      self.timeSpent = timeSpent
      self.setsDone = setsDone
      self.points = points
      self.verified = verified
      self.verifiedSets = verifiedSets
    }
  }
}

extension TrainingV1 {
  /// What receipts prove of one exercise in a practice.
  package struct VerifiedAmount: RPCMessage, Hashable, Sendable {
    /// An id from the catalogue.
    package var exerciseID: String
    /// The unit of the amount.
    package var unit: TrainingV1.AmountUnit
    /// The credited amount of its verified sets, together.
    package var amount: UInt32
    /// The number of those sets.
    package var sets: UInt32

    package init(
      exerciseID: String = "",
      unit: TrainingV1.AmountUnit = .unspecified,
      amount: UInt32 = 0,
      sets: UInt32 = 0
    ) {
      self.exerciseID = exerciseID
      self.unit = unit
      self.amount = amount
      self.sets = sets
    }
  }
}

extension TrainingV1 {
  /// A set that a receipt proves.
  package struct VerifiedSet: RPCMessage, Hashable, Sendable {
    /// An id from the catalogue.
    package var exerciseID: String
    /// What the pose service counted it as, as in Exercise.
    package var countedAs: String
    /// The credited amount: repetitions, or seconds of an exercise that is held.
    package var amount: UInt32
    /// When its first repetition began; of a hold, when its stream began.
    package var startTime: GoogleProtobuf.Timestamp?
    /// When its last repetition ended; of a hold, when its stream ended.
    package var endTime: GoogleProtobuf.Timestamp?

    package init(
      exerciseID: String = "",
      countedAs: String = "",
      amount: UInt32 = 0,
      startTime: GoogleProtobuf.Timestamp? = nil,
      endTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.exerciseID = exerciseID
      self.countedAs = countedAs
      self.amount = amount
      self.startTime = startTime
      self.endTime = endTime
    }
  }
}

extension TrainingV1 {
  /// The practice is gone.
  package struct PracticeDeleted: RPCMessage, Hashable, Sendable {
    /// The time of the deletion.
    package var deleteTime: GoogleProtobuf.Timestamp?

    package init(
      deleteTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.deleteTime = deleteTime
    }
  }
}

extension TrainingV1 {
  /// The current state of one completed practice.
  package struct PracticeChange: RPCMessage, Hashable, Sendable {
    /// UUID of its owner.
    package var userID: String
    /// UUID of the practice.
    package var practiceID: String
    /// Its current state.
    package var change: Change?
    /// The cursor to ask for the next changes with; empty for a follower that asks by slots.
    package var cursor: String
    /// The slot of its user: 0 to 127, the top seven bits of PostgreSQL's uuid_hash of user_id.
    package var slot: Int32
    /// Its number in that slot. Later changes have higher numbers; a practice that changes again leaves its old number.
    package var number: Int64

    package init(
      userID: String = "",
      practiceID: String = "",
      change: Change? = nil,
      cursor: String = "",
      slot: Int32 = 0,
      number: Int64 = 0
    ) {
      self.userID = userID
      self.practiceID = practiceID
      self.change = change
      self.cursor = cursor
      self.slot = slot
      self.number = number
    }

    /// Its current state.
    package enum Change: Hashable, Sendable {
      /// It was completed, or corrected.
      case completed(TrainingV1.PracticeSnapshot)
      /// It was deleted.
      case deleted(TrainingV1.PracticeDeleted)
    }
  }
}

extension TrainingV1 {
  /// See TrainingFeedService.ListPracticeChanges.
  package struct ListPracticeChangesRequest: RPCMessage, Hashable, Sendable {
    /// The position of a follower of the whole feed; empty for the beginning, or together with slots.
    package var cursor: String
    /// 0 means 50; at most 200; negative is INVALID_ARGUMENT.
    package var pageSize: Int32
    /// The slots that the follower reads, each once, in any order; empty for the whole feed by its cursor.
    package var slots: [Int32]
    /// For each of the slots, the number of the last change that the follower has seen there; 0 for none.
    package var numbers: [Int64]
    /// The epoch that the numbers are of; empty if all of them are 0.
    package var epoch: String

    package init(
      cursor: String = "",
      pageSize: Int32 = 0,
      slots: [Int32] = [],
      numbers: [Int64] = [],
      epoch: String = ""
    ) {
      self.cursor = cursor
      self.pageSize = pageSize
      self.slots = slots
      self.numbers = numbers
      self.epoch = epoch
    }
  }
}

extension TrainingV1 {
  /// A page of changes.
  package struct ListPracticeChangesResponse: RPCMessage, Hashable, Sendable {
    /// In the order of their numbers within each slot.
    package var changes: [TrainingV1.PracticeChange]
    /// Where to continue; equal to the request's cursor if nothing has changed since, and empty for a follower that asks
    /// by slots.
    package var nextCursor: String
    /// Identifies the lifetime of the store: it changes when a backup is restored.
    package var epoch: String
    /// Always false: no transaction holds back the changes of another any more.
    package var isPending: Bool

    package init(
      changes: [TrainingV1.PracticeChange] = [],
      nextCursor: String = "",
      epoch: String = "",
      isPending: Bool = false
    ) {
      self.changes = changes
      self.nextCursor = nextCursor
      self.epoch = epoch
      self.isPending = isPending
    }
  }
}

extension TrainingV1 {
  /// See TrainingFeedService.WatchPracticeChanges.
  package struct WatchPracticeChangesRequest: RPCMessage, Hashable, Sendable {
    /// As in ListPracticeChangesRequest.
    package var cursor: String
    /// As in ListPracticeChangesRequest.
    package var slots: [Int32]
    /// As in ListPracticeChangesRequest.
    package var numbers: [Int64]
    /// As in ListPracticeChangesRequest.
    package var epoch: String

    package init(
      cursor: String = "",
      slots: [Int32] = [],
      numbers: [Int64] = [],
      epoch: String = ""
    ) {
      self.cursor = cursor
      self.slots = slots
      self.numbers = numbers
      self.epoch = epoch
    }
  }
}

extension TrainingV1 {
  /// A batch of changes.
  package struct WatchPracticeChangesResponse: RPCMessage, Hashable, Sendable {
    /// In the order of their numbers within each slot; 1 to 200.
    package var changes: [TrainingV1.PracticeChange]
    /// Identifies the lifetime of the store.
    package var epoch: String

    package init(
      changes: [TrainingV1.PracticeChange] = [],
      epoch: String = ""
    ) {
      self.changes = changes
      self.epoch = epoch
    }
  }
}
