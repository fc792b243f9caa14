import SessionsDomain
import SessionsService
import Testing
import TitanCore
import TitanRPC
import TitanRequests
import TitanTesting

@Suite("Session store: changes")
struct SessionChangeStoreTests {
  @Test("A deletion can be undone within thirty days", arguments: StoreKind.allCases)
  func undelete(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      guard case .recorded(let session) = try await store.create(newSession(1)) else {
        Issue.record("not recorded")
        return
      }
      await #expect(throws: SessionConflict.notDeleted(sessionID(1))) {
        try await store.undelete(sessionID(1), of: user(), at: noon)
      }
      #expect(try await store.delete(sessionID(1), of: user(), at: noon))
      let late = noon + SessionLimits.undeletable + .microseconds(1)
      #expect(try await store.undelete(sessionID(1), of: user(), at: late) == nil)
      #expect(try await store.undelete(sessionID(1), of: user(2), at: noon) == nil)
      #expect(try await store.undelete(sessionID(2), of: user(), at: noon) == nil)
      let back = try await store.undelete(sessionID(1), of: user(), at: noon + SessionLimits.undeletable)
      #expect(back?.facts == session.facts)
      #expect((back?.revision, back?.deleteTime) == (3, nil))
      let there = try await store.session(sessionID(1), of: user())
      #expect(there == back)
      #expect(try await store.create(newSession(1)) == .existing(try #require(there)))
    }
  }

  @Test("A deleted session can't be restored once its stream or its time is taken", arguments: StoreKind.allCases)
  func taken(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      _ = try await store.create(newSession(1, stream: 9))
      #expect(try await store.delete(sessionID(1), of: user(), at: noon))
      _ = try await store.create(newSession(2, minutes: 30, stream: 9))
      await #expect(throws: SessionConflict.streamUsed(by: sessionID(2))) {
        try await store.undelete(sessionID(1), of: user(), at: noon)
      }
      #expect(try await store.delete(sessionID(2), of: user(), at: noon))
      _ = try await store.create(newSession(3))
      await #expect(throws: SessionConflict.overlap(with: sessionID(3))) {
        try await store.undelete(sessionID(1), of: user(), at: noon)
      }
      #expect(try await store.delete(sessionID(3), of: user(), at: noon))
      #expect(try await store.undelete(sessionID(1), of: user(), at: noon) != nil)
      // Its stream is free again.
      await #expect(throws: SessionConflict.streamUsed(by: sessionID(1))) {
        try await store.undelete(sessionID(2), of: user(), at: noon)
      }
    }
  }

  @Test(
    "A change is stored, a refused one is not, and one without a difference keeps the revision",
    arguments: StoreKind.allCases)
  func change(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      _ = try await store.create(newSession(1))
      let noted = try await store.change(sessionID(1), of: user(), at: noon, request: nil) { session in
        var facts = session.facts
        (facts.note, facts.target) = ("später", 25)
        return facts
      }
      let there = try #require(try await store.session(sessionID(1), of: user()))
      #expect(noted == .changed(there))
      #expect((there.facts.note, there.facts.target, there.revision) == ("später", 25, 2))
      let same = try await store.change(sessionID(1), of: user(), at: noon, request: nil) { $0.facts }
      #expect(same == .unchanged(there))
      await #expect(throws: RecountConflict.empty) {
        _ = try await store.change(sessionID(1), of: user(), at: noon, request: nil) { _ in throw RecountConflict.empty
        }
      }
      #expect(try await store.session(sessionID(1), of: user()) == there)
      #expect(try await store.pastCounts(of: sessionID(1), of: user()) == [])
      for (id, owner) in [(sessionID(2), user()), (sessionID(1), user(2))] {
        #expect(try await store.change(id, of: owner, at: noon, request: nil) { $0.facts } == nil)
      }
      #expect(try await store.delete(sessionID(1), of: user(), at: noon))
      #expect(try await store.change(sessionID(1), of: user(), at: noon, request: nil) { $0.facts } == nil)
    }
  }

  @Test("A replaced count is kept in the history", arguments: StoreKind.allCases)
  func recount(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      _ = try await store.create(newSession(1))
      for version in [2, 3] {
        _ = try await store.change(sessionID(1), of: user(), at: noon + .seconds(version), request: nil) { session in
          var facts = session.facts
          (facts.reps, facts.sets[0].reps) = (version, version)
          facts.proof?.reps = (0..<version).map { .init(startMilliseconds: $0 * 900, endMilliseconds: $0 * 900 + 800) }
          facts.proof?.receiptID = ReceiptID(uuid(100 + version))
          facts.proof?.counter = "pushup/\(version)"
          return facts
        }
      }
      let facts = try #require(try await store.session(sessionID(1), of: user())).facts
      #expect((facts.reps, facts.sets.map(\.reps), facts.proof?.counter) == (3, [3], "pushup/3"))
      #expect(facts.proof?.reps.last == RepTime(startMilliseconds: 1_800, endMilliseconds: 2_600))
      #expect(
        try await store.pastCounts(of: sessionID(1), of: user()) == [
          PastCount(
            receiptID: ReceiptID(uuid(102)), counter: "pushup/2", reps: 2, evidence: .verifiedStream,
            replaceTime: noon + .seconds(3)),
          PastCount(
            receiptID: ReceiptID(uuid(1)), counter: "pushup/1", reps: 5, evidence: .verifiedStream,
            replaceTime: noon + .seconds(2)),
        ])
      #expect(try await store.pastCounts(of: sessionID(1), of: user(2)) == [])
    }
  }

  @Test("A change with a repeated request id returns the first response", arguments: StoreKind.allCases)
  func requests(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      _ = try await store.create(newSession(1))
      let request = RememberedRequest<Session>(id: RequestID(uuid(77)), payloadDigest: [1]) { [UInt8($0.revision)] }
      func note(_ text: String) async throws -> ChangedSession? {
        try await store.change(sessionID(1), of: user(), at: noon, request: request) { session in
          var facts = session.facts
          facts.note = text
          return facts
        }
      }
      _ = try await note("a")
      #expect(try await note("b") == .replayed([2]))
      #expect(try await store.session(sessionID(1), of: user())?.facts.note == "a")
    }
  }
}
