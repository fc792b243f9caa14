/// An event that a voice comments on (requirement R1-04). The raw values are those of the contract.
package enum VoiceEvent: Int, Sendable, Hashable, CaseIterable {
  case countdown = 1
  case rep = 2
  case half = 3
  case lastRep = 4
  case targetMet = 5
  case formCue = 6
  case trophy = 7
  case levelUp = 8

  /// The name in the catalogue's file.
  package var name: String {
    switch self {
    case .countdown: "countdown"
    case .rep: "rep"
    case .half: "half"
    case .lastRep: "last-rep"
    case .targetMet: "target-met"
    case .formCue: "form-cue"
    case .trophy: "trophy"
    case .levelUp: "level-up"
    }
  }

  /// The placeholders that the device can fill in.
  package var placeholders: Set<String> {
    switch self {
    case .countdown, .rep, .half, .targetMet, .levelUp: ["n"]
    case .lastRep: []
    case .formCue: ["cue"]
    case .trophy: ["title"]
    }
  }
}
