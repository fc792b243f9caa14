import TitanCore
import TitanProto

/// What was recorded for a habit.
enum HabitRecordPresentation {
  static func json(_ record: HabitsV1.HabitRecord) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("record_id", .string(record.recordID)), ("habit_id", .string(record.habitID)),
    ]
    switch record.change {
    case .delta(let delta): members.append(("delta", .amount(delta)))
    case .value(let value): members.append(("value", .amount(value)))
    case .skipped(let skipped): members.append(("skipped", .bool(skipped)))
    case nil: break
    }
    members += [
      ("occur_time", .time(record.occurTime)), ("local_date", .string(record.localDate)),
      ("note", .string(record.note)), ("is_automatic", .bool(record.source == .link)),
      ("source_id", record.sourceID.isEmpty ? .null : .string(record.sourceID)),
    ]
    return .object(members.map { JSONValue.Member(name: $0, value: $1) })
  }

  static func table(_ records: [HabitsV1.HabitRecord], terminal: Terminal) -> [String] {
    var table = Table([
      .init("date"), .init("what"), .init("note", minimumWidth: 10), .init("id"),
    ])
    for record in records {
      let note = record.source == .link ? "by its link" : record.note
      table.add([.init(record.localDate), .init(what(record)), .init(note), .init(record.recordID, .dim)])
    }
    return table.render(width: terminal.width, style: terminal.style)
  }

  private static func what(_ record: HabitsV1.HabitRecord) -> String {
    switch record.change {
    case .delta(let delta): (delta > 0 ? "+" : "") + Format.amount(delta)
    case .value(let value): "= " + Format.amount(value)
    case .skipped(true): "skipped"
    case .skipped(false): "counts"
    case nil: ""
    }
  }
}
