import ProfileDomain
import TitanCore
import TitanRPC

/// Somebody changed what was to be changed.
struct EtagMismatch: ProfileFailure {
  /// `profile`, `settings`.
  let thing: String
  let current: String

  var rpcError: RPCError { .etagMismatch(of: thing, now: current) }

  func text(in language: Language) -> String? {
    language.say(
      "This was changed on another device. Please look again.",
      "Das wurde auf einem anderen Gerät geändert. Bitte sieh noch einmal nach.")
  }
}

extension MeasurementConflict: ProfileFailure {
  var rpcError: RPCError {
    RPCError(
      .alreadyExists, reason: "MEASUREMENT_EXISTS", "measurement \(id) exists with other content, or was deleted",
      info: ["measurement_id": "\(id)"])
  }

  func text(in language: Language) -> String? { nil }
}

extension BmiRequest.Missing: ProfileFailure {
  var rpcError: RPCError {
    switch self {
    case .height:
      RPCError(.failedPrecondition, reason: "HEIGHT_UNKNOWN", "height_cm is neither given nor in the profile")
    case .weight:
      RPCError(.failedPrecondition, reason: "WEIGHT_UNKNOWN", "weight_kg is neither given nor was it ever measured")
    }
  }

  func text(in language: Language) -> String? {
    switch self {
    case .height: language.say("Please enter how tall you are.", "Bitte gib deine Größe ein.")
    case .weight: language.say("Please enter what you weigh.", "Bitte gib dein Gewicht ein.")
    }
  }
}
