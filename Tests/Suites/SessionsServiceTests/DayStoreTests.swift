import SessionsDomain
import SessionsService
import Testing
import TitanCore
import TitanPostgres
import TitanRPC
import TitanRequests
import TitanTesting

@Suite("Day store: clocks and pauses")
struct DayStoreTests {
  private let day = CalendarDay(of: noon, utcOffsetSeconds: 0)

  private func withStore(_ kind: StoreKind, _ body: @Sendable (any DayStore) async throws -> Void) async throws {
    switch kind {
    case .memory: try await body(MemoryDayStore())
    case .postgres: try await TestDatabase.with(.sessions) { try await body(PostgresDayStore($0)) }
    }
  }

  private func pause(_ number: Int, _ from: Int, _ to: Int) -> Pause {
    Pause(id: PauseID(uuid(number)), dates: day + from...day + to, reason: "süß \(number)")
  }

  @Test("Each clock applies from its change on", arguments: StoreKind.allCases)
  func clocks(_ kind: StoreKind) async throws {
    try await withStore(kind) { store in
      #expect(try await store.clocks(of: user()).current == .standard)
      let first = try await store.changeClock(of: user(), at: noon, request: nil) { clock in
        var clock = clock
        clock.timeZone = "Europe/Berlin"
        return clock
      }
      let later = noon + .seconds(60)
      let second = try await store.changeClock(of: user(), at: later, request: nil) { clock in
        var clock = clock
        (clock.dayStart, clock.firstWeekday) = (DayStart(minutes: 240) ?? .midnight, 7)
        return clock
      }
      let (one, two) = (
        UserClock(timeZone: "Europe/Berlin", revision: 1, updateTime: noon),
        UserClock(
          timeZone: "Europe/Berlin", dayStart: DayStart(minutes: 240) ?? .midnight, firstWeekday: 7, revision: 2,
          updateTime: later)
      )
      #expect(first == .changed(one) && second == .changed(two))
      let history = try await store.clocks(of: user())
      #expect(history.current == two)
      #expect(history.clock(at: noon - .seconds(1)) == .standard)
      #expect(history.clock(at: noon) == one && history.clock(at: later - .milliseconds(1)) == one)
      #expect(history.clock(at: later) == two)
      #expect(try await store.clocks(of: user(2)).current == .standard)
    }
  }

  @Test("A refused change leaves the clock alone, and a repeated one returns the same", arguments: StoreKind.allCases)
  func clockRequests(_ kind: StoreKind) async throws {
    try await withStore(kind) { store in
      struct Refused: Error {}
      await #expect(throws: Refused.self) {
        try await store.changeClock(of: user(), at: noon, request: nil) { _ in throw Refused() }
      }
      #expect(try await store.clocks(of: user()).current == .standard)
      let id = RequestID(uuid(7))
      let request = RememberedRequest<UserClock>(id: id, payloadDigest: [1]) { [UInt8($0.revision)] }
      _ = try await store.changeClock(of: user(), at: noon, request: request) { $0 }
      let again = try await store.changeClock(of: user(), at: noon, request: request) { $0 }
      #expect(again == .replayed([1]))
      let other = RememberedRequest<UserClock>(id: id, payloadDigest: [2]) { _ in [] }
      await #expect(throws: RPCError.self) {
        try await store.changeClock(of: user(), at: noon, request: other) { $0 }
      }
      #expect(try await store.clocks(of: user()).current.revision == 1)
    }
  }

  @Test("Pauses are listed newest first, in pages", arguments: StoreKind.allCases)
  func pauses(_ kind: StoreKind) async throws {
    try await withStore(kind) { store in
      let all = [pause(1, 0, 2), pause(2, 5, 5), pause(3, 10, 40)]
      for pause in all { try await store.create(pause, of: user(), today: day, at: noon) }
      // A repeated call has no effect.
      try await store.create(all[1], of: user(), today: day + 100, at: noon)
      try await store.create(pause(1, 1, 1), of: user(2), today: day, at: noon)
      let first = try await store.pauses(of: user(), after: nil, limit: 2)
      #expect(first == [all[2], all[1]])
      let place = PausePlace(firstDate: first[1].dates.lowerBound, id: first[1].id)
      #expect(try await store.pauses(of: user(), after: place, limit: 2) == [all[0]])
    }
  }

  @Test("Pauses can't overlap, and may begin at most three dates ago", arguments: StoreKind.allCases)
  func conflicts(_ kind: StoreKind) async throws {
    try await withStore(kind) { store in
      try await store.create(pause(1, -3, 2), of: user(), today: day, at: noon)
      for (pause, conflict) in [
        (pause(1, -3, 3), PauseConflict.idTaken(PauseID(uuid(1)))), (pause(2, 2, 3), .overlap(with: PauseID(uuid(1)))),
        (pause(2, -4, -4), .tooFarBack(earliest: day - 3)),
      ] {
        await #expect(throws: conflict) { try await store.create(pause, of: user(), today: day, at: noon) }
      }
      try await store.create(pause(2, 3, 3), of: user(), today: day, at: noon)
      #expect(try await store.delete(PauseID(uuid(1)), of: user(), at: noon))
      #expect(try await store.delete(PauseID(uuid(1)), of: user(), at: noon))
      #expect(try await store.delete(PauseID(uuid(9)), of: user(), at: noon) == false)
      #expect(try await store.delete(PauseID(uuid(2)), of: user(2), at: noon) == false)
      await #expect(throws: PauseConflict.idTaken(PauseID(uuid(1)))) {
        try await store.create(pause(1, -3, 2), of: user(), today: day, at: noon)
      }
      // Its dates are free again.
      try await store.create(pause(3, 0, 2), of: user(), today: day, at: noon)
      #expect(try await store.pauses(of: user(), after: nil, limit: 9) == [pause(2, 3, 3), pause(3, 0, 2)])
    }
  }
}
