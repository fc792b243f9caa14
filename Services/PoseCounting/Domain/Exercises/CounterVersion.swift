/// A version of a counter, of any exercise: what a set is counted with.
package enum CounterVersion: Sendable, Equatable {
  case pushUp(PushUpParameters)
  case other(Exercise)

  /// Every version that a client can request: those of the push-up counter in order, then the other exercises'.
  package static let all = PushUpParameters.versions.map(Self.pushUp) + Exercise.allCases.map(Self.other)

  /// Returns `nil` if there is no such version.
  package static func named(_ name: String) -> CounterVersion? { all.first { $0.name == name } }

  /// `pushup/1`.
  package var name: String {
    switch self {
    case .pushUp(let parameters): parameters.name
    case .other(let exercise): exercise.counterName
    }
  }

  /// The contract's number of the exercise.
  package var exerciseNumber: Int {
    switch self {
    case .pushUp: Self.pushUpNumber
    case .other(let exercise): exercise.rawValue
    }
  }

  /// The contract's number of push-ups.
  package static let pushUpNumber = 1

  /// Whether it counts if a set names its exercise and no counter.
  package var isStandard: Bool {
    switch self {
    case .pushUp(let parameters): parameters.name == PushUpParameters.standard.name
    case .other: true
    }
  }

  /// Whether it counts seconds, not reps.
  package var isHeld: Bool {
    switch self {
    case .pushUp: false
    case .other(let exercise): exercise.isHeld
    }
  }

  /// What it can count from: a face alone shows nothing of legs or arms.
  package var schemas: [LandmarkSchema] {
    switch self {
    case .pushUp: LandmarkSchema.allCases
    case .other: LandmarkSchema.allCases.filter { $0 != .faceBox }
    }
  }
}
