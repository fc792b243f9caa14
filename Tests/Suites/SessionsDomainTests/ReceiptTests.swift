import SessionsDomain
import Testing
import TitanCore

@Suite("Sessions and receipts")
struct ReceiptTests {
  private let claim = try! draft().checked(at: noon)  // The draft that SessionDraftTests show to be good.

  @Test("A declared session has no proof")
  func declared() {
    let facts = claim.declared(by: ada, at: noon)
    #expect(facts.evidence == .declared)
    #expect(!facts.evidence.isCounted)
    #expect(facts.proof == nil)
    #expect(facts.localDate.description == "2026-05-31")
    #expect(!facts.isLate)
  }

  @Test("A session takes its times from the receipt")
  func proven() throws {
    let receipt = receipt(start: noon - .seconds(359), end: noon - .seconds(299))
    let facts = try claim.proven(by: receipt, for: ada, at: noon)
    #expect((facts.start, facts.end) == (receipt.start, receipt.end))
    #expect(facts.evidence == .verifiedStream)
    #expect(facts.proof?.streamID == receipt.streamID)
    #expect(facts.proof?.reps == receipt.reps)
  }

  @Test("Evidence is weaker if the landmarks are not kept, and weakest if the receipt is doubtful")
  func worth() throws {
    for (isDoubtful, isKept, evidence) in [
      (false, true, Evidence.verifiedStream), (false, false, .verifiedDigest), (true, true, .device),
      (true, false, .device),
    ] {
      var receipt = receipt()
      (receipt.isDoubtful, receipt.isKept) = (isDoubtful, isKept)
      let facts = try claim.proven(by: receipt, for: ada, at: noon)
      #expect(facts.evidence == evidence && facts.proof?.streamID == receipt.streamID)
      receipt.isSimulated = true
      let simulated = try claim.proven(by: receipt, for: ada, at: noon)
      #expect(simulated.evidence == .simulated && !simulated.evidence.isCounted && !simulated.evidence.isDone)
    }
    #expect(Evidence.allCases.filter { !$0.isDone } == [.simulated])
  }

  @Test("Sets are clipped to the receipt's time span")
  func sets() throws {
    let sets = [
      SessionDraft.Set(reps: 6, start: .at(noon - .seconds(60)), end: .at(noon - .seconds(40))),
      SessionDraft.Set(reps: 6, start: .at(noon - .seconds(30)), end: .at(noon)),
    ]
    let claim = try draft(sets: sets).checked(at: noon)
    let receipt = receipt(start: noon - .seconds(50), end: noon - .seconds(10))
    let facts = try claim.proven(by: receipt, for: ada, at: noon)
    #expect(facts.sets.map(\.start) == [noon - .seconds(50), noon - .seconds(30)])
    #expect(facts.sets.map(\.end) == [noon - .seconds(40), noon - .seconds(10)])
  }

  @Test("Another user's receipt is refused")
  func wrongUser() {
    #expect(throws: ReceiptError.wrongUser) { try claim.proven(by: receipt(user: bob), for: ada, at: noon) }
  }

  @Test("Count and times must agree with the receipt")
  func disagreement() {
    let cases: [(VerifiedReceipt, [String])] = [
      (receipt(reps: 11), ["session.reps"]),
      (receipt(start: noon - .seconds(361)), ["session.start_time"]),
      (receipt(start: noon - .seconds(660), end: noon - .seconds(600)), ["session.start_time", "session.end_time"]),
      (receipt(start: noon + .seconds(240), end: noon + .seconds(301)), ["session.end_time"]),
    ]
    for (receipt, fields) in cases {
      let error = #expect(throws: InvalidSession.self) { try claim.proven(by: receipt, for: ada, at: noon) }
      #expect(error?.violations.map(\.field) == fields)
    }
  }

  @Test("A receipt that contradicts itself is refused")
  func contradiction() {
    var backwards = receipt()
    backwards.end = backwards.start - .seconds(1)
    var unordered = receipt()
    unordered.reps.swapAt(3, 4)
    var outside = receipt()
    outside.reps[11].endMilliseconds = 60_001
    for wrong in [backwards, unordered, outside] {
      #expect(throws: ReceiptError.self) { try claim.proven(by: wrong, for: ada, at: noon) }
    }
    #expect(receipt().contradiction == nil)
  }

  @Test("A session is late if it is recorded more than a day after its end")
  func late() {
    #expect(!claim.declared(by: ada, at: noon + .seconds(86_400)).isLate)
    #expect(claim.declared(by: ada, at: noon + .seconds(86_401)).isLate)
  }
}

@Suite("Local date of a session")
struct LocalDateTests {
  /// D1, D2, D6: the date on the device's own clock when the session began.
  @Test(
    arguments: [
      // New York's 23-hour day and 25-hour day (both 01:30), and Lord Howe's 24.5-hour day (both 01:30).
      (1_772_951_400, -18_000, 0, "2026-03-08"), (1_793_511_000, -14_400, 0, "2026-11-01"),
      (1_793_514_600, -18_000, 0, "2026-11-01"), (1_775_313_000, 39_600, 0, "2026-04-05"),
      (1_775_314_800, 37_800, 0, "2026-04-05"),
      // A set at 23:58 with all reps after midnight.
      (1_780_264_680, 7_200, 0, "2026-05-31"), (1_780_264_800, 7_200, 0, "2026-06-01"),
      // A set at 03:30 when the day begins at 04:00, and at 00:00.
      (1_780_191_000, 7_200, 240, "2026-05-30"), (1_780_191_000, 7_200, 0, "2026-05-31"),
    ] as [(Int64, Int, Int, String)])
  func date(_ seconds: Int64, _ offset: Int, _ dayStart: Int, _ expected: String) throws {
    let start = Timestamp(seconds: seconds)
    let claim = try draft(start: .at(start), end: .at(start + .seconds(600)), offset: offset)
      .checked(at: start + .seconds(600))
    let rules = StartRules(dayStart: try #require(DayStart(minutes: dayStart)))
    let facts = claim.declared(by: ada, at: start, rules: rules)
    #expect(facts.localDate.description == expected)
  }
}
