import ProfileProto
import SessionsProto
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting
import TrainingDomain
import TrainingService

@Suite("Training's data from other services")
struct TrainingProjectionTests {
  private func session(
    _ number: Int, of user: UserID = user(), reps: Int = 20, minutes: Int = 0
  ) -> SessionsProjection.Change {
    .init(user: user, state: .recorded(pushUps(number, minutes: minutes, reps: reps)))
  }

  private func weighed(_ number: Int, grams: Int, days: Int) -> ProfileProjection.Change {
    .init(
      user: user(),
      state: .weighed(MeasurementID(uuid(number)), grams: grams, at: noon + .seconds(days * 86_400), on: sunday + days))
  }

  @Test("Sessions are recorded, changed and deleted, together with the positions in the feed")
  func sessions() async throws {
    try await TestDatabase.with(.training) { pool in
      let (projection, facts) = (SessionsProjection(pool), PostgresPersonFacts(pool))
      let changes = [session(1), session(2, minutes: -1_440), session(3, of: user(2))]
      let found = try await projection.apply(changes, from: place(0), to: place(1), at: noon)
      #expect(found)
      // Another process that starts from the same positions is too late.
      let found2 = try await projection.apply([session(4)], from: place(0), to: place(2), at: noon)
      #expect(!found2)
      let both = try await facts.pushUps(of: user(), on: sunday - 1...sunday)
      #expect(both == [pushUps(2, minutes: -1_440), pushUps(1)])
      let today = try await facts.pushUps(of: user(), on: sunday...sunday)
      #expect(today == [pushUps(1)])
      let last = try await facts.lastPushUps(of: user())
      #expect(last == pushUps(1))
      // The same session again, and another count.
      let found3 = try await projection.apply([session(1, reps: 30)], from: place(1), to: place(2), at: noon)
      #expect(found3)
      let found4 = try await facts.lastPushUps(of: user())
      #expect(found4 == pushUps(1, reps: 30))
      let gone = SessionsProjection.Change(user: user(), state: .deleted(PushUpSessionID(uuid(1))))
      let found5 = try await projection.apply([gone, gone], from: place(2), to: place(3), at: noon)
      #expect(found5)
      let found6 = try await facts.lastPushUps(of: user())
      #expect(found6 == pushUps(2, minutes: -1_440))
      let found7 = try await projection.standing()
      #expect(found7 == .init(positions: place(3), isRebuilding: false))
      let found8 = try await facts.lastPushUps(of: user(3))
      #expect(found8 == nil)
    }
  }

  @Test("Rereading a feed removes whatever it doesn't repeat")
  func rebuild() async throws {
    try await TestDatabase.with(.training) { pool in
      let (projection, facts) = (SessionsProjection(pool), PostgresPersonFacts(pool))
      let clock = TrainingClock(timeZone: "Europe/Berlin", dayStart: .midnight, firstWeekday: 7)
      let told = SessionsProjection.Change(user: user(), state: .clock(clock))
      let found = try await projection.apply([session(1), session(2), told], from: place(0), to: place(1), at: noon)
      #expect(found)
      try await projection.beginRebuild(from: place(9))
      let found2 = try await projection.standing().positions
      #expect(found2 == place(1))
      try await projection.beginRebuild(from: place(1))
      let found3 = try await projection.standing()
      #expect(found3 == .init(positions: place(0), isRebuilding: true))
      let found4 = try await projection.apply([session(2)], from: place(0), to: place(4), at: noon)
      #expect(found4)
      // Until the rereading is finished, everything is there.
      let found5 = try await facts.pushUps(of: user(), on: sunday...sunday).count
      #expect(found5 == 2)
      try await projection.finishRebuild(from: place(4), at: noon)
      let found6 = try await facts.pushUps(of: user(), on: sunday...sunday)
      #expect(found6 == [pushUps(2)])
      let found7 = try await facts.clock(of: user())
      #expect(found7 == TrainingClock())
      let found8 = try await projection.standing()
      #expect(found8 == .init(positions: place(4), isRebuilding: false))
      // The other feed keeps its positions.
      let found9 = try await ProfileProjection(pool).standing()
      #expect(found9 == .init(positions: place(0), isRebuilding: false))
    }
  }

