import TitanCore
import TitanPostgres
import TrophiesDomain

extension CountedExercise: PostgresCodable {}
extension Evidence: PostgresCodable {}
extension AwardState: PostgresCodable {}
extension TrophyRule.Metric: PostgresCodable {}
extension TrophyRule.Scope: PostgresCodable {}
extension TrophyRule.Kind: PostgresCodable {}
extension ReevaluationPolicy: PostgresCodable {}

/// Rows of the schema `trophies` as values.
enum Rows {
  static let sessionColumns = """
    user_id, session_id, start_time, end_time, time_zone, utc_offset_seconds, local_date, reps, evidence, rep_start_ms,
    rep_end_ms, set_ends
    """
  /// The columns without the times of reps, which are most of a row.
  static let sessionColumnsWithoutReps = """
    user_id, session_id, start_time, end_time, time_zone, utc_offset_seconds, local_date, reps, evidence,
    '{}'::integer[] AS rep_start_ms, '{}'::integer[] AS rep_end_ms, '{}'::integer[] AS set_ends
    """
  /// A set's columns, named as those of a session.
  static let setColumns = """
    user_id, practice_id AS session_id, exercise, start_time, end_time, time_zone, utc_offset_seconds, local_date,
    amount AS reps
    """
  static let dayColumns = "user_id, time_zone, day_start_minutes, pause_first_dates, pause_last_dates"
  static let awardColumns = """
    user_id, trophy_id, award_id, rule_version, state, earn_time, grant_time, proof_session_ids, proof_first_rep,
    proof_last_rep, proof_local_dates, proof_exercise, change_number, acknowledge_time
    """

  static let ruleColumns = """
    trophy_id, version, metric, scope, threshold, window_ms, min_evidence, catalogue_order, image_uri, experience,
    is_secret, active_from, is_archived, title_en, title_de, description_en, description_de, exercise
    """

  private static let trophies = """
    SELECT 1::smallint AS kind, \(ruleColumns),
      (SELECT max(r.version) FROM trophies.rule_revocations r WHERE r.trophy_id = rules.trophy_id) AS kept_from
    FROM trophies.rules
    """
  /// Medals have their own table, because they have no awards. A family's number is one less than its kind's.
  private static let medals = """
    SELECT (family + 1)::smallint AS kind, medal_id AS trophy_id, version, metric, scope, threshold, 0 AS window_ms,
      min_evidence, catalogue_order, image_uri, 0 AS experience, false AS is_secret, active_from, is_archived, title_en,
      title_de, description_en, description_de, exercise,
      (SELECT max(r.version) FROM trophies.medal_rule_revocations r WHERE r.medal_id = medal_rules.medal_id) AS kept_from
    FROM trophies.medal_rules
    """

  /// The rules of trophies, without medals.
  static func rules(_ database: some PostgresQuerying) async throws -> RuleBook { try await book(trophies, database) }

  static func medalRules(_ database: some PostgresQuerying) async throws -> RuleBook {
    try await book(medals, database)
  }

  /// The rules of trophies and medals.
  static func allRules(_ database: some PostgresQuerying) async throws -> RuleBook {
    try await book("\(trophies) UNION ALL \(medals)", database)
  }

  /// Reads a book in one statement, because every judgement needs it.
  private static func book(_ query: String, _ database: some PostgresQuerying) async throws -> RuleBook {
    let rows = try await database.all("\(unescaped: query)")
    let keptFrom = try rows.compactMap { row in
      try row.decode("kept_from", as: Int?.self).map { (TrophyID(try row.decode("trophy_id")), $0) }
    }
    return RuleBook(try rows.map { try rule($0) }, keptFrom: Dictionary(keptFrom) { first, _ in first })
  }

  private static func rule(_ row: PostgresRow) throws -> TrophyRule {
    TrophyRule(
      id: TrophyID(try row.decode("trophy_id")), kind: try row.decode("kind"), version: try row.decode("version"),
      exercise: try row.decode("exercise"), metric: try row.decode("metric"), scope: try row.decode("scope"),
      threshold: try row.decode("threshold"), windowMilliseconds: try row.decode("window_ms"),
      minEvidence: try row.decode("min_evidence"), order: try row.decode("catalogue_order"),
      imageURI: try row.decode("image_uri"), experience: try row.decode("experience"),
      isSecret: try row.decode("is_secret"),
      activeFrom: try row.decode("active_from"), isArchived: try row.decode("is_archived"), texts: try texts(row))
  }

