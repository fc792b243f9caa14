/// An exercise other than push-ups that has a counter of its own. The raw values are the contract's; 1 is the push-up.
package enum Exercise: Int, Sendable, Equatable, CaseIterable {
  case squat = 2
  case lunge = 3
  case sitUp = 4
  case jumpingJack = 5
  case pullUp = 6
  case burpee = 7
  /// Held, not repeated.
  case plank = 8
  /// Held, not repeated.
  case wallSit = 9

  /// The name and version of its newest counter, as streams and receipts say it.
  package var counterName: String {
    switch self {
    case .squat: "squat/1"
    case .lunge: "lunge/1"
    case .sitUp: "situp/1"
    case .jumpingJack: "jumpingjack/1"
    case .pullUp: "pullup/1"
    case .burpee: "burpee/1"
    case .plank: "plank/1"
    case .wallSit: "wallsit/1"
    }
  }

  /// Returns the exercise that a counter of this name counts; `nil` if there is no such counter.
  package static func counted(by name: String) -> Exercise? { allCases.first { $0.counterName == name } }

  /// Whether it is counted in seconds, not in reps.
  package var isHeld: Bool { self == .plank || self == .wallSit }
}
