import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanTesting
import TrophiesDomain
import TrophiesService

@Suite("Awards as a function of sessions and rules")
struct RebuildPropertyTests {
  /// What a rebuild restores. The times of granting and seeing, and the highest level, are history.
  private struct Outcome: Hashable {
    var standings: [TrophyID: AwardStanding]
    var history: History

    init(_ details: AwardDetails) {
      let held = details.awards.filter { $0.standing.state != .revoked }
      standings = Dictionary(held.map { ($0.trophy, $0.standing) }) { first, _ in first }
      history = details.history
    }
  }

  /// What a user's feed may bring: sessions created, deleted, restored and recounted, clocks and pauses set.
  private struct Events {
    var random: SplitMix64
    var sessions: [SessionID: TrainingSession] = [:]
    var deleted: [SessionID: TrainingSession] = [:]
    var days = DayRules.standard

    mutating func next(_ number: Int) -> ProjectedChange {
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1:
        guard let gone = one(of: sessions) else { return make(number) }
        sessions[gone.id] = nil
        deleted[gone.id] = gone
        return ProjectedChange(user: user(), .session(gone.id, nil))
      case 2:
        guard let back = one(of: deleted) else { return make(number) }
        deleted[back.id] = nil
        sessions[back.id] = back
        return added(back)
      case 3:
        guard var counted = one(of: sessions) else { return make(number) }
        counted.reps = max(1, counted.reps + Int.random(in: -4...4, using: &random))
        counted.repTimes = (0..<counted.reps).map {
          RepTime(startMilliseconds: $0 * 1_800, endMilliseconds: $0 * 1_800 + 1_700)
        }
        sessions[counted.id] = counted
        return added(counted)
      case 4:
        let first =
          CalendarDay(of: monday, utcOffsetSeconds: 7_200) + Int.random(in: 0..<12, using: &random)
        days = DayRules(
          timeZone: "Asia/Tokyo",
          pauses: Bool.random(using: &random)
            ? [first...first + Int.random(in: 0..<3, using: &random)] : [])
        return ProjectedChange(user: user(), .days(days))
      default: return make(number)
      }
    }

    private mutating func one(of sessions: [SessionID: TrainingSession]) -> TrainingSession? {
      sessions.values.sorted { $0.id.description < $1.id.description }.randomElement(using: &random)
    }

    private mutating func make(_ number: Int) -> ProjectedChange {
      let evidence = Evidence.allCases.randomElement(using: &random) ?? .declared
      let made = session(
        number, day: .random(in: 0..<12, using: &random),
        reps: [1, 3, 5, 9, 12, 20, 41, 55].randomElement(using: &random) ?? 1, evidence)
      sessions[made.id] = made
      return added(made)
    }
  }

  /// What an operator does while a user's feed goes on.
  private static func changeRules(
    _ store: PostgresTrophyStore, at time: Timestamp, _ random: inout SplitMix64
  ) async throws {
    let id = ["T-SESSION-10", "T-DAY-50", "T-STREAK-3", "T-OWL", "T-OFTEN"].randomElement(using: &random) ?? ""
    if try await store.rules().current(TrophyID(id)) == nil {
      var made = draft(id, .random(in: 1...30, using: &random))
      if id == "T-OFTEN" { (made.metric, made.scope) = (4, Bool.random(using: &random) ? 2 : 4) }
      try await store.create(made, at: time)
    } else if Int.random(in: 0..<4, using: &random) == 0 {
      try await store.archive(id, at: time)
    } else {
      try await store.setThreshold(.random(in: 1...30, using: &random), of: id, at: time)
    }
  }

  private struct Told: Sendable {
    var changes: [ProjectedChange]
    var remaining: [ProjectedChange]
    var history: History
  }

  private static func told(_ seed: UInt64) -> Told {
    var events = Events(random: SplitMix64(seed: seed))
    let changes = (1...80).map { events.next($0) }
    let days = events.days == .standard ? [] : [ProjectedChange(user: user(), .days(events.days))]
    return Told(
      changes: changes, remaining: events.sessions.values.map { added($0) } + days,
      history: History(events.sessions.values, days: events.days))
  }

  @Test("Whatever the history, the result equals a full rebuild", arguments: 0..<6)
  func rebuild(_ seed: UInt64) async throws {
    try await rebuild(seed, changesRules: false)
  }

  @Test("The result also equals a full rebuild if rules change and everybody is judged again", arguments: 0..<6)
  func rebuildWithRules(_ seed: UInt64) async throws {
    try await rebuild(seed, changesRules: true)
  }

  private func rebuild(_ seed: UInt64, changesRules: Bool) async throws {
    let told = Self.told(seed)
    try await TestDatabase.with(.trophies) { pool in
      let store = PostgresTrophyStore(pool)
      // In pieces, some of them twice.
      var random = SplitMix64(seed: seed + 1_000)
      var rest = told.changes[...]
      var operations = 0
      func reevaluate() async throws {
        operations += 1
        let policy: ReevaluationPolicy = Int.random(in: 0..<4, using: &random) == 0 ? .revoke : .keep
        _ = try await store.reevaluate(.init(policy: policy), 700 + operations)
      }
      while !rest.isEmpty {
        let piece = Array(rest.prefix(.random(in: 1...9, using: &random)))
        // Judged at once, or later together with what arrives until then.
        if Bool.random(using: &random) { try await store.apply(piece) } else { try await store.gather(piece) }
        if Int.random(in: 0..<4, using: &random) == 0 { try await store.settle(at: now) }
        if Bool.random(using: &random) { try await store.apply(Array(piece.suffix(1))) }
        rest = rest.dropFirst(piece.count)
        if changesRules {
          let time = monday + .seconds((80 - rest.count) * 12_960)
          try await Self.changeRules(store, at: time, &random)
          if Int.random(in: 0..<3, using: &random) == 0 { try await reevaluate() }
        }
      }
      try await store.settle(at: now)
      if changesRules { try await reevaluate() }
      let incremental = Outcome(try await store.details(of: user()))
      #expect(incremental.history == told.history)
      try await store.beginRebuild(from: try await store.standing().positions)
      for change in told.remaining.shuffled(using: &random) { try await store.apply([change]) }
      try await store.finishRebuild(from: try await store.standing().positions, at: now)
      #expect(Outcome(try await store.details(of: user())) == incremental)
      // A user who has never done anything else.
      try await store.apply(told.remaining.map { ProjectedChange(user: user(2), $0.state) })
      try await store.settle(at: now)
      #expect(Outcome(try await store.details(of: user(2))) == incremental)
    }
  }
}
