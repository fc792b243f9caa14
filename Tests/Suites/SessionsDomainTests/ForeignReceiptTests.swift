import SessionsDomain
import Testing
import TitanCore

@Suite("Sessions with the receipt of another installation")
struct ForeignReceiptTests {
  private let claim = try! draft().checked(at: noon)  // The draft that SessionDraftTests show to be good.
  private var declared: SessionFacts { claim.declared(by: ada, at: noon) }

  /// Issued to an account of the other installation: bob.
  private func receipt(_ change: (inout VerifiedReceipt) -> Void = { _ in }) -> VerifiedReceipt {
    var receipt = SessionsDomainTests.receipt(user: bob)
    change(&receipt)
    return receipt
  }

  @Test("A trusted receipt of exactly this session proves it")
  func proven() throws {
    let receipt = receipt()
    let foreign = ForeignReceipt(jws: "a.b.c", trusted: receipt)
    let proven = try #require(foreign.proven(declared))
    #expect(foreign.formerUser == bob)
    #expect((proven.evidence, proven.hasForeignReceipt) == (.verifiedDigest, true))
    #expect((proven.proof?.receiptID, proven.proof?.streamID) == (receipt.receiptID, receipt.streamID))
    #expect(proven.proof?.reps == receipt.reps)
    // Nothing else changes.
    var same = proven
    (same.evidence, same.proof, same.hasForeignReceipt) = (.declared, nil, false)
    #expect(same == declared)
  }

  @Test("The landmarks are elsewhere, so the evidence is a digest at best, and doubts remain")
  func worth() {
    for (isDoubtful, isKept, evidence) in [
      (false, true, Evidence.verifiedDigest), (false, false, .verifiedDigest), (true, true, .device),
      (true, false, .device),
    ] {
      let receipt = receipt { ($0.isDoubtful, $0.isKept) = (isDoubtful, isKept) }
      #expect(ForeignReceipt(jws: "a.b.c", trusted: receipt).proven(declared)?.evidence == evidence)
    }
  }

  @Test("A receipt of anything else proves nothing")
  func other() {
    let changes: [(String, (inout VerifiedReceipt) -> Void)] = [
      ("one rep more", { $0.reps.append(RepTime(startMilliseconds: 30_000, endMilliseconds: 31_000)) }),
      ("one rep less", { $0.reps.removeLast() }), ("no reps", { $0.reps = [] }),
      ("another start", { $0.start = $0.start - .milliseconds(1) }),
      ("another end", { $0.end = $0.end + .milliseconds(1) }),
      ("a simulated set", { $0.isSimulated = true }),
      ("reps outside it", { $0.reps[11].endMilliseconds = 60_001 }),
    ]
    for (what, change) in changes {
      #expect(ForeignReceipt(jws: "a.b.c", trusted: receipt(change)).proven(declared) == nil, "\(what)")
    }
  }

  @Test("A receipt that nobody trusts proves nothing, and its session is no better than a declared one")
  func kept() {
    let foreign = ForeignReceipt(jws: "a.b.c", trusted: nil)
    #expect(foreign.formerUser == nil && foreign.proven(declared) == nil)
    let kept = foreign.kept(declared)
    #expect((kept.evidence, kept.hasForeignReceipt, kept.proof) == (.foreignReceipt, true, nil))
    #expect(!kept.evidence.isCounted && kept.evidence.isDone && kept.evidence.tallied == .declared)
    #expect(foreign.kept(kept) == kept)
  }

  @Test("It ranks between what a device reports and what is typed in")
  func rank() {
    #expect(
      Evidence.allCases.sorted() == [
        .verifiedStream, .verifiedDigest, .device, .foreignReceipt, .declared, .simulated,
      ])
    #expect(Evidence.allCases.filter { $0.tallied != $0 } == [.foreignReceipt])
  }
}