  @Test("Finishing a rereading that another process has restarted removes nothing")
  func rebuildBegunAgain() async throws {
    try await TestDatabase.with(.training) { pool in
      let (projection, facts) = (SessionsProjection(pool), PostgresPersonFacts(pool))
      let clock = TrainingClock(timeZone: "Europe/Berlin", dayStart: .midnight, firstWeekday: 7)
      let told = [session(1), .init(user: user(), state: .clock(clock))]
      for _ in 1...2 {
        #expect(try await projection.apply(told, from: place(0), to: place(1), at: noon))
        try await projection.beginRebuild(from: place(1))
      }
      // From the earlier reading.
      try await projection.finishRebuild(from: place(1), at: noon)
      #expect(try await projection.standing() == .init(positions: place(0), isRebuilding: true))
      #expect(try await facts.lastPushUps(of: user()) == pushUps(1))
      #expect(try await facts.clock(of: user()) == clock)
      #expect(try await projection.apply([session(1)], from: place(0), to: place(1), at: noon))
      try await projection.finishRebuild(from: place(1), at: noon)
      #expect(try await projection.standing() == .init(positions: place(1), isRebuilding: false))
      #expect(try await facts.lastPushUps(of: user()) == pushUps(1))
      #expect(try await facts.clock(of: user()) == TrainingClock())
    }
  }