  private static func texts(_ row: PostgresRow) throws -> [Language: TrophyRule.Texts] {
    [
      .english: .init(title: try row.decode("title_en"), description: try row.decode("description_en")),
      .german: .init(title: try row.decode("title_de"), description: try row.decode("description_de")),
    ]
  }

  static func session(_ row: PostgresRow) throws -> TrainingSession {
    let starts = try row.decode("rep_start_ms", as: [Int].self)
    let ends = try row.decode("rep_end_ms", as: [Int].self)
    return TrainingSession(
      id: try row.decode("session_id"), start: try row.decode("start_time"), end: try row.decode("end_time"),
      timeZone: try row.decode("time_zone"), utcOffsetSeconds: try row.decode("utc_offset_seconds"),
      localDate: try row.decode("local_date"), reps: try row.decode("reps"),
      evidence: try row.decode("evidence"),
      repTimes: zip(starts, ends).map { RepTime(startMilliseconds: $0, endMilliseconds: $1) },
      setEnds: try row.decode("set_ends"))
  }

  /// A set counts as a session of its exercise. That the landmarks were kept isn't known.
  static func set(_ row: PostgresRow) throws -> TrainingSession {
    TrainingSession(
      id: try row.decode("session_id"), exercise: try row.decode("exercise"), start: try row.decode("start_time"),
      end: try row.decode("end_time"), timeZone: try row.decode("time_zone"),
      utcOffsetSeconds: try row.decode("utc_offset_seconds"), localDate: try row.decode("local_date"),
      reps: try row.decode("reps"), evidence: .verifiedDigest)
  }

  static func days(_ row: PostgresRow) throws -> DayRules {
    let firsts = try row.decode("pause_first_dates", as: [CalendarDay].self)
    let lasts = try row.decode("pause_last_dates", as: [CalendarDay].self)
    return DayRules(
      timeZone: try row.decode("time_zone"),
      dayStart: DayStart(minutes: try row.decode("day_start_minutes")) ?? .midnight,
      pauses: zip(firsts, lasts).map { $0...max($0, $1) })
  }

  /// For a user without a row, nothing has been projected yet.
  static func version(_ row: PostgresRow) throws -> HistoryVersion {
    HistoryVersion(
      epoch: try row.decode("epoch"), changes: try row.decode("history_changes", as: Int?.self) ?? 0,
      isStale: try row.decode("is_stale", as: Bool?.self) ?? false)
  }

  static func award(_ row: PostgresRow) throws -> Award {
    let first = try row.decode("proof_first_rep", as: Int?.self)
    let last = try row.decode("proof_last_rep", as: Int?.self)
    let run = first.flatMap { first in last.map { first...max(first, $0) } }
    let proof = AwardProof(
      of: try row.decode("proof_exercise"), sessions: try row.decode("proof_session_ids"), run: run,
      localDates: try row.decode("proof_local_dates"))
    let earned = EarnedAward(
      ruleVersion: try row.decode("rule_version"), earnTime: try row.decode("earn_time"), proof: proof)
    return Award(
      id: try row.decode("award_id"), trophy: TrophyID(try row.decode("trophy_id")),
      standing: AwardStanding(state: try row.decode("state"), earned: earned),
      grantTime: try row.decode("grant_time"), changeNumber: try row.decode("change_number"),
      acknowledgeTime: try row.decode("acknowledge_time"))
  }
}

/// Several arrays concatenated into one, because nested arrays can't be bound, with the bounds of each in PostgreSQL's
/// numbering.
struct FlattenedArrays<Element> {
  private(set) var elements: [Element] = []
  private(set) var firsts: [Int32] = []
  /// For an empty array, the index before its first.
  private(set) var lasts: [Int32] = []

  init(_ arrays: some Sequence<[Element]>) {
    for array in arrays {
      firsts.append(Int32(elements.count) + 1)
      elements += array
      lasts.append(Int32(elements.count))
    }
  }
}
