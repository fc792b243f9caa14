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
  static func parameters(with values: [String: Int64], from start: PushUpParameters) throws -> PushUpParameters {
    let unknown = values.keys.filter { name in !all.contains { $0.name == name } }
    guard unknown.isEmpty else { throw ValidationError("unknown names: \(unknown.sorted().joined(separator: ", "))") }
    var parameters = start
    for threshold in all {
      if let value = values[threshold.name] { threshold.set(&parameters, value) }
    }
    return parameters
  }

  /// Those of a version: a rule that is switched off in it has none.
  static func all(of version: PushUpParameters) -> [Threshold] { all.filter { $0.get(version) > 0 } }

  private static let all: [Threshold] =
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
      Threshold("foreshortenedArm", \.foreshortenedArm), Threshold("armMemory", \.armMemory),
      Threshold("armMemoryElsewhere", \.armMemoryElsewhere), Threshold("longestTravel", \.longestTravel),
      Threshold("provingTravel", \.provingTravel), Threshold("provingHands", \.provingHands),
      Threshold("provingPosture", \.provingPosture), Threshold("comeback", \.comeback),
      Threshold("leastDescent", \.leastDescent), Threshold("riseAtEnd", \.riseAtEnd),
      Threshold("supportedPosture", \.supportedPosture), Threshold("straightLegs", \.straightLegs),
      Threshold("shortestBodyOnKnees", \.shortestBodyOnKnees), Threshold("hipsLeftBehind", \.hipsLeftBehind),
      Threshold("pictureTurn", \.pictureTurn), Threshold("shallowTravel", \.shallowTravel),
      Threshold("shallowAngle", \.shallowAngle), Threshold("deepAnyway", \.deepAnyway),
    ] + ends("armToTrunk", \.armToTrunk) + ends("handsToFeet", \.handsToFeet)
    + ends("armToTrunkOnKnees", \.armToTrunkOnKnees)
}