  @Test("A user's clock and body are read for a date")
  func people() async throws {
    try await TestDatabase.with(.training) { pool in
      let facts = PostgresPersonFacts(pool)
      let found = try await facts.clock(of: user())
      #expect(found == TrainingClock())
      let found2 = try await facts.body(of: user(), on: sunday)
      #expect(found2 == .unknown)
      let clock = TrainingClock(
        timeZone: "Asia/Tokyo", dayStart: try #require(DayStart(minutes: 270)), firstWeekday: 7)
      let told = SessionsProjection.Change(user: user(), state: .clock(clock))
      let found3 = try await SessionsProjection(pool).apply([told], from: place(0), to: place(1), at: noon)
      #expect(found3)
      let found4 = try await facts.clock(of: user())
      #expect(found4 == clock)

      let projection = ProfileProjection(pool)
      let person = ProfileProjection.Change(
        user: user(), state: .person(birthYear: 2007, heightMillimetres: 1_725))
      let changes = [
        person, weighed(1, grams: 80_000, days: -9), weighed(2, grams: 79_000, days: 0),
        weighed(3, grams: 78_000, days: 20), .init(user: user(), state: .other),
      ]
      let found5 = try await projection.apply(changes, from: place(0), to: place(1), at: noon)
      #expect(found5)
      let found6 = try await facts.body(of: user(), on: sunday)
      #expect(found6 == Body(weight: 79_000, height: 1_725, age: 19))
      for (days, grams) in [(-20, 80_000), (-9, 80_000), (-1, 80_000), (19, 79_000), (25, 78_000)] {
        let found7 = try await facts.body(of: user(), on: sunday + days).weight
        #expect(found7 == grams)
      }
      let range = try await facts.weights(of: user(), on: sunday - 5...sunday + 1)
      #expect([-5, 0, 1].map { range.on(sunday + $0) } == [80_000, 79_000, 79_000])
      let none = ProfileProjection.Change(user: user(), state: .person(birthYear: nil, heightMillimetres: nil))
      let gone = ProfileProjection.Change(user: user(), state: .deletedWeight(MeasurementID(uuid(2))))
      let found8 = try await projection.apply([none, gone], from: place(1), to: place(2), at: noon)
      #expect(found8)
      let found9 = try await facts.body(of: user(), on: sunday)
      #expect(found9 == Body(weight: 80_000))
    }
  }

  @Test("Late news of an erased user is dropped")
  func erased() async throws {
    try await TestDatabase.with(.training) { pool in
      let (projection, facts) = (SessionsProjection(pool), PostgresPersonFacts(pool))
      let found = try await projection.apply(
        [session(1), session(1, of: user(2))], from: place(0), to: place(1), at: noon)
      #expect(found)
      _ = try await PostgresTrainingStore(pool).complete(practice(1))
      let found2 = try await PostgresErasures(pool, of: .training).erase([user()], from: "", to: "1")
      #expect(found2)
      let found3 = try await projection.apply(
        [session(2), session(2, of: user(2))], from: place(1), to: place(2), at: noon)
      #expect(found3)
      let found4 = try await facts.lastPushUps(of: user())
      #expect(found4 == nil)
      let found5 = try await facts.pushUps(of: user(2), on: sunday...sunday).count
      #expect(found5 == 2)
      for table in ["users", "practices", "push_ups"] {
        let left = try await pool.first(
          "SELECT count(*) AS count FROM training.\(unescaped: table) WHERE user_id = \(user())")
        #expect(try left?.decode("count", as: Int.self) == 0, "\(table)")
      }
    }
  }

  @Test("A session of the feed is read with its pace, its sets and its date")
  func sessionMessages() throws {
    let times = { (from: Int64, to: Int64) in
      SessionsV1.RepSet(
        reps: 10, startTime: .init(seconds: noon.seconds + from), endTime: .init(seconds: noon.seconds + to))
    }
    var message = SessionsV1.Session(
      startTime: .init(noon), endTime: .init(noon + .seconds(300)), timeZone: "UTC", localDate: "2026-05-31", reps: 20,
      sets: [times(0, 30), times(200, 240)])
    func change() throws -> SessionsProjection.Change {
      try .init(
        .init(userID: "\(user())", sessionID: "\(uuid(5))", change: .upserted(.init(session: message))))
    }
    func activeTime() throws -> Duration? {
      if case .recorded(let session) = try change().state { session.activeTime } else { nil }
    }
    let expected = PushUpSession(
      id: PushUpSessionID(uuid(5)), start: noon, end: noon + .seconds(300), localDate: sunday, reps: 20, sets: 2,
      activeTime: .seconds(70), timeZone: "UTC")
    #expect(try change() == .init(user: user(), state: .recorded(expected)))
    message.form = .init(repsPerMinute: 24)
    #expect(try activeTime() == .seconds(50))
    (message.form, message.sets) = (nil, [])
    #expect(try activeTime() == .seconds(200))
    message.localDate = ""
    #expect(throws: RuntimeError.self) { try change() }
    let deleted = SessionsV1.SessionChange(
      userID: "\(user())", sessionID: "\(uuid(5))", change: .deleted(.init(deleteTime: .init(noon))))
    #expect(
      try SessionsProjection.Change(deleted) == .init(user: user(), state: .deleted(PushUpSessionID(uuid(5)))))
    let days = SessionsV1.SessionChange(
      userID: "\(user())",
      change: .days(.init(clock: .init(timeZone: "Asia/Tokyo", dayStartMinutes: 60, firstWeekday: 7))))
    let clock = TrainingClock(timeZone: "Asia/Tokyo", dayStart: try #require(DayStart(minutes: 60)), firstWeekday: 7)
    #expect(try SessionsProjection.Change(days) == .init(user: user(), state: .clock(clock)))
    #expect(throws: RuntimeError.self) { try SessionsProjection.Change(.init(userID: "x")) }
  }

  @Test("Bodies are read from the profile feed, to the gram and the millimetre")
  func profileMessages() throws {
    func state(_ change: ProfileV1.ProfileChange.Change?) throws -> ProfileProjection.Change.State {
      try ProfileProjection.Change(.init(userID: "\(user())", change: change)).state
    }
    #expect(
      try state(.person(.init(birthYear: 1990, heightCm: 172.5)))
        == .person(birthYear: 1990, heightMillimetres: 1_725))
    #expect(try state(.person(.init())) == .person(birthYear: nil, heightMillimetres: nil))
    let weight = ProfileV1.BodyMeasurement(
      measurementID: "\(uuid(1))", measureTime: .init(noon), localDate: "2026-05-31", weightKg: 79.4567)
    #expect(
      try state(.measurement(weight))
        == .weighed(MeasurementID(uuid(1)), grams: 79_457, at: noon, on: sunday))
    #expect(
      try state(.deletedMeasurement(.init(measurementID: "\(uuid(1))")))
        == .deletedWeight(MeasurementID(uuid(1))))
    #expect(try state(.settings(.init())) == .other)
    #expect(throws: RuntimeError.self) { try state(.measurement(.init(measurementID: "\(uuid(1))"))) }
  }
}
