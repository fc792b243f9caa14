import SessionsProto
import SocialDomain
import SocialService
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting
import TrainingProto

extension TestService {
  /// Lets the sessions feed tell of push-ups at noon UTC.
  ///
  /// - Parameter motion: the number of their motion, if it is known.
  func record(
    _ user: UserID, reps: Int?, ago: Int, id: Int, isVerified: Bool = true, motion: UInt8? = nil
  ) async throws {
    let session = reps.map { reps in
      RecordedSession(
        start: noon - .seconds(ago * 86_400), utcOffsetSeconds: 0, timeZone: "Etc/UTC", localDate: monday - ago,
        reps: reps, isVerified: isVerified, motionDigest: motion.map { Array(repeating: $0, count: 32) })
    }
    let id = SessionID(uuid(id))
    try await follow(.init(user: user, session.map { .recorded(id, $0) } ?? .deleted(id)))
  }

  func follow(_ change: SessionsProjection.Change) async throws {
    let projection = SessionsProjection(database)
    let positions = try await projection.standing().positions
    #expect(try await projection.apply([change], from: positions, to: positions.next, at: noon))
  }

  /// Lets the training feed tell of a practice; `nil` for one that was deleted.
  func practise(_ user: UserID, ago: Int?, id: Int, in zone: String = "Etc/UTC") async throws {
    let practice = ago.map {
      CompletedPractice(start: noon - .seconds($0 * 86_400), timeZone: zone, localDate: monday - $0)
    }
    let projection = PracticesProjection(database)
    let positions = try await projection.standing().positions
    let change = PracticesProjection.Change(user: user, id: PracticeID(uuid(id)), practice)
    #expect(
      try await projection.apply([change], from: positions, to: positions.next, at: noon))
  }

  /// What there is of a person who shows everything.
  func record(of user: UserID) async throws -> TrainingRecord? {
    let sharing = Sharing(showsPushUps: true, showsStreak: true, showsPractices: true)
    return try await store.training(of: [user: sharing], at: now)[user]
  }
}

