import PoseCountingDomain
import PoseProto
import Testing

@Suite("ListCounters")
struct CountersTests {
  @Test("Every version with every number it decides by, and one that is the default")
  func counters() async throws {
    let counters = try await PoseFixture().connect().listCounters(.init()).counters
    let pushUps = counters.filter { $0.exercise == .pushUp }
    #expect(pushUps.map(\.name) == PushUpParameters.versions.map(\.name))
    #expect(pushUps.filter(\.isDefault).map(\.name) == [PushUpParameters.standard.name])
    for (counter, parameters) in zip(pushUps, PushUpParameters.versions) {
      #expect(counter.exercise == .pushUp)
      #expect(counter.schemas == PoseV1.LandmarkSchema.known.filter { $0 != .unspecified })
      let values = Dictionary(counter.parameters.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
      #expect(values.count == counter.parameters.count)
      #expect(values["floor"] == Int64(parameters.floor))
      #expect(values["smoothing"] == parameters.smoothing)
      #expect(values["armToTrunk.from"] == Int64(parameters.armToTrunk.lowerBound))
      #expect(values["armToTrunk.to"] == Int64(parameters.armToTrunk.upperBound))
      // By the names that the properties have now, and each with its value.
      var expected: [String: Int64] = [:]
      for case (let name?, let value) in Mirror(reflecting: parameters).children where name != "name" {
        switch value {
        case let number as Int: expected[name] = Int64(number)
        case let number as Int64: expected[name] = number
        case let range as ClosedRange<Millidegrees>:
          expected[name + ".from"] = range.lowerBound
          expected[name + ".to"] = range.upperBound
        default: Issue.record("\(name) is no number: \(value)")
        }
      }
      #expect(values == expected)
      #expect(values["loneArm"] == 250, "a quarter, in thousandths as the contract says")
    }
  }

  @Test("Each other exercise has a counter of its own, which counts reps or seconds, and from bodies only")
  func others() async throws {
    let counters = try await PoseFixture().connect().listCounters(.init()).counters.filter { $0.exercise != .pushUp }
    #expect(counters.map(\.exercise) == PoseV1.Exercise.known.filter { $0 != .unspecified && $0 != .pushUp })
    #expect(
      counters.map(\.name) == [
        "squat/1", "lunge/1", "situp/1", "jumpingjack/1", "pullup/1", "burpee/1", "plank/1", "wallsit/1",
      ])
    for counter in counters {
      #expect(counter.isDefault && !counter.schemas.isEmpty && !counter.schemas.contains(.faceBox))
      #expect(counter.unit == ([.plank, .wallSit].contains(counter.exercise) ? .seconds : .reps))
    }
  }
}

/// The counter's numbers go over the wire and into receipts as they are.
@Suite("The contract has a name for whatever the counter says")
struct CounterWordsTests {
  @Test("Cues", arguments: FeedbackCode.allCases)
  func cue(_ code: FeedbackCode) {
    let name = PoseV1.FeedbackCode(rawValue: Int32(code.rawValue)).description
    #expect(name == "FEEDBACK_CODE_" + Self.wireName("\(code)"))
  }

  @Test("Flags of a rep", arguments: RepFlag.allCases)
  func flag(_ flag: RepFlag) {
    #expect(PoseV1.RepFlag(rawValue: Int32(flag.rawValue)).description == "REP_FLAG_" + Self.wireName("\(flag)"))
  }

  @Test("Why movements don't count", arguments: Refusal.allCases)
  func problem(_ refusal: Refusal) {
    let name = PoseV1.MovementProblem(rawValue: Int32(refusal.rawValue)).description
    #expect(name == "MOVEMENT_PROBLEM_" + Self.wireName("\(refusal)"))
  }

  @Test("And the counter every cue and flag that the contract has")
  func nothingMore() {
    #expect(PoseV1.FeedbackCode.known.count == FeedbackCode.allCases.count + 1)
    #expect(PoseV1.MovementProblem.known.count == Refusal.allCases.count + 1)
    #expect(PoseV1.RepFlag.known.count == RepFlag.allCases.count + 1)
  }

  /// `hipSag` is HIP_SAG.
  private static func wireName(_ name: String) -> String {
    name.map { $0.isUppercase ? "_\($0)" : $0.uppercased() }.joined()
  }
}
