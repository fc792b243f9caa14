import HabitsDomain
import HabitsProto
import TitanCore
import TitanProto
import TitanRPC

extension HabitsV1.HabitRecord {
  init(_ record: HabitRecord) {
    let source: SourceID? = if case .link(let id) = record.source { id } else { nil }
    self.init(
      recordID: "\(record.id)", habitID: "\(record.habit)", change: .init(record.change),
      occurTime: .init(record.occurTime), timeZone: record.timeZone,
      utcOffsetSeconds: Int32(record.utcOffsetSeconds), localDate: "\(record.localDate)",
      note: record.note, source: source == nil ? .user : .link, sourceID: source.map { "\($0)" } ?? "",
      createTime: .init(record.createTime))
  }

  /// The fields that the client sets, without those that only the server sets.
  var withoutOutputs: HabitsV1.HabitRecord {
    let namesDate =
      switch change {
      case .value, .skipped: true
      case .delta, nil: false
      }
    return .init(
      recordID: recordID, habitID: habitID, change: change, occurTime: occurTime, timeZone: timeZone,
      utcOffsetSeconds: utcOffsetSeconds, localDate: namesDate ? localDate : "", note: note)
  }
}

extension HabitsV1.HabitRecord.Change {
  fileprivate init(_ change: RecordChange) {
    self =
      switch change {
      case .add(let delta): .delta(delta.value)
      case .set(let value): .value(value.value)
      case .skip(let skipped): .skipped(skipped)
      }
  }
}

extension HabitsV1.RecordTotals {
  init(_ totals: RecordTotals) {
    self.init(
      day: totals.day.value, week: totals.week.value, all: totals.all.value, goalMet: totals.isGoalMet)
  }
}

extension RecordDraft {
  /// - Throws: INVALID_ARGUMENT for an invalid amount.
  init(_ message: HabitsV1.HabitRecord) throws {
    let change: RecordChange =
      switch message.change {
      case .delta(let delta): .add(delta == 0 ? 1 : try Amount(delta, field: "record.delta"))
      case .value(let value): .set(try Amount(value, field: "record.value"))
      case .skipped(let skipped): .skip(skipped)
      case nil: .add(1)
      }
    self.init(
      change, at: .init(message.occurTime), utcOffsetSeconds: message.utcOffsetSeconds.map(Int.init),
      localDate: message.localDate, note: message.note)
  }
}

extension RecordDraft.Time {
  fileprivate init(_ message: GoogleProtobuf.Timestamp?) {
    guard let message else {
      self = .now
      return
    }
    if let instant = try? Timestamp(message, field: "") {
      self = .at(instant)
    } else {
      self = .malformed("\(message.seconds) s and \(message.nanos) ns")
    }
  }
}

extension Amount {
  /// - Throws: INVALID_ARGUMENT OUT_OF_RANGE if it isn't a number, TOO_PRECISE for more than three decimals.
  init(_ value: Double, field: String) throws {
    guard Amount(rounding: value) != nil else {
      throw RPCError.invalid(field, reason: "OUT_OF_RANGE", "got \(value); allowed: a number")
    }
    guard let amount = Amount(exactly: value) else {
      throw RPCError.invalid(field, reason: "TOO_PRECISE", "got \(value); allowed: up to three decimals")
    }
    self = amount
  }
}
