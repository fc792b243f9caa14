import SessionsDomain
import Testing
import TitanCore

@Suite("Recounts by a newer counter")
struct AcceptedRecountTests {
  private let first = receipt()
  private let facts: SessionFacts

  init() throws {
    let sets = [(8, 0, 20), (4, 30, 60)].map { reps, from, to in
      SessionDraft.Set(
        reps: reps, start: .at(noon - .seconds(60 - from)), end: .at(noon - .seconds(60 - to)))
    }
    facts = try draft(sets: sets).checked(at: noon).proven(by: first, for: ada, at: noon)
  }

  /// The session's stream, counted again.
  private func again(_ reps: Int, by counter: String = "pushup/2") -> VerifiedReceipt {
    var again = first
    again.receiptID = ReceiptID(.version7(at: noon + .seconds(1)))
    again.counter = counter
    again.reps = (0..<reps).map { RepTime(startMilliseconds: $0 * 2_000, endMilliseconds: $0 * 2_000 + 1_500) }
    return again
  }

  @Test("Count, times and sets come from the newer counter, and everything else stays")
  func counted() throws {
    let new = try Recount(receipt: again(20)).applied(to: facts)
    #expect((new.reps, new.proof?.counter, new.proof?.reps.count) == (20, "pushup/2", 20))
    // The second set began 30 s after the start: fifteen reps had ended before that.
    #expect(new.sets.map(\.reps) == [15, 5])
    #expect(new.sets.map(\.start) == facts.sets.map(\.start))
    #expect(new.isTargetMet)
    var rest = new
    (rest.reps, rest.proof, rest.sets) = (facts.reps, facts.proof, facts.sets)
    #expect(rest == facts)
  }

  @Test("A receipt with another start time still belongs to the session, which keeps its own")
  func otherTime() throws {
    var moved = again(20)
    (moved.start, moved.end) = (moved.start - .seconds(86_400), moved.end - .seconds(86_400))
    let new = try Recount(receipt: moved).applied(to: facts)
    #expect(new.reps == 20 && new.start == facts.start && new.end == facts.end && new.localDate == facts.localDate)
  }

  @Test("A set without reps is dropped")
  func sets() throws {
    let new = try Recount(receipt: again(12)).applied(to: facts)
    #expect(new.sets.map(\.reps) == [12])
    let fewer = try Recount(receipt: again(3), acceptsLowerCount: true).applied(to: facts)
    #expect(fewer.sets.map(\.reps) == [3])
  }

  @Test("The receipt that a session already has changes nothing")
  func same() throws { #expect(try Recount(receipt: first).applied(to: facts) == facts) }

  @Test("A recount never lowers the count unless the user accepts it")
  func lower() throws {
    #expect(throws: RecountConflict.lowerCount(old: 12, new: 11)) { try Recount(receipt: again(11)).applied(to: facts) }
    #expect(try Recount(receipt: again(11), acceptsLowerCount: true).applied(to: facts).reps == 11)
    #expect(throws: RecountConflict.empty) {
      try Recount(receipt: again(0), acceptsLowerCount: true).applied(to: facts)
    }
  }

  @Test("A recount never raises the evidence")
  func evidence() throws {
    var doubtful = again(12)
    doubtful.isDoubtful = true
    #expect(try Recount(receipt: doubtful).applied(to: facts).evidence == .device)
    var before = facts
    before.evidence = .device
    #expect(try Recount(receipt: again(12)).applied(to: before).evidence == .device)
    before.evidence = .simulated
    #expect(try Recount(receipt: again(12)).applied(to: before).evidence == .simulated)
  }

  @Test(
    "A recount needs a later version of the same counter",
    arguments: ["pushup/1", "pushup/0", "squat/2", "pushup", "/2", ""])
  func counters(_ counter: String) {
    #expect(throws: RecountConflict.notNewer(counter, than: "pushup/1")) {
      try Recount(receipt: again(20, by: counter)).applied(to: facts)
    }
  }

  @Test("A recount needs the session's own stream")
  func others() throws {
    let conflict = RecountConflict.otherStream(first.streamID)
    var stream = again(20)
    stream.streamID = LandmarkStreamID(.version7(at: noon + .seconds(2)))
    var digest = again(20)
    digest.streamDigest = String(repeating: "cd", count: 32)
    var moved = again(20)
    moved.end = moved.end + .seconds(1)
    for other in [stream, digest, moved] {
      #expect(throws: conflict) { try Recount(receipt: other).applied(to: facts) }
    }
    var bobs = again(20)
    bobs.userID = bob
    #expect(throws: ReceiptError.wrongUser) { try Recount(receipt: bobs).applied(to: facts) }
    var declared = facts
    declared.proof = nil
    #expect(throws: RecountConflict.withoutReceipt(facts.sessionID)) {
      try Recount(receipt: again(20)).applied(to: declared)
    }
  }
}
