import SessionsDomain
import SessionsService
import Testing
import TitanCore
import TitanFeeds
import TitanTesting

/// Accounts of another installation have the numbers from 100.
@Suite("Foreign receipts in the store")
struct ForeignReceiptStoreTests {
  /// A session that was imported with a receipt.
  private func imported(
    _ number: Int, of owner: UserID = user(), from former: UserID? = user(100), minutes: Int = 0, stream: Int? = nil
  ) throws -> NewSession {
    var new = newSession(number, of: owner, minutes: minutes, .declared)
    let proof = try #require(newSession(number, minutes: minutes, stream: stream).facts.proof)
    let trusted = former.map {
      VerifiedReceipt(
        receiptID: proof.receiptID, userID: $0, streamID: proof.streamID, streamDigest: proof.streamDigest,
        motionDigest: proof.motionDigest, counter: proof.counter, start: new.facts.start, end: new.facts.end,
        reps: proof.reps)
    }
    new.foreignReceipt = ForeignReceipt(
      jws: "receipt.\(number).\(former == nil ? "unknown" : "known")", trusted: trusted)
    return new
  }

  private func evidence(_ number: Int, of owner: UserID = user(), _ store: any SessionStore) async throws -> Evidence? {
    try await store.session(sessionID(number), of: owner)?.facts.evidence
  }

  @Test("A receipt that nobody trusts is kept, and its session counts as a declared one", arguments: StoreKind.allCases)
  func kept(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      let new = try imported(1, from: nil)
      guard case .recorded(let session) = try await store.create(new) else {
        Issue.record("not recorded")
        return
      }
      #expect((session.facts.evidence, session.facts.proof, session.revision) == (.foreignReceipt, nil, 1))
      #expect(try await store.session(sessionID(1), of: user()) == session)
      #expect(try await store.foreignReceipt(of: sessionID(1), of: user()) == "receipt.1.unknown")
      #expect(try await store.foreignReceipt(of: sessionID(1), of: user(2)) == nil)
      _ = try await store.create(newSession(2, minutes: 5, .declared))
      #expect(try await store.sessions(of: user(), .init(evidence: [.foreignReceipt]), limit: 9) == [session])
      let declared = try await store.sessions(of: user(), .init(evidence: [.declared]), limit: 9)
      #expect(declared.map(\.facts.sessionID) == [sessionID(2)])
      #expect(try await store.statsEntries(of: user()).map(\.evidence) == [.declared, .declared])
      #expect(try await store.trainingDates(of: user()).map(\.isCounted) == [false])
      // Twice imported is once.
      #expect(try await store.create(new) == .existing(session))
    }
  }

  @Test("A trusted receipt counts: with its proof, in statistics, and for followers", arguments: StoreKind.allCases)
  func proven(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      guard case .recorded(let session) = try await store.create(imported(1)) else {
        Issue.record("not recorded")
        return
      }
      #expect(session.facts.evidence == .verifiedDigest)
      #expect(session.facts.proof == newSession(1).facts.proof)
      #expect(try await store.session(sessionID(1), of: user()) == session)
      #expect(try await store.foreignReceipt(of: sessionID(1), of: user()) == "receipt.1.known")
      #expect(try await store.statsEntries(of: user()).map(\.evidence) == [.verifiedDigest])
      #expect(try await store.create(imported(1)) == .existing(session))
      // It may be deleted and restored.
      #expect(try await store.delete(sessionID(1), of: user(), at: noon))
      #expect(try await store.undelete(sessionID(1), of: user(), at: noon)?.facts.proof == session.facts.proof)
    }
  }

  @Test("Importing again raises a session once its receipt is trusted", arguments: StoreKind.allCases)
  func raised(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      _ = try await store.create(newSession(1, .declared))
      guard case .judgedAgain(let kept) = try await store.create(imported(1, from: nil)) else {
        Issue.record("the receipt isn't kept")
        return
      }
      #expect((kept.facts.evidence, kept.revision) == (.foreignReceipt, 2))
      guard case .judgedAgain(let raised) = try await store.create(imported(1)) else {
        Issue.record("the session isn't raised")
        return
      }
      #expect((raised.facts.evidence, raised.revision) == (.verifiedDigest, 3))
      #expect(raised.facts.proof == newSession(1).facts.proof)
      #expect(try await store.session(sessionID(1), of: user()) == raised)
      #expect(try await store.foreignReceipt(of: sessionID(1), of: user()) == "receipt.1.known")
      // It doesn't fall again.
      #expect(try await store.create(imported(1, from: nil)) == .existing(raised))
      #expect(try await store.foreignReceipt(of: sessionID(1), of: user()) == "receipt.1.known")
    }
  }

  @Test("An account has one former account, and a former account belongs to one", arguments: StoreKind.allCases)
  func binding(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      _ = try await store.create(imported(1))
      // A passed-on archive: the same receipts in another account.
      _ = try await store.create(imported(1, of: user(2)))
      #expect(try await evidence(1, of: user(2), store) == .foreignReceipt)
      // Somebody else's archive in the same account.
      _ = try await store.create(imported(2, from: user(101), minutes: 10))
      #expect(try await evidence(2, store) == .foreignReceipt)
      // What failed has bound nothing.
      _ = try await store.create(imported(3, of: user(2), from: user(101), minutes: 20))
      #expect(try await evidence(3, of: user(2), store) == .verifiedDigest)
      _ = try await store.create(imported(4, minutes: 30))
      #expect(try await evidence(4, store) == .verifiedDigest)
    }
  }

  @Test("An account of this installation is nobody's former account", arguments: StoreKind.allCases)
  func ownAccount(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      _ = try await store.create(newSession(1, of: user(100)))
      _ = try await store.create(imported(1))
      #expect(try await evidence(1, store) == .foreignReceipt)
    }
  }

  @Test("A set counts once, and counted sets don't overlap", arguments: StoreKind.allCases)
  func once(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      _ = try await store.create(imported(1, stream: 7))
      _ = try await store.create(imported(2, minutes: 10, stream: 7))
      #expect(try await evidence(2, store) == .foreignReceipt)
      _ = try await store.create(newSession(3, minutes: 20))
      _ = try await store.create(imported(4, minutes: 20))
      #expect(try await evidence(4, store) == .foreignReceipt)
      // Once the other is gone, importing again raises it.
      #expect(try await store.delete(sessionID(3), of: user(), at: noon))
      _ = try await store.create(imported(4, minutes: 20))
      #expect(try await evidence(4, store) == .verifiedDigest)
    }
  }

  @Test("Only what a receipt doesn't prove counts against the quota", arguments: StoreKind.allCases)
  func quota(_ kind: StoreKind) async throws {
    try await kind.withStore(quota: SessionQuota(limit: 1)) { store in
      _ = try await store.create(imported(1, from: nil))
      _ = try await store.create(imported(2, minutes: 10))
      await #expect(throws: SessionConflict.self) { try await store.create(imported(3, from: nil, minutes: 20)) }
    }
  }

  @Test("Two accounts that want the same former account at once: one gets it")
  func atOnce() async throws {
    try await StoreKind.postgres.withStore { store in
      let all = try (1...8).map { try imported(1, of: user($0)) }
      try await withThrowingTaskGroup { group in
        for new in all { group.addTask { _ = try await store.create(new) } }
        try await group.waitForAll()
      }
      var proven = 0
      for number in 1...8 where try await evidence(1, of: user(number), store) == .verifiedDigest { proven += 1 }
      #expect(proven == 1)
    }
  }
}
