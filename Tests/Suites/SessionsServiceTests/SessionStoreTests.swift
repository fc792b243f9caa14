import SessionsDomain
import SessionsService
import Testing
import TitanCore
import TitanFeeds
import TitanRPC
import TitanRequests
import TitanTesting

@Suite("Session store")
struct SessionStoreTests {
  @Test("A session is read as it was recorded", arguments: StoreKind.allCases)
  func roundTrip(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      let (counted, declared) = (newSession(1), newSession(2, minutes: 5, .declared))
      for new in [counted, declared] {
        let made = Session(facts: new.facts, createTime: new.createTime)
        let created = try await store.create(new)
        #expect(created == .recorded(made))
        #expect(try await store.session(new.facts.sessionID, of: user()) == made)
      }
      #expect(try await store.session(sessionID(1), of: user(2)) == nil)
      #expect(try await store.session(sessionID(3), of: user()) == nil)
    }
  }

  @Test("The same id returns the same session, or a conflict if the content differs", arguments: StoreKind.allCases)
  func sameID(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      guard case .recorded(let session) = try await store.create(newSession(1)) else {
        Issue.record("not recorded")
        return
      }
      #expect(try await store.create(newSession(1)) == .existing(session))
      await #expect(throws: SessionConflict.idTaken(sessionID(1))) {
        try await store.create(newSession(1, content: 2))
      }
      // Another user's session with the same id does not matter.
      let other = newSession(1, of: user(2))
      #expect(try await store.create(other) == .recorded(Session(facts: other.facts, createTime: other.createTime)))
      #expect(try await store.delete(sessionID(1), of: user(), at: noon))
      await #expect(throws: SessionConflict.deleted(sessionID(1))) { try await store.create(newSession(1)) }
    }
  }

  @Test("A stream counts once per user, until its session is deleted", arguments: StoreKind.allCases)
  func sameStream(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      _ = try await store.create(newSession(1, stream: 9))
      await #expect(throws: SessionConflict.streamUsed(by: sessionID(1))) {
        try await store.create(newSession(2, minutes: 30, stream: 9))
      }
      _ = try await store.create(newSession(2, of: user(2), stream: 9))
      #expect(try await store.delete(sessionID(1), of: user(), at: noon))
      _ = try await store.create(newSession(3, minutes: 30, stream: 9))
    }
  }

  @Test("Counted sessions can't overlap, and declared ones can", arguments: StoreKind.allCases)
  func overlap(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      var long = newSession(1)
      long.facts.end = long.facts.start + .seconds(6 * 3_600)
      _ = try await store.create(long)
      for minutes in [0, 359] {
        await #expect(throws: SessionConflict.overlap(with: sessionID(1))) {
          try await store.create(newSession(2, minutes: minutes))
        }
      }
      _ = try await store.create(newSession(2, minutes: 360))
      _ = try await store.create(newSession(3, minutes: -1))
      _ = try await store.create(newSession(4, minutes: 10, .declared))
      _ = try await store.create(newSession(5, of: user(2)))
      #expect(try await store.delete(sessionID(1), of: user(), at: noon))
      _ = try await store.create(newSession(6, minutes: 10))
    }
  }

  @Test("A simulated session is listed and may overlap others, but doesn't count", arguments: StoreKind.allCases)
  func simulated(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      _ = try await store.create(newSession(1))
      let simulated = newSession(2, .simulated)
      let made = Session(facts: simulated.facts, createTime: simulated.createTime)
      #expect(try await store.create(simulated) == .recorded(made))
      #expect(try await store.create(simulated) == .existing(made))
      _ = try await store.create(newSession(3, minutes: 9, .declared))
      func listed(_ evidence: Set<Evidence>) async throws -> [SessionID] {
        try await store.sessions(of: user(), SessionFilter(evidence: evidence), limit: 9).map(\.facts.sessionID)
      }
      #expect(try await Set(listed([])) == [sessionID(1), sessionID(2), sessionID(3)])
      #expect(try await listed([.simulated]) == [sessionID(2)])
      #expect(try await listed([.declared]) == [sessionID(3)])
      #expect(try await store.session(sessionID(2), of: user()) == made)
      let date = made.facts.localDate
      #expect(
        try await Set(store.chartEntries(of: user(), on: date...date).map(\.sessionID)) == [sessionID(1), sessionID(3)])
      #expect(try await Set(store.statsEntries(of: user()).map(\.sessionID)) == [sessionID(1), sessionID(3)])
      #expect(try await store.delete(sessionID(1), of: user(), at: noon))
      #expect(try await store.delete(sessionID(3), of: user(), at: noon))
      #expect(try await store.trainingDates(of: user()).isEmpty)
      // A stream is used once, whatever its evidence; a restored session is as before.
      await #expect(throws: SessionConflict.streamUsed(by: sessionID(2))) {
        try await store.create(newSession(4, minutes: 99, stream: 2))
      }
      #expect(try await store.delete(sessionID(2), of: user(), at: noon))
      #expect(try await store.undelete(sessionID(2), of: user(), at: noon)?.facts == made.facts)
    }
  }

  @Test("Followers don't see simulated sessions, and their owner does", arguments: StoreKind.allCases)
  func simulatedFeed(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      _ = try await store.create(newSession(1, .simulated))
      _ = try await store.create(newSession(2, minutes: 9))
      #expect(try await store.delete(sessionID(1), of: user(), at: noon))
      func heard(_ scope: SessionScope, _ detail: SessionDetail = .everything) async throws -> [SessionID] {
        try await store.changes(scope, detail, after: .beginning(of: FeedPositions.slots), limit: 9).entries
          .compactMap(\.change.sessionID)
      }
      for detail in [SessionDetail.everything, .counts] {
        #expect(try await heard(.sessions, detail) == [sessionID(2)])
        #expect(try await heard(.sessionsAndDays, detail) == [sessionID(2)])
      }
      let watched = try await store.changes(of: user(), after: 0, limit: 9).changes.map(\.session.facts.sessionID)
      #expect(watched == [sessionID(2), sessionID(1)], "in the order of their newest changes")
      let changed = try await store.changedUsers(after: .beginning(of: FeedPositions.slots), limit: 9)
      #expect(changed.entries.map(\.change) == [user(), user()])
    }
  }

  @Test(
    "The number of declared sessions per day is limited, including deleted ones, and other evidence is not limited",
    arguments: StoreKind.allCases)
  func quota(_ kind: StoreKind) async throws {
    try await kind.withStore(quota: SessionQuota(limit: 3)) { store in
      func declare(_ number: Int, _ evidence: Evidence = .declared, of owner: UserID = user(), at seconds: Int)
        async throws
      {
        var new = newSession(number, of: owner, minutes: 10 * number, evidence)
        new.createTime = noon + .seconds(seconds)
        _ = try await store.create(new)
      }
      for number in 1...3 { try await declare(number, number == 2 ? .device : .declared, at: number) }
      let full = SessionConflict.quotaUsedUp(limit: 3, until: noon + .seconds(86_401), now: noon + .seconds(9))
      await #expect(throws: full) { try await declare(4, at: 9) }
      // An existing session is returned, and a counted one is accepted; other users have their own quota.
      try await declare(1, at: 9)
      for number in 10...14 { try await declare(number, .verifiedStream, at: 9) }
      for number in 20...22 { try await declare(number, of: user(2), at: 9) }
      #expect(try await store.delete(sessionID(1), of: user(), at: noon))
      await #expect(throws: full) { try await declare(4, at: 9) }
      try await declare(4, at: 86_401)
      await #expect(throws: SessionConflict.self) { try await declare(5, at: 86_401) }
      try await declare(5, at: 86_402)
      let asked = [1, 4, 7, 20].map(sessionID)
      #expect(try await store.stored(asked, of: user()) == [sessionID(1), sessionID(4)])
      #expect(try await store.stored([], of: user()) == [])
    }
  }

  @Test("Active dates have their first and last session, separately for counted ones", arguments: StoreKind.allCases)
  func trainingDates(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      var west = newSession(3, minutes: 60, .declared)
      west.facts.utcOffsetSeconds = -36_000
      for new in [newSession(1, minutes: 10), newSession(2, minutes: 5), west, newSession(4, minutes: 1_440, .device)] {
        _ = try await store.create(new)
      }
      _ = try await store.create(newSession(5, minutes: 2_880))
      #expect(try await store.delete(sessionID(5), of: user(), at: noon))
      _ = try await store.create(newSession(6, of: user(2), minutes: 4_320))
      func moment(_ minutes: Int, _ offset: Int = 7_200) -> ActiveDate.Moment {
        ActiveDate.Moment(start: noon + .seconds(minutes * 60), utcOffsetSeconds: offset)
      }
      let day = CalendarDay(of: noon, utcOffsetSeconds: 7_200)
      let dates = try await store.trainingDates(of: user())
      #expect(
        Set(dates) == [
          TrainingDate(isCounted: true, active: ActiveDate(date: day, first: moment(5), last: moment(10))),
          TrainingDate(
            isCounted: false, active: ActiveDate(date: day, first: moment(60, -36_000), last: moment(60, -36_000))),
          TrainingDate(
            isCounted: false, active: ActiveDate(date: day + 1, first: moment(1_440), last: moment(1_440))),
        ])
      #expect(dates.count == 3)
      #expect(
        dates.activeDates() == [
          ActiveDate(date: day, first: moment(5), last: moment(60, -36_000)),
          ActiveDate(date: day + 1, first: moment(1_440), last: moment(1_440)),
        ])
      #expect(dates.activeDates(countedOnly: true).map(\.date) == [day])
    }
  }

  @Test("A deletion can be repeated, and an unknown session can't be deleted", arguments: StoreKind.allCases)
  func delete(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      _ = try await store.create(newSession(1))
      #expect(try await store.delete(sessionID(1), of: user(2), at: noon) == false)
      #expect(try await store.session(sessionID(1), of: user()) != nil)
      #expect(try await store.delete(sessionID(1), of: user(), at: noon))
      #expect(try await store.delete(sessionID(1), of: user(), at: noon))
      #expect(try await store.session(sessionID(1), of: user()) == nil)
      #expect(try await store.sessions(of: user(), SessionFilter(), limit: 9).isEmpty)
      #expect(try await store.delete(sessionID(2), of: user(), at: noon) == false)
    }
  }

  @Test("Sessions are listed newest first, page by page, between dates", arguments: StoreKind.allCases)
  func list(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      // Two start at the same instant, so their ids decide.
      for (number, minutes) in [(1, 0), (2, 0), (3, 1_440), (4, -1_440), (5, 60)] {
        _ = try await store.create(
          newSession(number, minutes: minutes, reps: number, number == 4 ? .verifiedStream : .declared))
      }
      func ids(_ filter: SessionFilter, _ limit: Int = 9) async throws -> [SessionID] {
        try await store.sessions(of: user(), filter, limit: limit).map(\.facts.sessionID)
      }
      #expect(try await ids(SessionFilter()) == [3, 5, 2, 1, 4].map(sessionID))
      #expect(try await ids(SessionFilter(), 3) == [3, 5, 2].map(sessionID))
      #expect(try await ids(SessionFilter(after: .init(start: noon, id: sessionID(2)))) == [1, 4].map(sessionID))
      let today = CalendarDay(of: noon, utcOffsetSeconds: 7_200)
      #expect(try await ids(SessionFilter(fromLocalDate: today)) == [3, 5, 2, 1].map(sessionID))
      #expect(try await ids(SessionFilter(fromLocalDate: today, toLocalDate: today)) == [5, 2, 1].map(sessionID))
      #expect(try await ids(SessionFilter(toLocalDate: today - 1)) == [4].map(sessionID))
      #expect(try await ids(SessionFilter(minReps: 3)) == [3, 5, 4].map(sessionID))
      #expect(try await ids(SessionFilter(minReps: 10_001)).isEmpty)
      #expect(try await ids(SessionFilter(evidence: [.verifiedStream, .device])) == [4].map(sessionID))
      #expect(try await ids(SessionFilter(evidence: [.declared], minReps: 3)) == [3, 5].map(sessionID))
    }
  }

  @Test("A chart's data and the newest time zone are read", arguments: StoreKind.allCases)
  func chart(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      #expect(try await store.newestZone(of: user()) == nil)
      for (number, minutes) in [(1, 0), (2, 1_440), (3, 2_880)] {
        var new = newSession(number, minutes: minutes, number == 1 ? .verifiedStream : .declared)
        new.facts.timeZone = "Etc/GMT+\(number)"
        _ = try await store.create(new)
      }
      #expect(try await store.delete(sessionID(3), of: user(), at: noon))
      let today = CalendarDay(of: noon, utcOffsetSeconds: 7_200)
      let entries = try await store.chartEntries(of: user(), on: today...today + 2)
      #expect(entries.map(\.evidence).sorted() == [.verifiedStream, .declared])
      #expect(try await store.chartEntries(of: user(), on: today + 1...today + 1).map(\.sessionID) == [sessionID(2)])
      #expect(try await store.newestZone(of: user()) == "Etc/GMT+2")
    }
  }

  @Test("The data for statistics covers every existing session", arguments: StoreKind.allCases)
  func stats(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      let (counted, declared) = (newSession(1), newSession(2, minutes: 1_440, .declared))
      for new in [counted, declared, newSession(3, minutes: 2_880), newSession(1, of: user(2))] {
        _ = try await store.create(new)
      }
      #expect(try await store.delete(sessionID(3), of: user(), at: noon))
      let day = counted.facts.localDate
      let times = (0..<5).map {
        RepTime(
          startMilliseconds: $0 * 2_000, endMilliseconds: $0 * 2_000 + 1_500,
          form: RepForm(depthPercent: 100 - $0, qualityPercent: $0))
      }
      #expect(
        Set(try await store.statsEntries(of: user())) == [
          StatsEntry(
            sessionID: sessionID(1), start: noon, localDate: day, reps: 5, evidence: .verifiedStream, setReps: [5],
            repTimes: times),
          StatsEntry(
            sessionID: sessionID(2), start: noon + .seconds(86_400), localDate: day + 1, reps: 5, evidence: .declared,
            setReps: [5]),
        ])
    }
  }

  @Test("A repeated request id returns the first response", arguments: StoreKind.allCases)
  func requests(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      let id = RequestID(uuid(77))
      let request = RememberedRequest<Session>(id: id, payloadDigest: [1]) { Array("\($0.facts.sessionID)".utf8) }
      _ = try await store.create(newSession(1, request: request))
      let answer = CreatedSession.replayed(Array("\(sessionID(1))".utf8))
      #expect(try await store.create(newSession(1, request: request)) == answer)
      // Even after the session is deleted.
      #expect(try await store.delete(sessionID(1), of: user(), at: noon))
      #expect(try await store.create(newSession(1, request: request)) == answer)
      let other = RememberedRequest<Session>(id: id, payloadDigest: [2]) { _ in [] }
      let error = await #expect(throws: RPCError.self) { try await store.create(newSession(2, request: other)) }
      #expect(error?.reason == "REQUEST_ID_REUSED")
      // Another user's equal id is a different one.
      _ = try await store.create(newSession(1, of: user(2), request: other))
    }
  }

  @Test("One of a hundred concurrent calls records a session, and the others find it", arguments: StoreKind.allCases)
  func concurrent(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      let outcomes = await withTaskGroup(of: Bool?.self) { group in
        for number in 0..<100 {
          group.addTask {
            // Half are retries of one call, half are other sessions from the same stream.
            let new = number % 2 == 0 ? newSession(1) : newSession(number, stream: 1)
            do {
              if case .recorded = try await store.create(new) { return true }
              return false
            } catch is SessionConflict {
              return nil
            } catch {
              Issue.record(error)
              return nil
            }
          }
        }
        return await group.reduce(into: [Bool?]()) { $0.append($1) }
      }
      #expect(outcomes.count { $0 == true } == 1)
      let there = try await store.sessions(of: user(), SessionFilter(), limit: 9)
      #expect(there.count == 1)
    }
  }
}
