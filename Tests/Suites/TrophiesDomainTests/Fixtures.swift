import TitanCore
import TrophiesDomain

/// 2026-06-01T06:00:00Z, a Monday.
let monday = Timestamp(seconds: 1_780_293_600)

func id(_ number: Int) -> SessionID {
  let digits = String(number)
  return SessionID("00000000-0000-7000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits)!  // A UUID.
}

/// A session on a day counted from `monday`, in UTC, with a rep every two seconds.
func session(
  _ number: Int, day: Int = 0, second: Int = 0, reps: Int, _ evidence: Evidence = .verifiedStream, timed: Bool = true
) -> TrainingSession {
  let start = monday + .seconds(day * 86_400 + second)
  return TrainingSession(
    id: id(number), start: start, end: start + .seconds(reps * 2), timeZone: "Etc/UTC", utcOffsetSeconds: 0,
    localDate: CalendarDay(of: start, utcOffsetSeconds: 0), reps: reps, evidence: evidence,
    repTimes: timed
      ? (0..<reps).map { RepTime(startMilliseconds: $0 * 2_000, endMilliseconds: $0 * 2_000 + 2_000) } : [])
}

/// A session whose reps are at the given times, in milliseconds.
func timed(_ number: Int, day: Int = 0, second: Int = 0, _ times: [(Int, Int)], setEnds: [Int] = []) -> TrainingSession
{
  var made = session(number, day: day, second: second, reps: times.count)
  made.repTimes = times.map { RepTime(startMilliseconds: $0.0, endMilliseconds: $0.1) }
  made.end = made.start + .milliseconds(times.last?.1 ?? 0)
  made.setEnds = setEnds
  return made
}

func rule(
  _ id: String, _ metric: TrophyRule.Metric, _ scope: TrophyRule.Scope, _ threshold: Int, window: Int = 0,
  version: Int = 1, minEvidence: Evidence = .verifiedDigest, order: Int = 0, from: Timestamp = .always,
  archived: Bool = false, secret: Bool = false, kind: TrophyRule.Kind = .trophy
) -> TrophyRule {
  TrophyRule(
    id: TrophyID(id), kind: kind, version: version, metric: metric, scope: scope, threshold: threshold,
    windowMilliseconds: window,
    minEvidence: minEvidence, order: order, imageURI: "titanup:trophies/\(id).svg", isSecret: secret, activeFrom: from,
    isArchived: archived,
    texts: [.english: .init(title: id, description: "")])
}

/// The diary's ten trophies.
let diary = RuleBook([
  rule("T-STREAK-3", .activeDays, .streak, 3, order: 1), rule("T-SESSION-5", .reps, .session, 5, order: 2),
  rule("T-FAST-5-10S", .repsInWindow, .session, 5, window: 10_000, order: 3),
  rule("T-SESSION-10", .reps, .session, 10, order: 4), rule("T-SESSION-20", .reps, .session, 20, order: 5),
  rule("T-SESSION-40", .reps, .session, 40, order: 6), rule("T-SESSION-50", .reps, .session, 50, order: 7),
  rule("T-DAY-50", .reps, .day, 50, order: 8), rule("T-DAY-100", .reps, .day, 100, order: 9),
  rule("T-DAY-300", .reps, .day, 300, order: 10),
])

/// Applies changes as the store does.
func judged(
  _ sessions: [TrainingSession], after held: [TrophyID: AwardStanding] = [:], by rules: RuleBook = diary
) -> [TrophyID: AwardStanding] {
  var held = held
  for change in AwardJudgement.changes(held: held, history: History(sessions), rules: rules) {
    held[change.trophy] = change.standing
  }
  return held
}

/// The granted trophies, sorted by name.
func names(_ held: [TrophyID: AwardStanding]) -> [String] {
  held.filter { $0.value.state != .revoked }.keys.sorted().map(\.description)
}
