import TitanCore
import TitanPostgres
import TrainingDomain

/// Settings as columns of the schema `training`.
enum SettingsRow {
  static func level(_ row: PostgresRow) throws -> FitnessLevel {
    FitnessLevel(
      score: FitnessScore(millionths: try row.decode("score_millionths")),
      current: try row.decode("fitness_class"), highest: try row.decode("highest_class"))
  }

  static func write(_ level: FitnessLevel, of user: UserID, _ tx: PostgresTransaction) async throws {
    try await tx.execute(
      """
      UPDATE training.users SET score_millionths = \(level.score.millionths), fitness_class = \(level.current),
        highest_class = \(level.highest)
      WHERE user_id = \(user)
      """)
  }

  static func preferences(of user: UserID, _ database: some PostgresQuerying) async throws -> Preferences {
    let row = try await database.first(
      """
      SELECT countdown_seconds, liked_types, equipment, is_equipment_known, wants_high_impact, revision
      FROM training.preferences WHERE user_id = \(user)
      """)
    guard let row else { return .standard }
    return Preferences(
      countdown: try row.decode("countdown_seconds"), likedTypes: try row.decode("liked_types"),
      equipment: try row.decode("equipment"), isEquipmentKnown: try row.decode("is_equipment_known"),
      wantsHighImpact: try row.decode("wants_high_impact"), revision: try row.decode("revision"))
  }

  static func write(_ preferences: Preferences, of user: UserID, _ tx: PostgresTransaction) async throws {
    try await tx.execute(
      """
      INSERT INTO training.preferences (
        user_id, countdown_seconds, liked_types, equipment, is_equipment_known, wants_high_impact, revision)
      VALUES (
        \(user), \(preferences.countdown), \(preferences.likedTypes), \(preferences.equipment),
        \(preferences.isEquipmentKnown), \(preferences.wantsHighImpact), \(preferences.revision))
      ON CONFLICT (user_id) DO UPDATE SET
        countdown_seconds = EXCLUDED.countdown_seconds, liked_types = EXCLUDED.liked_types,
        equipment = EXCLUDED.equipment, is_equipment_known = EXCLUDED.is_equipment_known,
        wants_high_impact = EXCLUDED.wants_high_impact, revision = EXCLUDED.revision
      """)
  }

  static func plan(_ row: PostgresRow) throws -> Plan {
    Plan(
      practicesPerWeek: try row.decode("practices_per_week"), sessionTarget: try row.decode("session_target"),
      setTime: try row.decode("set_time"))
  }

  static func rating(_ row: PostgresRow) throws -> Rating {
    Rating(
      workout: WorkoutID(try row.decode("workout_id")), rating: try row.decode("rating"),
      time: try row.decode("rate_time"))
  }

  static func selection(_ row: PostgresRow) throws -> Selection {
    Selection(
      id: try row.decode("selection_id"), workout: WorkoutID(try row.decode("workout_id")),
      localDate: try row.decode("local_date"), createTime: try row.decode("create_time"))
  }
}

extension FitnessClass: PostgresCodable {}
extension WorkoutType: PostgresCodable, PostgresArrayElement {}
extension Equipment: PostgresCodable, PostgresArrayElement {}
extension Muscle: PostgresCodable, PostgresArrayElement {}
extension AmountUnit: PostgresCodable, PostgresArrayElement {}
extension PracticeState: PostgresCodable {}