@Suite("Following sessions and practices")
struct FollowTests {
  @Test("Sessions change, are deleted, and add up by date with the date's first and last moments")
  func sessions() async throws {
    try await TestService.with { service in
      try await service.record(ada, reps: 5, ago: 0, id: 1)
      try await service.record(ada, reps: 7, ago: 1, id: 2)
      try await service.record(ada, reps: 9, ago: 1, id: 2)
      try await service.record(ada, reps: 1, ago: 2, id: 3)
      try await service.record(ada, reps: nil, ago: 2, id: 3)
      try await service.record(bob, reps: 100, ago: 0, id: 4)
      let later = RecordedSession(
        start: noon + .seconds(60), utcOffsetSeconds: 3_600, timeZone: "Europe/Berlin", localDate: monday, reps: 3,
        isVerified: true)
      try await service.follow(.init(user: ada, .recorded(SessionID(uuid(5)), later)))
      let record = try await service.record(of: ada)
      let first = ActiveDate.Moment(start: noon, utcOffsetSeconds: 0)
      let before = ActiveDate.Moment(start: noon - .seconds(86_400), utcOffsetSeconds: 0)
      #expect(
        record?.days.sorted { $0.active.date < $1.active.date } == [
          .init(ActiveDate(date: monday - 1, first: before, last: before), reps: 9),
          .init(
            ActiveDate(
              date: monday, first: first,
              last: .init(start: noon + .seconds(60), utcOffsetSeconds: 3_600)), reps: 8),
        ])
      #expect(record?.newestZone == "Europe/Berlin")
    }
  }

  @Test("Only what a person shows is read: dates long gone for the streak alone")
  func bounds() async throws {
    try await TestService.with { service in
      try await service.record(ada, reps: 5, ago: 0, id: 1)
      try await service.record(ada, reps: 5, ago: 300, id: 2)
      try await service.practise(ada, ago: 0, id: 1)
      try await service.practise(ada, ago: 300, id: 2)
      func read(_ sharing: Sharing) async throws -> [Int] {
        let record = try await service.store.training(of: [ada: sharing], at: noon)[ada]
        return [record?.days.count ?? -1, record?.practices.count ?? -1]
      }
      #expect(try await read(Sharing()) == [-1, -1])
      #expect(try await read(Sharing(showsPushUps: true)) == [1, 0])
      #expect(try await read(Sharing(showsStreak: true)) == [2, 0])
      #expect(try await read(Sharing(showsPractices: true)) == [0, 1])
    }
  }

  @Test("The rules for dates are the newest, and a practice tells the zone if it is the newest")
  func rules() async throws {
    try await TestService.with { service in
      try await service.record(ada, reps: 5, ago: 1, id: 1)
      try await service.practise(ada, ago: 0, id: 1, in: "Asia/Tokyo")
      #expect(try await service.record(of: ada)?.newestZone == "Asia/Tokyo")
      #expect(try await service.record(of: ada)?.rules == DayRules())
      let start = try #require(DayStart(minutes: 180))
      let rules = DayRules(timeZone: "Europe/Berlin", dayStart: start, pauses: [monday - 5...monday - 3])
      try await service.follow(.init(user: ada, .days(DayRules(timeZone: "Asia/Tokyo"))))
      try await service.follow(.init(user: ada, .days(rules)))
      #expect(try await service.record(of: ada)?.rules == rules)
    }
  }

  @Test("What a restored feed doesn't mention again goes")
  func rebuild() async throws {
    try await TestService.with { service in
      try await service.record(ada, reps: 5, ago: 0, id: 1)
      try await service.record(ada, reps: 6, ago: 1, id: 2)
      try await service.follow(.init(user: ada, .days(DayRules(timeZone: "Asia/Tokyo"))))
      try await service.practise(ada, ago: 0, id: 1)
      let (sessions, practices) = (SessionsProjection(service.database), PracticesProjection(service.database))
      try await sessions.beginRebuild(from: try await sessions.standing().positions)
      try await practices.beginRebuild(from: try await practices.standing().positions)
      #expect(try await service.record(of: ada)?.days.count == 2, "everything stays until the feed was read")
      try await service.record(ada, reps: 6, ago: 1, id: 2)
      try await sessions.finishRebuild(from: try await sessions.standing().positions, at: noon)
      try await practices.finishRebuild(from: try await practices.standing().positions, at: noon)
      let record = try await service.record(of: ada)
      #expect(record?.days.map(\.reps) == [6])
      #expect(record?.practices.isEmpty == true)
      #expect(record?.rules == DayRules())
    }
  }

  @Test("Messages of the feeds are read whole, and those that make no sense are refused")
  func messages() throws {
    let id = "\(SessionID(uuid(9)))"
    var session = SessionsV1.SessionChange(userID: "\(ada)", sessionID: id)
    #expect(throws: RuntimeError.self) { try SessionsProjection.Change(session) }
    session.change = .counted(.init(startTime: .init(noon), timeZone: "UTC", localDate: "2026-06-01", reps: 4))
    var recorded = RecordedSession(
      start: noon, utcOffsetSeconds: 0, timeZone: "UTC", localDate: monday, reps: 4, isVerified: false)
    #expect(try SessionsProjection.Change(session) == .init(user: ada, .recorded(SessionID(uuid(9)), recorded)))
    let levels: [(SessionsV1.Evidence, Bool)] = [
      (.verifiedStream, true), (.verifiedDigest, true), (.device, false), (.declared, false),
    ]
    for (evidence, isVerified) in levels {
      session.change = .counted(
        .init(startTime: .init(noon), timeZone: "UTC", localDate: "2026-06-01", reps: 4, evidence: evidence))
      recorded.isVerified = isVerified
      #expect(try SessionsProjection.Change(session) == .init(user: ada, .recorded(SessionID(uuid(9)), recorded)))
    }
    let digest = (0..<32).map { UInt8($0) }
    session.change = .counted(
      .init(startTime: .init(noon), timeZone: "UTC", localDate: "2026-06-01", reps: 4, motionDigest: digest))
    recorded.motionDigest = digest
    #expect(try SessionsProjection.Change(session) == .init(user: ada, .recorded(SessionID(uuid(9)), recorded)))
    session.change = .deleted(.init())
    #expect(try SessionsProjection.Change(session) == .init(user: ada, .deleted(SessionID(uuid(9)))))
    session.change = .days(.init(clock: .init(timeZone: "", dayStartMinutes: 15)))
    let start = try #require(DayStart(minutes: 15))
    #expect(try SessionsProjection.Change(session) == .init(user: ada, .days(DayRules(dayStart: start))))
    session.change = .days(.init(clock: .init(dayStartMinutes: 7)))
    #expect(throws: RuntimeError.self) { try SessionsProjection.Change(session) }

    var practice = TrainingV1.PracticeChange(userID: "\(ada)", practiceID: id)
    #expect(throws: RuntimeError.self) { try PracticesProjection.Change(practice) }
    let snapshot = TrainingV1.PracticeSnapshot(
      startTime: .init(noon), timeZone: "UTC", localDate: "2026-06-01", setsDone: 2)
    practice.change = .completed(snapshot)
    let completed = CompletedPractice(start: noon, timeZone: "UTC", localDate: monday)
    #expect(try PracticesProjection.Change(practice) == .init(user: ada, id: PracticeID(uuid(9)), completed))
    practice.change = .completed(.init(startTime: .init(noon), localDate: "2026-06-01"))
    #expect(try PracticesProjection.Change(practice).practice == nil, "a practice without sets counts for nothing")
    practice.change = .completed(.init(setsDone: 1))
    #expect(throws: RuntimeError.self) { try PracticesProjection.Change(practice) }
  }
}
