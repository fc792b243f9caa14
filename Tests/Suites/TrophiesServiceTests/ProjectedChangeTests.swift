import SessionsProto
import Testing
import TitanCore
import TitanProto
import TrophiesDomain
import TrophiesService

@Suite("Sessions as trophies read them")
struct ProjectedChangeTests {
  private static func told(
    evidence: SessionsV1.Evidence = .device, sets: [UInt32] = [10, 8, 7]
  ) -> SessionsV1.SessionChange {
    let times = [0, 2_000].map { SessionsV1.RepTime(startMs: $0, endMs: $0 + 1_500) }
    let session = SessionsV1.Session(
      startTime: .init(now), endTime: .init(now + .seconds(60)), timeZone: "Asia/Tokyo", utcOffsetSeconds: 32_400,
      localDate: "2026-06-01", reps: 25, sets: sets.map { .init(reps: $0) }, evidence: evidence)
    return SessionsV1.SessionChange(
      userID: "\(user())", sessionID: "\(uuid(1))", change: .upserted(.init(session: session, repTimes: times)))
  }

  @Test("A change with counts only is read like one with the whole session")
  func counts() throws {
    let message = Self.told()
    let change = try ProjectedChange(MemoryFeed.counted(message))
    #expect(try change == ProjectedChange(message))
    let expected = TrainingSession(
      id: SessionID(uuid(1)), start: now, end: now + .seconds(60), timeZone: "Asia/Tokyo", utcOffsetSeconds: 32_400,
      localDate: try #require(CalendarDay("2026-06-01")), reps: 25, evidence: .device,
      repTimes: [0, 2_000].map { RepTime(startMilliseconds: $0, endMilliseconds: $0 + 1_500) }, setEnds: [10, 18])
    #expect(change == ProjectedChange(user: user(), .session(SessionID(uuid(1)), expected)))
  }

  @Test("An unknown level of evidence counts as declared")
  func evidence() throws {
    let change = try ProjectedChange(MemoryFeed.counted(Self.told(evidence: .init(rawValue: 99))))
    guard case .session(_, let session?) = change.state else {
      Issue.record("\(change)")
      return
    }
    #expect(session.evidence == .declared)
  }

  @Test("Values that the feed never sends are refused")
  func nonsense() {
    var message = MemoryFeed.counted(Self.told())
    message.change = .counted(.init())
    #expect(throws: (any Error).self) { try ProjectedChange(message) }
    guard case .counted(var counts) = MemoryFeed.counted(Self.told()).change else {
      Issue.record("no counts")
      return
    }
    counts.repEndMs.removeLast()
    message.change = .counted(counts)
    #expect(throws: (any Error).self) { try ProjectedChange(message) }
  }
}
