import PoseCountingDomain
import Testing
import TitanProto

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

  @Test("And the counter every cue and flag that the contract has")
  func nothingMore() {
    #expect(PoseV1.FeedbackCode.known.count == FeedbackCode.allCases.count + 1)
    #expect(PoseV1.RepFlag.known.count == RepFlag.allCases.count + 1)
  }

  /// `hipSag` is HIP_SAG.
  private static func wireName(_ name: String) -> String {
    name.map { $0.isUppercase ? "_\($0)" : $0.uppercased() }.joined()
  }
}
