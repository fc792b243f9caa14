import HabitsDomain
import TitanCore
import TitanPostgres

extension HabitKind: PostgresCodable {}
extension HabitMeasure: PostgresCodable {}
extension LinkSource: PostgresCodable {}
extension SourceKind: PostgresCodable {}
extension HabitGoal.Period: PostgresCodable {}
extension HabitGoal.Direction: PostgresCodable {}

/// Rows of `habits.habits` as values.
enum HabitRow {
  static let columns = """
    habit_id, title, kind, measure, unit, goal_count, goal_thousandths, goal_period, goal_direction, difficulty, color, start_date,
    is_hidden_in_activity, is_archived, link_source, revision, create_time, delete_time
    """

  static func habit(_ row: PostgresRow) throws -> Habit {
    let goal = HabitGoal(
      try AmountColumns.amount(row, "goal_count", "goal_thousandths"), per: try row.decode("goal_period"),
      try row.decode("goal_direction"))
    let facts = HabitFacts(
      title: try row.decode("title"), kind: try row.decode("kind"), measure: try row.decode("measure"),
      unit: try row.decode("unit"), goal: goal, difficulty: try row.decode("difficulty"),
      color: try row.decode("color"), startDate: try row.decode("start_date"),
      isHiddenInActivity: try row.decode("is_hidden_in_activity"), isArchived: try row.decode("is_archived"))
    return Habit(
      id: try row.decode("habit_id"), facts: facts, link: try row.decode("link_source"),
      revision: try row.decode("revision"), createTime: try row.decode("create_time"),
      deleteTime: try row.decode("delete_time"))
  }

  /// Inserts a habit after all others.
  static func insert(
    _ habit: Habit, of user: UserID, contentDigest: [UInt8], _ tx: PostgresTransaction
  ) async throws {
    let facts = habit.facts
    try await tx.execute(
      """
      INSERT INTO habits.habits (
        user_id, \(unescaped: columns), title_key, position, content_digest, change_number)
      SELECT \(user), \(habit.id), \(facts.title), \(facts.kind), \(facts.measure), \(facts.unit),
        \(facts.goal.count.thousandths / 1_000), \(facts.goal.count), \(facts.goal.period), \(facts.goal.direction), \(facts.difficulty), \(facts.color), \(facts.startDate),
        \(facts.isHiddenInActivity), \(facts.isArchived), \(habit.link), \(habit.revision), \(habit.createTime),
        \(habit.deleteTime), \(facts.titleKey), COALESCE(max(position), 0) + 1, \(contentDigest), 0
      FROM habits.habits WHERE user_id = \(user)
      """)
  }

  /// Writes all columns that can change.
  static func update(_ habit: Habit, of user: UserID, _ tx: PostgresTransaction) async throws {
    let facts = habit.facts
    try await tx.execute(
      """
      UPDATE habits.habits SET
        title = \(facts.title), title_key = \(facts.titleKey), kind = \(facts.kind), measure = \(facts.measure),
        unit = \(facts.unit), goal_count = \(facts.goal.count.thousandths / 1_000),
        goal_thousandths = \(facts.goal.count), goal_period = \(facts.goal.period),
        goal_direction = \(facts.goal.direction), difficulty = \(facts.difficulty), color = \(facts.color),
        start_date = \(facts.startDate), is_hidden_in_activity = \(facts.isHiddenInActivity),
        is_archived = \(facts.isArchived), link_source = \(habit.link), revision = \(habit.revision),
        delete_time = \(habit.deleteTime)
      WHERE user_id = \(user) AND habit_id = \(habit.id)
      """)
  }
}

/// How amounts are stored: in thousandths, with their whole part next to them, which is all that older servers write
/// and read. Thousandths are outdated if an older server has overwritten their whole part since.
enum AmountColumns {
  /// The amount in `habits.days`, in SQL.
  static let day = "CASE WHEN thousandths / 1000 = repetitions THEN thousandths ELSE repetitions * 1000 END"

  static func amount(_ row: PostgresRow, _ whole: String, _ thousandths: String) throws -> Amount {
    let whole = try row.decode(whole, as: Int.self)
    guard let exact = try row.decode(thousandths, as: Int?.self), exact / 1_000 == whole else { return Amount(whole) }
    return Amount(thousandths: exact)
  }
}

extension Amount: RawRepresentable, PostgresCodable, PostgresArrayElement {
  package init(rawValue: Int) { self.init(thousandths: rawValue) }
  package var rawValue: Int { thousandths }
}
