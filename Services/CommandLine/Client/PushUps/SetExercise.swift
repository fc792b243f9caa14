import ArgumentParser
package import PoseProto

/// What a set is of, as `--exercise` takes it.
package enum SetExercise: String, CaseIterable, Sendable, ExpressibleByArgument {
  case pushUp = "push-up"
  case squat
  case lunge
  case sitUp = "sit-up"
  case jumpingJack = "jumping-jack"
  case pullUp = "pull-up"
  case burpee
  case plank
  case wallSit = "wall-sit"

  package var contract: PoseV1.Exercise {
    switch self {
    case .pushUp: .pushUp
    case .squat: .squat
    case .lunge: .lunge
    case .sitUp: .sitUp
    case .jumpingJack: .jumpingJack
    case .pullUp: .pullUp
    case .burpee: .burpee
    case .plank: .plank
    case .wallSit: .wallSit
    }
  }

  /// Returns `nil` for an exercise of a newer server.
  package init?(_ contract: PoseV1.Exercise) {
    guard let known = Self.allCases.first(where: { $0.contract == contract }) else { return nil }
    self = known
  }

  /// Whether seconds count, not reps.
  package var isHeld: Bool { self == .plank || self == .wallSit }

  /// `squat`, in the singular.
  package var noun: String {
    switch self {
    case .jumpingJack: "jumping jack"
    case .wallSit: "wall sit"
    default: rawValue
    }
  }

  /// `3 squats`; `12 seconds of plank`.
  package func words(_ count: Int) -> String {
    isHeld ? "\(Format.count(count, "second")) of \(noun)" : Format.count(count, noun)
  }
}

extension PoseV1.RepReceipt {
  /// What counts: reps, or seconds held.
  package var amount: Int { reps.isEmpty ? Int(heldSeconds) : reps.count }

  /// The amount with what it is of: `3 squats`.
  package var amountWords: String {
    SetExercise(exercise)?.words(amount) ?? Format.count(amount, heldSeconds > 0 ? "second" : "rep")
  }
}
