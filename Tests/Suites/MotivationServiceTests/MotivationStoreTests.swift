import MotivationDomain
import MotivationService
import Testing
import TitanCore
import TitanPostgres
import TitanRPC
import TitanRequests
import TitanTesting

@Suite("Motivation store")
struct MotivationStoreTests {
  @Test("Shown quotes are remembered for their own user only", arguments: StoreKind.allCases)
  func shown(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      let ids = ["a", "b", "a"].map { QuoteID($0) }
      for (index, id) in ids.enumerated() {
        let shown = try await store.show(to: user()) { shown in
          #expect(shown.count == min(index, 2))
          return id
        }
        #expect(shown == id)
      }
      _ = try await store.show(to: user()) { shown in
        #expect((shown[QuoteID("a")] ?? 0) > (shown[QuoteID("b")] ?? .max))
        return nil
      }
      let others = try await store.show(to: user(2)) { shown in
        #expect(shown.isEmpty)
        return nil
      }
      #expect(others == nil)
    }
  }

  @Test("Concurrent requests of a user get different quotes", arguments: StoreKind.allCases)
  func together(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      let ids = (0..<40).map { QuoteID("q-\($0)") }
      let shown = try await withThrowingTaskGroup(of: QuoteID?.self) { group in
        for seed in 0..<40 {
          group.addTask {
            try await store.show(to: user()) { shown in
              var generator = SplitMix64(seed: UInt64(seed))
              return QuoteChoice.next(of: ids, shown: shown, using: &generator)
            }
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(Set(shown.compactMap(\.self)).count == 40)
    }
  }

  @Test("A like counts once, and an unlike takes it back", arguments: StoreKind.allCases)
  func likes(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      let (one, two) = (QuoteID("one"), QuoteID("two"))
      try await store.setLike(false, one, by: user(), at: noon)
      for seconds in [0, 5] { try await store.setLike(true, one, by: user(), at: noon + .seconds(seconds)) }
      try await store.setLike(true, two, by: user(), at: noon + .seconds(1))
      try await store.setLike(true, one, by: user(2), at: noon)
      let found = try await store.popularity(of: [one, two, QuoteID("three")], for: user(2))
      #expect(found[one] == Popularity(likes: 2, isLiked: true))
      #expect(found[two] == Popularity(likes: 1, isLiked: false))
      #expect(found[QuoteID("three")] ?? .nobody == .nobody)
      #expect(
        try await store.likes(of: user(), after: nil, limit: 9) == [
          Like(quote: two, time: noon + .seconds(1)), Like(quote: one, time: noon),
        ])
      #expect(
        try await store.likes(of: user(), after: Like(quote: two, time: noon + .seconds(1)), limit: 9).map(\.quote)
          == [one])
      #expect(try await store.likedQuotes(of: user()) == [one, two])
      for _ in 0..<2 { try await store.setLike(false, one, by: user(), at: noon) }
      let after = try await store.popularity(of: [one], for: user())
      #expect(after[one] == Popularity(likes: 1, isLiked: false))
    }
  }

  @Test("Concurrent likes and unlikes keep the count right", arguments: StoreKind.allCases)
  func concurrentLikes(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      let quote = QuoteID("q")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<200 {
          group.addTask { try await store.setLike(number % 2 == 0, quote, by: user(number % 5), at: noon) }
        }
        try await group.waitForAll()
      }
      for number in 0..<5 { try await store.setLike(true, quote, by: user(number), at: noon) }
      #expect(try await store.popularity(of: [quote], for: user())[quote] == Popularity(likes: 5, isLiked: true))
      for number in 0..<5 { try await store.setLike(false, quote, by: user(number), at: noon) }
      #expect(try await store.popularity(of: [quote], for: user())[quote] ?? .nobody == .nobody)
    }
  }

  @Test("The last known level and voice, and the last named zone, are remembered", arguments: StoreKind.allCases)
  func listeners(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      #expect(try await store.listener(user()) == Listener())
      #expect(try await store.timeZone(of: user()) == nil)
      try await store.setTimeZone("Europe/Berlin", of: user())
      #expect(try await store.listener(user()) == Listener())
      for listener in [
        Listener(titanLevel: 7, voice: VoicePackID("drill")), Listener(titanLevel: 8, voice: nil), Listener(),
      ] {
        try await store.setTitanLevel(listener.titanLevel, of: user())
        try await store.setVoice(listener.voice, of: user())
        #expect(try await store.listener(user()) == listener)
      }
      #expect(try await store.timeZone(of: user()) == "Europe/Berlin")
      try await store.setTimeZone("UTC", of: user())
      #expect(try await store.timeZone(of: user()) == "UTC")
      try await store.setTitanLevel(3, of: user(2))
      #expect(try await store.listener(user()) == Listener())
      #expect(try await store.timeZone(of: user(2)) == nil)
    }
  }

  @Test("Series are stored as they were sent, and listed in pages, newest first", arguments: StoreKind.allCases)
  func series(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      var weekly = reminder(2, after: 1)
      weekly.content.series = ReminderSeries(
        frequency: .weekly, weekdays: [1, 5], times: .spread(ReminderWindow(first: 480, last: 1_200, timesPerDay: 4)),
        timeZone: "Asia/Tokyo", firstDate: day, lastDate: day + 30)
      var once = reminder(3, text: "", after: 2)
      once.content.series = ReminderSeries(frequency: .once, times: .at([0]), firstDate: day + 1)
      once.content.isEnabled = false
      let all = [once, weekly, reminder(1)]
      for made in all.reversed() {
        let stored = try await store.create(made, of: user(), isDryRun: false)
        #expect(stored == made)
      }
      // The same request later returns the same series.
      #expect(try await store.create(reminder(1, after: 50), of: user(), isDryRun: false) == reminder(1))
      #expect(try await store.reminders(of: user(), after: nil, limit: 9) == all)
      let place = ReminderPlace(createTime: once.createTime, id: once.id)
      #expect(try await store.reminders(of: user(), after: place, limit: 1) == [weekly])
      #expect(try await store.reminder(reminderID(2), of: user()) == weekly)
      #expect(try await store.reminder(reminderID(2), of: user(2)) == nil)
      #expect(try await store.reminders(of: user(2), after: nil, limit: 9).isEmpty)
    }
  }

  @Test("An id belongs to one series forever", arguments: StoreKind.allCases)
  func conflicts(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      _ = try await store.create(reminder(1), of: user(), isDryRun: false)
      let conflict = ReminderConflict.idTaken(reminderID(1))
      await #expect(throws: conflict) {
        try await store.create(reminder(1, text: "other"), of: user(), isDryRun: false)
      }
      #expect(try await store.delete(reminderID(1), of: user(), at: noon))
      #expect(try await store.delete(reminderID(1), of: user(), at: noon))
      #expect(try await store.delete(reminderID(2), of: user(), at: noon) == false)
      for isDryRun in [false, true] {
        await #expect(throws: conflict) { try await store.create(reminder(1), of: user(), isDryRun: isDryRun) }
      }
      // Other users' ids do not matter.
      _ = try await store.create(reminder(1, text: "other"), of: user(2), isDryRun: false)
    }
  }

  @Test("A user has at most fifty series, until one is deleted", arguments: StoreKind.allCases)
  func limit(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      for number in 1...50 { _ = try await store.create(reminder(number), of: user(), isDryRun: false) }
      await #expect(throws: ReminderConflict.tooMany) {
        try await store.create(reminder(51), of: user(), isDryRun: false)
      }
      await #expect(throws: ReminderConflict.tooMany) {
        try await store.create(reminder(51), of: user(), isDryRun: true)
      }
      _ = try await store.create(reminder(50), of: user(), isDryRun: false)
      _ = try await store.delete(reminderID(50), of: user(), at: noon)
      #expect(try await store.create(reminder(51), of: user(), isDryRun: true) == reminder(51))
      #expect(try await store.reminder(reminderID(51), of: user()) == nil)
      _ = try await store.create(reminder(51), of: user(), isDryRun: false)
      #expect(try await store.deleteAll(of: user(), at: noon) == 50)
      #expect(try await store.deleteAll(of: user(), at: noon) == 0)
      #expect(try await store.reminders(of: user(), after: nil, limit: 9).isEmpty)
    }
  }

  @Test(
    "A change raises the revision, a refused one does not, and a repeated one returns the same",
    arguments: StoreKind.allCases)
  func changes(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      struct Refused: Error {}
      _ = try await store.create(reminder(1), of: user(), isDryRun: false)
      let later = noon + .seconds(60)
      await #expect(throws: Refused.self) {
        try await store.change(reminderID(1), of: user(), at: later, request: nil) { _ in throw Refused() }
      }
      let same = try await store.change(reminderID(1), of: user(), at: later, request: nil) { $0.content }
      #expect(same == .done(reminder(1)))
      let request = RememberedRequest<Reminder>(id: RequestID(uuid(7)), payloadDigest: [1]) { [UInt8($0.revision)] }
      var changed = reminder(1)
      (changed.content.isEnabled, changed.revision, changed.updateTime) = (false, 2, later)
      for expected in [Answered.done(changed), .replayed([2])] {
        let outcome = try await store.change(reminderID(1), of: user(), at: later, request: request) { current in
          var content = current.content
          content.isEnabled = false
          return content
        }
        #expect(outcome == expected)
      }
      #expect(try await store.reminder(reminderID(1), of: user()) == changed)
      let foreign = try await store.change(reminderID(1), of: user(2), at: later, request: nil) { $0.content }
      #expect(foreign == nil)
    }
  }

  @Test("A reminder is acknowledged once", arguments: StoreKind.allCases)
  func acknowledgements(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      _ = try await store.create(reminder(1), of: user(), isDryRun: false)
      let key = ReminderKey(reminder: reminderID(1), localDate: day, minute: 720)
      let first = try await store.acknowledge(key, by: user(), at: noon, forgettingBefore: day - 8)
      #expect(first == Acknowledgement(time: noon, wasFirst: true))
      let again = try await store.acknowledge(key, by: user(), at: noon + .seconds(9), forgettingBefore: day - 8)
      #expect(again == Acknowledgement(time: noon, wasFirst: false))
      let foreign = try await store.acknowledge(key, by: user(2), at: noon, forgettingBefore: day - 8)
      #expect(foreign == nil)
      #expect(try await store.acknowledged(by: user(), since: day) == [key])
      #expect(try await store.acknowledged(by: user(), since: day + 1).isEmpty)
      // Acknowledgements from long ago are erased with the next one.
      let next = ReminderKey(reminder: reminderID(1), localDate: day + 9, minute: 480)
      _ = try await store.acknowledge(next, by: user(), at: noon, forgettingBefore: day + 1)
      #expect(try await store.acknowledged(by: user(), since: day) == [next])
    }
  }
}
