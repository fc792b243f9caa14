import ArgumentParser
import PoseCountingDomain

/// A parameter by which a counter decides whether a body did a push-up. Parameters for form, cues and faces don't
/// matter here.
struct Threshold: Sendable {
  let name: String
  let get: @Sendable (PushUpParameters) -> Int64
  let set: @Sendable (inout PushUpParameters, Int64) -> Void

  private init<Number: FixedWidthInteger & SendableMetatype>(
    _ name: String, _ path: any WritableKeyPath<PushUpParameters, Number> & Sendable
  ) {
    self.name = name
    get = { Int64($0[keyPath: path]) }
    set = { $0[keyPath: path] = Number(clamping: $1) }
  }

  /// If the lower end of a range would be above the upper one, the upper one follows, and vice versa.
  private static func ends(
    _ name: String, _ path: any WritableKeyPath<PushUpParameters, ClosedRange<Millidegrees>> & Sendable
  ) -> [Threshold] {
    [
      Threshold(name: "\(name).lower", get: { Int64($0[keyPath: path].lowerBound) }) { parameters, value in
        let (end, value) = (parameters[keyPath: path].upperBound, Millidegrees(clamping: value))
        parameters[keyPath: path] = value...max(value, end)
      },
      Threshold(name: "\(name).upper", get: { Int64($0[keyPath: path].upperBound) }) { parameters, value in
        let (end, value) = (parameters[keyPath: path].lowerBound, Millidegrees(clamping: value))
        parameters[keyPath: path] = min(end, value)...value
      },
    ]
  }

  private init(
    name: String, get: @escaping @Sendable (PushUpParameters) -> Int64,
    set: @escaping @Sendable (inout PushUpParameters, Int64) -> Void
  ) {
    (self.name, self.get, self.set) = (name, get, set)
  }

  /// - Throws: `ValidationError` for an unknown name.
  static func parameters(with values: [String: Int64]) throws -> PushUpParameters {
    let unknown = values.keys.filter { name in !all.contains { $0.name == name } }
    guard unknown.isEmpty else { throw ValidationError("unknown names: \(unknown.sorted().joined(separator: ", "))") }
    var parameters = PushUpParameters.standard
    for threshold in all {
      if let value = values[threshold.name] { threshold.set(&parameters, value) }
    }
    return parameters
  }

  static let all: [Threshold] =
    [
      Threshold("smoothing", \.smoothing), Threshold("armChoice", \.armChoice), Threshold("descent", \.descent),
      Threshold("topDecay", \.topDecay), Threshold("rise", \.rise),
      Threshold("riseBeforeDescent", \.riseBeforeDescent), Threshold("lockout", \.lockout), Threshold("turn", \.turn),
      Threshold("stall", \.stall), Threshold("floor", \.floor), Threshold("repRange", \.repRange),
      Threshold("partialRange", \.partialRange), Threshold("leastTop", \.leastTop),
      Threshold("shortestRep", \.shortestRep), Threshold("longestRep", \.longestRep),
      Threshold("longestGap", \.longestGap), Threshold("foreshortenedTrunk", \.foreshortenedTrunk),
      Threshold("longestForeshortenedTrunk", \.longestForeshortenedTrunk), Threshold("straightHip", \.straightHip),
      Threshold("bentKnee", \.bentKnee), Threshold("shortestBody", \.shortestBody),
      Threshold("postureShare", \.postureShare), Threshold("handsToFeetChange", \.handsToFeetChange),
      Threshold("plantedHands", \.plantedHands), Threshold("plantedHandsWhenSupported", \.plantedHandsWhenSupported),
      Threshold("shoulderTravel", \.shoulderTravel), Threshold("cut", \.cut), Threshold("provenReps", \.provenReps),
      Threshold("setBreak", \.setBreak), Threshold("sameRange", \.sameRange), Threshold("sameDuration", \.sameDuration),
      Threshold("floorInSet", \.floorInSet), Threshold("postureShareInSet", \.postureShareInSet),
      Threshold("plantedHandsInSet", \.plantedHandsInSet), Threshold("plantedHandsHeadOn", \.plantedHandsHeadOn),
      Threshold("headOnShare", \.headOnShare), Threshold("hangingArms", \.hangingArms), Threshold("loneArm", \.loneArm),
    ] + ends("armToTrunk", \.armToTrunk) + ends("handsToFeet", \.handsToFeet)
}
