import HabitsDomain
import TitanCore
import TitanProto
import TitanRPC

extension HabitDraft {
  /// A new habit; fields that are not set get defaults.
  ///
  /// - Throws: INVALID_ARGUMENT for an unknown enum value.
  init(new message: HabitsV1.Habit) throws {
    try self.init(message, { _ in true })
    if message.kind == .unspecified { kind = nil }
    if message.measure == .unspecified { measure = nil }
    if message.difficulty == 0 { difficulty = nil }
    if message.color.isEmpty { color = nil }
    if message.startDate.isEmpty { startDate = nil }
  }

  /// The change that a request asks for: the paths of its mask, or without a mask the fields that are set.
  ///
  /// - Throws: INVALID_ARGUMENT PATH_UNKNOWN, or for an enum value that is unknown or missing.
  init(change message: HabitsV1.Habit, mask: GoogleProtobuf.FieldMask?) throws {
    let wants = try UpdateMask(
      mask,
      of: [
        "title", "kind", "measure", "unit", "goal", "difficulty", "color", "start_date", "hidden_in_activity",
        "archived",
      ], in: message)
    for (path, isSaid) in [("kind", message.kind != .unspecified), ("measure", message.measure != .unspecified)]
    where wants[path] && !isSaid {
      throw RPCError.invalid("habit.\(path)", reason: "MISSING", "got nothing; allowed: one of its values")
    }
    try self.init(message) { wants[$0] }
  }

  private init(_ message: HabitsV1.Habit, _ wants: (String) -> Bool) throws {
    self.init(
      title: wants("title") ? message.title : nil,
      kind: wants("kind") ? try Self.known(message.kind, "habit.kind") : nil,
      measure: wants("measure") ? try Self.known(message.measure, "habit.measure") : nil,
      unit: wants("unit") ? message.unit : nil, goal: wants("goal") ? try GoalDraft(message.goal ?? .init()) : nil,
      difficulty: wants("difficulty") ? Int(message.difficulty) : nil, color: wants("color") ? message.color : nil,
      startDate: wants("start_date") ? message.startDate : nil,
      isHiddenInActivity: wants("hidden_in_activity") ? message.hiddenInActivity : nil,
      isArchived: wants("archived") ? message.archived : nil)
  }

  /// The value of an enum; `nil` if it is not set.
  private static func known<Value: RawRepresentable>(
    _ message: some OpenEnum, _ field: String
  ) throws -> Value? where Value.RawValue == Int {
    if message.rawValue == 0 { return nil }
    guard let value = Value(rawValue: Int(message.rawValue)) else { throw unknownValue(message, field) }
    return value
  }
}

/// INVALID_ARGUMENT for an enum value that this version doesn't know.
func unknownValue(_ message: some OpenEnum, _ field: String, reason: String = "ENUM_UNKNOWN") -> RPCError {
  let known = type(of: message).known.filter { $0.rawValue != 0 }.map { "\($0)" }.joined(separator: ", ")
  return .invalid(field, reason: reason, "got \(message); allowed: \(known)")
}

extension GoalDraft {
  fileprivate init(_ message: HabitsV1.HabitGoal) throws {
    let direction = HabitGoal.Direction(rawValue: Int(message.direction.rawValue))
    guard direction != nil || message.direction == .unspecified else {
      throw unknownValue(message.direction, "habit.goal.direction")
    }
    self.init(
      perDay: try message.perDay.map { try Amount($0.value, field: "habit.goal.per_day") },
      perWeek: try message.perWeek.map { try Amount($0.value, field: "habit.goal.per_week") },
      direction: direction)
  }
}
