import Foundation
import HabitsDomain
import HabitsService
import Testing
import TitanCore
import TitanPostgres
import TitanProto
import TitanTesting

@Suite("The store of habits")
struct HabitStoreTests {
  private func change(_ number: Int, reps: Int?, ago: Int = 0, of user: UserID = user()) -> ProjectedChange {
    ProjectedChange(
      user: user, source: SourceID(uuid(number)),
      state: reps.map {
        .init(
          start: noon - .seconds(ago * 86_400), timeZone: "UTC", utcOffsetSeconds: 0, localDate: monday - ago, reps: $0)
      })
  }

  @Test("With a checkpoint or without, late data or not: where a habit stands is what its whole history says")
  func checkpoints() async throws {
    try await TestService.with { service in
      let start = monday - 400
      try await service.create(1, perDay: 2, from: start)
      var generator = SplitMix64(seed: 5)
      var expected: HabitDays = [:]
      // Mostly forwards, sometimes far back.
      for step in 0..<300 {
        let ago =
          step % 7 == 0
          ? Int.random(in: 0...400, using: &generator)
          : max(0, 400 - step * 400 / 300 - Int.random(in: 0...5, using: &generator))
        let value = Int.random(in: 0...4, using: &generator)
        try await service.set(1, UInt32(value), on: monday - ago)
        expected[monday - ago] = HabitDay(count: value)
        guard step % 25 == 24 else { continue }
        let track = try await service.store.track(habitID(1), of: user())
        let rule = track.habit.facts.rule(firstWeekday: 1)
        let whole = HabitStanding(HabitFold(from: start, by: rule), expected, on: monday, by: rule)
        #expect(track.standing(on: monday) == whole)
        #expect(try await service.store.history(of: habitID(1), user()).days == expected.filter { $0.value != .empty })
      }
      let track = try await service.store.track(habitID(1), of: user())
      #expect(track.checkpoint != nil && track.days.count < 60, "an overview need not look at years")
    }
  }

  @Test("Sessions fill linked habits, before and after the link, and take back what they gave")
  func links() async throws {
    try await TestService.with { service in
      let store = service.store
      try await service.create(1, from: monday - 10)
      try await service.create(2, "Train", from: monday - 10)
      #expect(try await store.apply([change(1, reps: 10, ago: 1)], from: "", to: "a", at: noon) == [])
      _ = try await store.link(habitID(1), of: user(), to: .pushUpReps, at: noon)
      _ = try await store.link(habitID(2), of: user(), to: .pushUpSessions, at: noon)
      #expect(try await service.progress(1).total == 10)
      let changes = [change(2, reps: 7), change(3, reps: 5, ago: 11), change(4, reps: 9, of: user(2))]
      #expect(try await store.apply(changes, from: "a", to: "b", at: noon) == [user()])
      #expect(try await service.progress(1).total == 17, "the one before the first date is left out")
      #expect(try await service.progress(2).total == 2)
      // The same again, a recount, and a deletion.
      #expect(try await store.apply([change(2, reps: 7)], from: "b", to: "c", at: noon) == [user()])
      #expect(try await service.progress(1).total == 17)
      _ = try await store.apply([change(2, reps: 8)], from: "c", to: "d", at: noon)
      #expect(try await service.progress(1).today == 8)
      _ = try await store.apply([change(1, reps: nil)], from: "d", to: "e", at: noon)
      #expect(try await service.progress(1).total == 8)
      #expect(try await service.progress(2).total == 1)
      #expect(try await store.apply([change(9, reps: 1)], from: "d", to: "x", at: noon) == nil)
      _ = try await store.link(habitID(1), of: user(), to: nil, at: noon)
      #expect(try await service.progress(1).total == 0)
    }
  }

  @Test("What a feed that is read again does not mention is gone when it has been read, not before")
  func rebuild() async throws {
    try await TestService.with { service in
      let store = service.store
      try await service.create(1, from: monday - 10)
      _ = try await store.link(habitID(1), of: user(), to: .pushUpReps, at: noon)
      _ = try await store.apply([change(1, reps: 3), change(2, reps: 4)], from: "", to: "a", at: noon)
      try await store.beginRebuild(from: "a")
      #expect(try await store.standing() == ProjectionStanding(cursor: "", isRebuilding: true))
      _ = try await store.apply([change(2, reps: 4)], from: "", to: "b", at: noon)
      #expect(try await service.progress(1).total == 7)
      #expect(try await store.finishRebuild(at: noon) == [user()])
      #expect(try await service.progress(1).total == 4)
      #expect(try await store.standing() == ProjectionStanding(cursor: "b", isRebuilding: false))
    }
  }

  @Test("Nothing of a user who is erased stays, and nothing of others goes")
  func erase() async throws {
    try await TestService.with { service in
      for number in 1...2 {
        try await service.create(1, of: user(number))
        try await service.record(1, requestID: "\(uuid(50).uuidString)", of: user(number))
      }
      _ = try await service.store.apply(
        [change(1, reps: 3), change(2, reps: 3, of: user(2))], from: "", to: "a", at: noon)
      try await service.store.erase(user())
      try await service.store.erase(user())
      #expect(try await service.store.tracks(of: user(), HabitFilter(), limit: 9).isEmpty)
      #expect(try await service.store.zone(of: user()) == nil)
      #expect(try await service.store.tracks(of: user(2), HabitFilter(), limit: 9).count == 1)
      // A request id of before is new again.
      try await service.create(1)
      #expect(try await service.record(1, 5, requestID: "\(uuid(50).uuidString)").day == 5)
    }
  }
}
