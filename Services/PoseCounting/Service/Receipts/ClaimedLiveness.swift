package import PoseCountingDomain

/// The sign of life as a receipt claims it, in milliseconds since the first frame.
package struct ClaimedLiveness: Sendable, Equatable {
  package var kind: LivenessKind
  package var result: LivenessResult
  package var askedMilliseconds: Int64?
  package var answeredMilliseconds: Int64?

  package init(_ outcome: LivenessOutcome) {
    (kind, result) = (outcome.kind, outcome.result)
    askedMilliseconds = outcome.asked.map { $0 / 1_000 }
    answeredMilliseconds = outcome.answered.map { $0 / 1_000 }
  }

  /// The claim of a set that was not live: an answer proves nothing if there was time to make it.
  package var ofNoLiveSet: ClaimedLiveness { ClaimedLiveness(LivenessOutcome(kind: kind)) }
}

extension ClaimedLiveness: Codable {
  private enum Key: String, CodingKey {
    case kind, result
    case asked = "asked_ms"
    case answered = "answered_ms"
  }
  /// The contract's names, without their prefixes.
  private static let kinds: [LivenessKind: String] = [.pause: "PAUSE", .raisedHand: "RAISED_HAND"]
  private static let results: [LivenessResult: String] = [
    .notAsked: "NOT_ASKED", .passed: "PASSED", .failed: "FAILED", .unanswered: "UNANSWERED",
  ]

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.kinds[kind], forKey: .kind)
    try container.encode(Self.results[result], forKey: .result)
    try container.encodeIfPresent(askedMilliseconds, forKey: .asked)
    try container.encodeIfPresent(answeredMilliseconds, forKey: .answered)
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func value<Value>(_ key: Key, of names: [Value: String]) throws -> Value {
      let name = try container.decode(String.self, forKey: key)
      guard let value = names.first(where: { $0.value == name })?.key else {
        throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "unknown: \(name)")
      }
      return value
    }
    kind = try value(.kind, of: Self.kinds)
    result = try value(.result, of: Self.results)
    askedMilliseconds = try container.decodeIfPresent(Int64.self, forKey: .asked)
    answeredMilliseconds = try container.decodeIfPresent(Int64.self, forKey: .answered)
  }
}
