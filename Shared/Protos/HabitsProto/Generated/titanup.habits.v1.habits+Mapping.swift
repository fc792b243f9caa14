// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/habits/v1/habits.proto. Do not edit it: `deploy/dev generate` makes it.

package import CHabitsProto
package import TitanProto

extension HabitsV1.HabitGoal: CMessage {
  package typealias CStruct = Titanup__Habits__V1__HabitGoal
  package static let descriptor = MessageDescriptor(titanup__habits__v1__habit_goal__init)
  package static let shape: WireShape? = [
    .message(1, "per_day", nil),
    .message(2, "per_week", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    perDay = try arena.decode(c.pointee.per_day)
    perWeek = try arena.decode(c.pointee.per_week)
    direction = .init(rawValue: arena.number(c.pointee.direction))
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.per_day = arena.encode(optional: perDay)
    c.pointee.per_week = arena.encode(optional: perWeek)
    c.pointee.direction = arena.cEnum(direction.rawValue)
  }
}

extension HabitsV1.Habit: CMessage {
  package typealias CStruct = Titanup__Habits__V1__Habit
  package static let descriptor = MessageDescriptor(titanup__habits__v1__habit__init)
  package static let shape: WireShape? = [
    .string(1, "habit_id"),
    .string(2, "title"),
    .string(5, "unit"),
    .message(6, "goal", HabitsV1.HabitGoal.shape),
    .string(8, "color"),
    .string(9, "start_date"),
    .string(13, "etag"),
    .message(14, "create_time", nil),
    .message(15, "delete_time", nil),
    .message(16, "purge_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habitID = arena.string(c.pointee.habit_id)
    title = arena.string(c.pointee.title)
    kind = .init(rawValue: arena.number(c.pointee.kind))
    measure = .init(rawValue: arena.number(c.pointee.measure))
    unit = arena.string(c.pointee.unit)
    goal = try arena.decode(c.pointee.goal)
    difficulty = c.pointee.difficulty
    color = arena.string(c.pointee.color)
    startDate = arena.string(c.pointee.start_date)
    hiddenInActivity = c.pointee.hidden_in_activity != 0
    archived = c.pointee.archived != 0
    linkSource = .init(rawValue: arena.number(c.pointee.link_source))
    etag = arena.string(c.pointee.etag)
    createTime = try arena.decode(c.pointee.create_time)
    deleteTime = try arena.decode(c.pointee.delete_time)
    purgeTime = try arena.decode(c.pointee.purge_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.habit_id = arena.encode(habitID)
    c.pointee.title = arena.encode(title)
    c.pointee.kind = arena.cEnum(kind.rawValue)
    c.pointee.measure = arena.cEnum(measure.rawValue)
    c.pointee.unit = arena.encode(unit)
    c.pointee.goal = arena.encode(optional: goal)
    c.pointee.difficulty = difficulty
    c.pointee.color = arena.encode(color)
    c.pointee.start_date = arena.encode(startDate)
    c.pointee.hidden_in_activity = hiddenInActivity ? 1 : 0
    c.pointee.archived = archived ? 1 : 0
    c.pointee.link_source = arena.cEnum(linkSource.rawValue)
    c.pointee.etag = arena.encode(etag)
    c.pointee.create_time = arena.encode(optional: createTime)
    c.pointee.delete_time = arena.encode(optional: deleteTime)
    c.pointee.purge_time = arena.encode(optional: purgeTime)
  }
}

extension HabitsV1.HabitProgress: CMessage {
  package typealias CStruct = Titanup__Habits__V1__HabitProgress
  package static let descriptor = MessageDescriptor(titanup__habits__v1__habit_progress__init)
  package static let shape: WireShape? = [
    .string(11, "formula_version"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    today = c.pointee.today
    thisWeek = c.pointee.this_week
    total = c.pointee.total
    goalPercent = c.pointee.goal_percent
    goalMet = c.pointee.goal_met != 0
    currentStreak = c.pointee.current_streak
    longestStreak = c.pointee.longest_streak
    streakUnit = .init(rawValue: arena.number(c.pointee.streak_unit))
    todaySkipped = c.pointee.today_skipped != 0
    strength = c.pointee.strength
    formulaVersion = arena.string(c.pointee.formula_version)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.today = today
    c.pointee.this_week = thisWeek
    c.pointee.total = total
    c.pointee.goal_percent = goalPercent
    c.pointee.goal_met = goalMet ? 1 : 0
    c.pointee.current_streak = currentStreak
    c.pointee.longest_streak = longestStreak
    c.pointee.streak_unit = arena.cEnum(streakUnit.rawValue)
    c.pointee.today_skipped = todaySkipped ? 1 : 0
    c.pointee.strength = strength
    c.pointee.formula_version = arena.encode(formulaVersion)
  }
}

extension HabitsV1.HabitOverview: CMessage {
  package typealias CStruct = Titanup__Habits__V1__HabitOverview
  package static let descriptor = MessageDescriptor(titanup__habits__v1__habit_overview__init)
  package static let shape: WireShape? = [
    .message(1, "habit", HabitsV1.Habit.shape),
    .message(2, "progress", HabitsV1.HabitProgress.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habit = try arena.decode(c.pointee.habit)
    progress = try arena.decode(c.pointee.progress)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.habit = arena.encode(optional: habit)
    c.pointee.progress = arena.encode(optional: progress)
  }
}

extension HabitsV1.CreateHabitRequest: CMessage {
  package typealias CStruct = Titanup__Habits__V1__CreateHabitRequest
  package static let descriptor = MessageDescriptor(titanup__habits__v1__create_habit_request__init)
  package static let shape: WireShape? = [
    .message(1, "habit", HabitsV1.Habit.shape),
    .string(2, "time_zone"),
    .string(3, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habit = try arena.decode(c.pointee.habit)
    timeZone = arena.string(c.pointee.time_zone)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.habit = arena.encode(optional: habit)
    c.pointee.time_zone = arena.encode(timeZone)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension HabitsV1.CreateHabitResponse: CMessage {
  package typealias CStruct = Titanup__Habits__V1__CreateHabitResponse
  package static let descriptor = MessageDescriptor(titanup__habits__v1__create_habit_response__init)
  package static let shape: WireShape? = [
    .message(1, "habit", HabitsV1.Habit.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habit = try arena.decode(c.pointee.habit)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.habit = arena.encode(optional: habit)
  }
}

extension HabitsV1.GetHabitRequest: CMessage {
  package typealias CStruct = Titanup__Habits__V1__GetHabitRequest
  package static let descriptor = MessageDescriptor(titanup__habits__v1__get_habit_request__init)
  package static let shape: WireShape? = [
    .string(1, "habit_id"),
    .string(2, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habitID = arena.string(c.pointee.habit_id)
    timeZone = arena.string(c.pointee.time_zone)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.habit_id = arena.encode(habitID)
    c.pointee.time_zone = arena.encode(timeZone)
  }
}

extension HabitsV1.GetHabitResponse: CMessage {
  package typealias CStruct = Titanup__Habits__V1__GetHabitResponse
  package static let descriptor = MessageDescriptor(titanup__habits__v1__get_habit_response__init)
  package static let shape: WireShape? = [
    .message(1, "overview", HabitsV1.HabitOverview.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    overview = try arena.decode(c.pointee.overview)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.overview = arena.encode(optional: overview)
  }
}

extension HabitsV1.ListHabitsRequest: CMessage {
  package typealias CStruct = Titanup__Habits__V1__ListHabitsRequest
  package static let descriptor = MessageDescriptor(titanup__habits__v1__list_habits_request__init)
  package static let shape: WireShape? = [
    .string(3, "page_token"),
    .string(6, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    view = .init(rawValue: arena.number(c.pointee.view))
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
    includeArchived = c.pointee.include_archived != 0
    showDeleted = c.pointee.show_deleted != 0
    timeZone = arena.string(c.pointee.time_zone)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.view = arena.cEnum(view.rawValue)
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
    c.pointee.include_archived = includeArchived ? 1 : 0
    c.pointee.show_deleted = showDeleted ? 1 : 0
    c.pointee.time_zone = arena.encode(timeZone)
  }
}

extension HabitsV1.ListHabitsResponse: CMessage {
  package typealias CStruct = Titanup__Habits__V1__ListHabitsResponse
  package static let descriptor = MessageDescriptor(titanup__habits__v1__list_habits_response__init)
  package static let shape: WireShape? = [
    .messages(1, "habits", HabitsV1.HabitOverview.shape),
    .string(2, "next_page_token"),
    .string(3, "today"),
    .string(4, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habits = try arena.decode(c.pointee.n_habits, c.pointee.habits)
    nextPageToken = arena.string(c.pointee.next_page_token)
    today = arena.string(c.pointee.today)
    timeZone = arena.string(c.pointee.time_zone)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_habits = habits.count
    c.pointee.habits = arena.encode(habits)
    c.pointee.next_page_token = arena.encode(nextPageToken)
    c.pointee.today = arena.encode(today)
    c.pointee.time_zone = arena.encode(timeZone)
  }
}

extension HabitsV1.UpdateHabitRequest: CMessage {
  package typealias CStruct = Titanup__Habits__V1__UpdateHabitRequest
  package static let descriptor = MessageDescriptor(titanup__habits__v1__update_habit_request__init)
  package static let shape: WireShape? = [
    .message(1, "habit", HabitsV1.Habit.shape),
    .message(2, "update_mask", GoogleProtobuf.FieldMask.shape),
    .string(3, "time_zone"),
    .string(4, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habit = try arena.decode(c.pointee.habit)
    updateMask = try arena.decode(c.pointee.update_mask)
    timeZone = arena.string(c.pointee.time_zone)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.habit = arena.encode(optional: habit)
    c.pointee.update_mask = arena.encode(optional: updateMask)
    c.pointee.time_zone = arena.encode(timeZone)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension HabitsV1.UpdateHabitResponse: CMessage {
  package typealias CStruct = Titanup__Habits__V1__UpdateHabitResponse
  package static let descriptor = MessageDescriptor(titanup__habits__v1__update_habit_response__init)
  package static let shape: WireShape? = [
    .message(1, "habit", HabitsV1.Habit.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habit = try arena.decode(c.pointee.habit)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.habit = arena.encode(optional: habit)
  }
}

extension HabitsV1.DeleteHabitRequest: CMessage {
  package typealias CStruct = Titanup__Habits__V1__DeleteHabitRequest
  package static let descriptor = MessageDescriptor(titanup__habits__v1__delete_habit_request__init)
  package static let shape: WireShape? = [
    .string(1, "habit_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habitID = arena.string(c.pointee.habit_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.habit_id = arena.encode(habitID)
  }
}

extension HabitsV1.DeleteHabitResponse: CMessage {
  package typealias CStruct = Titanup__Habits__V1__DeleteHabitResponse
  package static let descriptor = MessageDescriptor(titanup__habits__v1__delete_habit_response__init)
  package static let shape: WireShape? = [
    .message(1, "habit", HabitsV1.Habit.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habit = try arena.decode(c.pointee.habit)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.habit = arena.encode(optional: habit)
  }
}

extension HabitsV1.UndeleteHabitRequest: CMessage {
  package typealias CStruct = Titanup__Habits__V1__UndeleteHabitRequest
  package static let descriptor = MessageDescriptor(titanup__habits__v1__undelete_habit_request__init)
  package static let shape: WireShape? = [
    .string(1, "habit_id"),
    .string(2, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habitID = arena.string(c.pointee.habit_id)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.habit_id = arena.encode(habitID)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension HabitsV1.UndeleteHabitResponse: CMessage {
  package typealias CStruct = Titanup__Habits__V1__UndeleteHabitResponse
  package static let descriptor = MessageDescriptor(titanup__habits__v1__undelete_habit_response__init)
  package static let shape: WireShape? = [
    .message(1, "habit", HabitsV1.Habit.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habit = try arena.decode(c.pointee.habit)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.habit = arena.encode(optional: habit)
  }
}

extension HabitsV1.ReorderHabitsRequest: CMessage {
  package typealias CStruct = Titanup__Habits__V1__ReorderHabitsRequest
  package static let descriptor = MessageDescriptor(titanup__habits__v1__reorder_habits_request__init)
  package static let shape: WireShape? = [
    .string(1, "habit_ids"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habitIDs = try arena.strings(c.pointee.n_habit_ids, c.pointee.habit_ids)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_habit_ids = habitIDs.count
    c.pointee.habit_ids = arena.encode(habitIDs)
  }
}

extension HabitsV1.ReorderHabitsResponse: CMessage {
  package typealias CStruct = Titanup__Habits__V1__ReorderHabitsResponse
  package static let descriptor = MessageDescriptor(titanup__habits__v1__reorder_habits_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension HabitsV1.HabitRecord: CMessage {
  package typealias CStruct = Titanup__Habits__V1__HabitRecord
  package static let descriptor = MessageDescriptor(titanup__habits__v1__habit_record__init)
  package static let shape: WireShape? = [
    .string(1, "record_id"),
    .string(2, "habit_id"),
    .other(3, "delta", oneof: 1),
    .other(4, "value", oneof: 1),
    .other(5, "skipped", oneof: 1),
    .message(6, "occur_time", nil),
    .string(7, "time_zone"),
    .other(8, "utc_offset_seconds", oneof: 2),
    .string(9, "local_date"),
    .string(10, "note"),
    .string(12, "source_id"),
    .message(13, "create_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    recordID = arena.string(c.pointee.record_id)
    habitID = arena.string(c.pointee.habit_id)
    occurTime = try arena.decode(c.pointee.occur_time)
    timeZone = arena.string(c.pointee.time_zone)
    localDate = arena.string(c.pointee.local_date)
    note = arena.string(c.pointee.note)
    source = .init(rawValue: arena.number(c.pointee.source))
    sourceID = arena.string(c.pointee.source_id)
    createTime = try arena.decode(c.pointee.create_time)
    switch c.pointee.change_case.rawValue {
    case 3: change = .delta(c.pointee.delta)
    case 4: change = .value(c.pointee.value)
    case 5: change = .skipped(c.pointee.skipped != 0)
    default: change = nil
    }
    switch c.pointee.optional_utc_offset_seconds_case.rawValue {
    case 8: utcOffsetSeconds = c.pointee.utc_offset_seconds
    default: utcOffsetSeconds = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.record_id = arena.encode(recordID)
    c.pointee.habit_id = arena.encode(habitID)
    c.pointee.occur_time = arena.encode(optional: occurTime)
    c.pointee.time_zone = arena.encode(timeZone)
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.note = arena.encode(note)
    c.pointee.source = arena.cEnum(source.rawValue)
    c.pointee.source_id = arena.encode(sourceID)
    c.pointee.create_time = arena.encode(optional: createTime)
    switch change {
    case .delta(let value):
      c.pointee.change_case = .init(rawValue: 3)
      c.pointee.delta = value
    case .value(let value):
      c.pointee.change_case = .init(rawValue: 4)
      c.pointee.value = value
    case .skipped(let value):
      c.pointee.change_case = .init(rawValue: 5)
      c.pointee.skipped = value ? 1 : 0
    case nil: break
    }
    switch utcOffsetSeconds {
    case let value?:
      c.pointee.optional_utc_offset_seconds_case = .init(rawValue: 8)
      c.pointee.utc_offset_seconds = value
    case nil: break
    }
  }
}

extension HabitsV1.RecordTotals: CMessage {
  package typealias CStruct = Titanup__Habits__V1__RecordTotals
  package static let descriptor = MessageDescriptor(titanup__habits__v1__record_totals__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    day = c.pointee.day
    week = c.pointee.week
    all = c.pointee.all
    goalMet = c.pointee.goal_met != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.day = day
    c.pointee.week = week
    c.pointee.all = all
    c.pointee.goal_met = goalMet ? 1 : 0
  }
}

extension HabitsV1.RecordHabitRequest: CMessage {
  package typealias CStruct = Titanup__Habits__V1__RecordHabitRequest
  package static let descriptor = MessageDescriptor(titanup__habits__v1__record_habit_request__init)
  package static let shape: WireShape? = [
    .message(1, "record", HabitsV1.HabitRecord.shape),
    .string(2, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    record = try arena.decode(c.pointee.record)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.record = arena.encode(optional: record)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension HabitsV1.RecordHabitResponse: CMessage {
  package typealias CStruct = Titanup__Habits__V1__RecordHabitResponse
  package static let descriptor = MessageDescriptor(titanup__habits__v1__record_habit_response__init)
  package static let shape: WireShape? = [
    .message(1, "record", HabitsV1.HabitRecord.shape),
    .message(2, "totals", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    record = try arena.decode(c.pointee.record)
    totals = try arena.decode(c.pointee.totals)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.record = arena.encode(optional: record)
    c.pointee.totals = arena.encode(optional: totals)
  }
}

extension HabitsV1.SetHabitValueRequest: CMessage {
  package typealias CStruct = Titanup__Habits__V1__SetHabitValueRequest
  package static let descriptor = MessageDescriptor(titanup__habits__v1__set_habit_value_request__init)
  package static let shape: WireShape? = [
    .message(1, "record", HabitsV1.HabitRecord.shape),
    .string(2, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    record = try arena.decode(c.pointee.record)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.record = arena.encode(optional: record)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension HabitsV1.SetHabitValueResponse: CMessage {
  package typealias CStruct = Titanup__Habits__V1__SetHabitValueResponse
  package static let descriptor = MessageDescriptor(titanup__habits__v1__set_habit_value_response__init)
  package static let shape: WireShape? = [
    .message(1, "record", HabitsV1.HabitRecord.shape),
    .message(2, "totals", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    record = try arena.decode(c.pointee.record)
    totals = try arena.decode(c.pointee.totals)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.record = arena.encode(optional: record)
    c.pointee.totals = arena.encode(optional: totals)
  }
}

extension HabitsV1.SkipHabitRequest: CMessage {
  package typealias CStruct = Titanup__Habits__V1__SkipHabitRequest
  package static let descriptor = MessageDescriptor(titanup__habits__v1__skip_habit_request__init)
  package static let shape: WireShape? = [
    .message(1, "record", HabitsV1.HabitRecord.shape),
    .string(2, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    record = try arena.decode(c.pointee.record)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.record = arena.encode(optional: record)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension HabitsV1.SkipHabitResponse: CMessage {
  package typealias CStruct = Titanup__Habits__V1__SkipHabitResponse
  package static let descriptor = MessageDescriptor(titanup__habits__v1__skip_habit_response__init)
  package static let shape: WireShape? = [
    .message(1, "record", HabitsV1.HabitRecord.shape),
    .message(2, "totals", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    record = try arena.decode(c.pointee.record)
    totals = try arena.decode(c.pointee.totals)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.record = arena.encode(optional: record)
    c.pointee.totals = arena.encode(optional: totals)
  }
}

extension HabitsV1.DeleteRecordRequest: CMessage {
  package typealias CStruct = Titanup__Habits__V1__DeleteRecordRequest
  package static let descriptor = MessageDescriptor(titanup__habits__v1__delete_record_request__init)
  package static let shape: WireShape? = [
    .string(1, "habit_id"),
    .string(2, "record_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habitID = arena.string(c.pointee.habit_id)
    recordID = arena.string(c.pointee.record_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.habit_id = arena.encode(habitID)
    c.pointee.record_id = arena.encode(recordID)
  }
}

extension HabitsV1.DeleteRecordResponse: CMessage {
  package typealias CStruct = Titanup__Habits__V1__DeleteRecordResponse
  package static let descriptor = MessageDescriptor(titanup__habits__v1__delete_record_response__init)
  package static let shape: WireShape? = [
    .message(1, "totals", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    totals = try arena.decode(c.pointee.totals)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.totals = arena.encode(optional: totals)
  }
}

extension HabitsV1.ListRecordsRequest: CMessage {
  package typealias CStruct = Titanup__Habits__V1__ListRecordsRequest
  package static let descriptor = MessageDescriptor(titanup__habits__v1__list_records_request__init)
  package static let shape: WireShape? = [
    .string(1, "habit_id"),
    .string(3, "page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habitID = arena.string(c.pointee.habit_id)
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.habit_id = arena.encode(habitID)
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
  }
}

extension HabitsV1.ListRecordsResponse: CMessage {
  package typealias CStruct = Titanup__Habits__V1__ListRecordsResponse
  package static let descriptor = MessageDescriptor(titanup__habits__v1__list_records_response__init)
  package static let shape: WireShape? = [
    .messages(1, "records", HabitsV1.HabitRecord.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    records = try arena.decode(c.pointee.n_records, c.pointee.records)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_records = records.count
    c.pointee.records = arena.encode(records)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension HabitsV1.BatchRecordRequest: CMessage {
  package typealias CStruct = Titanup__Habits__V1__BatchRecordRequest
  package static let descriptor = MessageDescriptor(titanup__habits__v1__batch_record_request__init)
  package static let shape: WireShape? = [
    .messages(1, "records", HabitsV1.HabitRecord.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    records = try arena.decode(c.pointee.n_records, c.pointee.records)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_records = records.count
    c.pointee.records = arena.encode(records)
  }
}

extension HabitsV1.BatchRecordResult: CMessage {
  package typealias CStruct = Titanup__Habits__V1__BatchRecordResult
  package static let descriptor = MessageDescriptor(titanup__habits__v1__batch_record_result__init)
  package static let shape: WireShape? = [
    .string(1, "record_id"),
    .message(2, "record", HabitsV1.HabitRecord.shape, oneof: 1),
    .message(3, "error", GoogleRPC.Status.shape, oneof: 1),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    recordID = arena.string(c.pointee.record_id)
    switch c.pointee.outcome_case.rawValue {
    case 2: outcome = try arena.decode(c.pointee.record).map { .record($0) }
    case 3: outcome = try arena.decode(c.pointee.error).map { .error($0) }
    default: outcome = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.record_id = arena.encode(recordID)
    switch outcome {
    case .record(let value):
      c.pointee.outcome_case = .init(rawValue: 2)
      c.pointee.record = arena.encode(value)
    case .error(let value):
      c.pointee.outcome_case = .init(rawValue: 3)
      c.pointee.error = arena.encode(value)
    case nil: break
    }
  }
}

extension HabitsV1.BatchRecordResponse: CMessage {
  package typealias CStruct = Titanup__Habits__V1__BatchRecordResponse
  package static let descriptor = MessageDescriptor(titanup__habits__v1__batch_record_response__init)
  package static let shape: WireShape? = [
    .messages(1, "results", HabitsV1.BatchRecordResult.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    results = try arena.decode(c.pointee.n_results, c.pointee.results)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_results = results.count
    c.pointee.results = arena.encode(results)
  }
}

extension HabitsV1.StrengthDay: CMessage {
  package typealias CStruct = Titanup__Habits__V1__StrengthDay
  package static let descriptor = MessageDescriptor(titanup__habits__v1__strength_day__init)
  package static let shape: WireShape? = [
    .string(1, "local_date"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    localDate = arena.string(c.pointee.local_date)
    strength = c.pointee.strength
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.strength = strength
  }
}

extension HabitsV1.CompletionRate: CMessage {
  package typealias CStruct = Titanup__Habits__V1__CompletionRate
  package static let descriptor = MessageDescriptor(titanup__habits__v1__completion_rate__init)
  package static let shape: WireShape? = [
    .message(3, "percent", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    windowDays = c.pointee.window_days
    days = c.pointee.days
    percent = try arena.decode(c.pointee.percent)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.window_days = windowDays
    c.pointee.days = days
    c.pointee.percent = arena.encode(optional: percent)
  }
}

extension HabitsV1.BestDay: CMessage {
  package typealias CStruct = Titanup__Habits__V1__BestDay
  package static let descriptor = MessageDescriptor(titanup__habits__v1__best_day__init)
  package static let shape: WireShape? = [
    .string(1, "local_date"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    localDate = arena.string(c.pointee.local_date)
    count = c.pointee.count
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.count = count
  }
}

extension HabitsV1.GetHabitStatsRequest: CMessage {
  package typealias CStruct = Titanup__Habits__V1__GetHabitStatsRequest
  package static let descriptor = MessageDescriptor(titanup__habits__v1__get_habit_stats_request__init)
  package static let shape: WireShape? = [
    .string(1, "habit_id"),
    .string(2, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habitID = arena.string(c.pointee.habit_id)
    timeZone = arena.string(c.pointee.time_zone)
    strengthDays = c.pointee.strength_days
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.habit_id = arena.encode(habitID)
    c.pointee.time_zone = arena.encode(timeZone)
    c.pointee.strength_days = strengthDays
  }
}

extension HabitsV1.GetHabitStatsResponse: CMessage {
  package typealias CStruct = Titanup__Habits__V1__GetHabitStatsResponse
  package static let descriptor = MessageDescriptor(titanup__habits__v1__get_habit_stats_response__init)
  package static let shape: WireShape? = [
    .message(1, "overview", HabitsV1.HabitOverview.shape),
    .message(5, "best_day", HabitsV1.BestDay.shape),
    .messages(6, "completion", HabitsV1.CompletionRate.shape),
    .messages(7, "strength", HabitsV1.StrengthDay.shape),
    .string(8, "today"),
    .string(9, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    overview = try arena.decode(c.pointee.overview)
    days = c.pointee.days
    averagePerDay = c.pointee.average_per_day
    averagePerWeek = c.pointee.average_per_week
    bestDay = try arena.decode(c.pointee.best_day)
    completion = try arena.decode(c.pointee.n_completion, c.pointee.completion)
    strength = try arena.decode(c.pointee.n_strength, c.pointee.strength)
    today = arena.string(c.pointee.today)
    timeZone = arena.string(c.pointee.time_zone)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.overview = arena.encode(optional: overview)
    c.pointee.days = days
    c.pointee.average_per_day = averagePerDay
    c.pointee.average_per_week = averagePerWeek
    c.pointee.best_day = arena.encode(optional: bestDay)
    c.pointee.n_completion = completion.count
    c.pointee.completion = arena.encode(completion)
    c.pointee.n_strength = strength.count
    c.pointee.strength = arena.encode(strength)
    c.pointee.today = arena.encode(today)
    c.pointee.time_zone = arena.encode(timeZone)
  }
}

extension HabitsV1.GetActivityRequest: CMessage {
  package typealias CStruct = Titanup__Habits__V1__GetActivityRequest
  package static let descriptor = MessageDescriptor(titanup__habits__v1__get_activity_request__init)
  package static let shape: WireShape? = [
    .string(1, "habit_ids"),
    .string(3, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habitIDs = try arena.strings(c.pointee.n_habit_ids, c.pointee.habit_ids)
    days = c.pointee.days
    timeZone = arena.string(c.pointee.time_zone)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_habit_ids = habitIDs.count
    c.pointee.habit_ids = arena.encode(habitIDs)
    c.pointee.days = days
    c.pointee.time_zone = arena.encode(timeZone)
  }
}

extension HabitsV1.ActivitySeries: CMessage {
  package typealias CStruct = Titanup__Habits__V1__ActivitySeries
  package static let descriptor = MessageDescriptor(titanup__habits__v1__activity_series__init)
  package static let shape: WireShape? = [
    .string(1, "habit_id"),
    .string(2, "title"),
    .string(3, "color"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habitID = arena.string(c.pointee.habit_id)
    title = arena.string(c.pointee.title)
    color = arena.string(c.pointee.color)
    hiddenInActivity = c.pointee.hidden_in_activity != 0
    counts = arena.scalars(c.pointee.n_counts, c.pointee.counts)
    total = c.pointee.total
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.habit_id = arena.encode(habitID)
    c.pointee.title = arena.encode(title)
    c.pointee.color = arena.encode(color)
    c.pointee.hidden_in_activity = hiddenInActivity ? 1 : 0
    c.pointee.n_counts = counts.count
    c.pointee.counts = arena.encode(counts)
    c.pointee.total = total
  }
}

extension HabitsV1.GetActivityResponse: CMessage {
  package typealias CStruct = Titanup__Habits__V1__GetActivityResponse
  package static let descriptor = MessageDescriptor(titanup__habits__v1__get_activity_response__init)
  package static let shape: WireShape? = [
    .string(1, "local_dates"),
    .messages(2, "series", HabitsV1.ActivitySeries.shape),
    .string(3, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    localDates = try arena.strings(c.pointee.n_local_dates, c.pointee.local_dates)
    series = try arena.decode(c.pointee.n_series, c.pointee.series)
    timeZone = arena.string(c.pointee.time_zone)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_local_dates = localDates.count
    c.pointee.local_dates = arena.encode(localDates)
    c.pointee.n_series = series.count
    c.pointee.series = arena.encode(series)
    c.pointee.time_zone = arena.encode(timeZone)
  }
}

extension HabitsV1.GetWeekOverWeekRequest: CMessage {
  package typealias CStruct = Titanup__Habits__V1__GetWeekOverWeekRequest
  package static let descriptor = MessageDescriptor(titanup__habits__v1__get_week_over_week_request__init)
  package static let shape: WireShape? = [
    .string(1, "habit_ids"),
    .string(2, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habitIDs = try arena.strings(c.pointee.n_habit_ids, c.pointee.habit_ids)
    timeZone = arena.string(c.pointee.time_zone)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_habit_ids = habitIDs.count
    c.pointee.habit_ids = arena.encode(habitIDs)
    c.pointee.time_zone = arena.encode(timeZone)
  }
}

extension HabitsV1.WeekComparison: CMessage {
  package typealias CStruct = Titanup__Habits__V1__WeekComparison
  package static let descriptor = MessageDescriptor(titanup__habits__v1__week_comparison__init)
  package static let shape: WireShape? = [
    .string(1, "first_local_date"),
    .string(2, "last_local_date"),
    .message(6, "percent", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    firstLocalDate = arena.string(c.pointee.first_local_date)
    lastLocalDate = arena.string(c.pointee.last_local_date)
    count = c.pointee.count
    previousCount = c.pointee.previous_count
    delta = c.pointee.delta
    percent = try arena.decode(c.pointee.percent)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.first_local_date = arena.encode(firstLocalDate)
    c.pointee.last_local_date = arena.encode(lastLocalDate)
    c.pointee.count = count
    c.pointee.previous_count = previousCount
    c.pointee.delta = delta
    c.pointee.percent = arena.encode(optional: percent)
  }
}

extension HabitsV1.WeekdayDelta: CMessage {
  package typealias CStruct = Titanup__Habits__V1__WeekdayDelta
  package static let descriptor = MessageDescriptor(titanup__habits__v1__weekday_delta__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    weekday = c.pointee.weekday
    count = c.pointee.count
    previousCount = c.pointee.previous_count
    delta = c.pointee.delta
    toCome = c.pointee.to_come != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.weekday = weekday
    c.pointee.count = count
    c.pointee.previous_count = previousCount
    c.pointee.delta = delta
    c.pointee.to_come = toCome ? 1 : 0
  }
}

extension HabitsV1.HabitWeekOverWeek: CMessage {
  package typealias CStruct = Titanup__Habits__V1__HabitWeekOverWeek
  package static let descriptor = MessageDescriptor(titanup__habits__v1__habit_week_over_week__init)
  package static let shape: WireShape? = [
    .string(1, "habit_id"),
    .string(2, "title"),
    .message(3, "rolling", HabitsV1.WeekComparison.shape),
    .message(4, "calendar", HabitsV1.WeekComparison.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habitID = arena.string(c.pointee.habit_id)
    title = arena.string(c.pointee.title)
    rolling = try arena.decode(c.pointee.rolling)
    calendar = try arena.decode(c.pointee.calendar)
    weekdays = try arena.decode(c.pointee.n_weekdays, c.pointee.weekdays)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.habit_id = arena.encode(habitID)
    c.pointee.title = arena.encode(title)
    c.pointee.rolling = arena.encode(optional: rolling)
    c.pointee.calendar = arena.encode(optional: calendar)
    c.pointee.n_weekdays = weekdays.count
    c.pointee.weekdays = arena.encode(weekdays)
  }
}

extension HabitsV1.GetWeekOverWeekResponse: CMessage {
  package typealias CStruct = Titanup__Habits__V1__GetWeekOverWeekResponse
  package static let descriptor = MessageDescriptor(titanup__habits__v1__get_week_over_week_response__init)
  package static let shape: WireShape? = [
    .messages(1, "habits", HabitsV1.HabitWeekOverWeek.shape),
    .string(2, "today"),
    .string(3, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habits = try arena.decode(c.pointee.n_habits, c.pointee.habits)
    today = arena.string(c.pointee.today)
    timeZone = arena.string(c.pointee.time_zone)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_habits = habits.count
    c.pointee.habits = arena.encode(habits)
    c.pointee.today = arena.encode(today)
    c.pointee.time_zone = arena.encode(timeZone)
  }
}

extension HabitsV1.WatchHabitsRequest: CMessage {
  package typealias CStruct = Titanup__Habits__V1__WatchHabitsRequest
  package static let descriptor = MessageDescriptor(titanup__habits__v1__watch_habits_request__init)
  package static let shape: WireShape? = [
    .string(1, "cursor"),
    .string(2, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    cursor = arena.string(c.pointee.cursor)
    timeZone = arena.string(c.pointee.time_zone)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.cursor = arena.encode(cursor)
    c.pointee.time_zone = arena.encode(timeZone)
  }
}

extension HabitsV1.WatchHabitsResponse: CMessage {
  package typealias CStruct = Titanup__Habits__V1__WatchHabitsResponse
  package static let descriptor = MessageDescriptor(titanup__habits__v1__watch_habits_response__init)
  package static let shape: WireShape? = [
    .message(1, "overview", HabitsV1.HabitOverview.shape),
    .string(2, "cursor"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    overview = try arena.decode(c.pointee.overview)
    cursor = arena.string(c.pointee.cursor)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.overview = arena.encode(optional: overview)
    c.pointee.cursor = arena.encode(cursor)
  }
}

extension HabitsV1.LinkHabitRequest: CMessage {
  package typealias CStruct = Titanup__Habits__V1__LinkHabitRequest
  package static let descriptor = MessageDescriptor(titanup__habits__v1__link_habit_request__init)
  package static let shape: WireShape? = [
    .string(1, "habit_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habitID = arena.string(c.pointee.habit_id)
    source = .init(rawValue: arena.number(c.pointee.source))
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.habit_id = arena.encode(habitID)
    c.pointee.source = arena.cEnum(source.rawValue)
  }
}

extension HabitsV1.LinkHabitResponse: CMessage {
  package typealias CStruct = Titanup__Habits__V1__LinkHabitResponse
  package static let descriptor = MessageDescriptor(titanup__habits__v1__link_habit_response__init)
  package static let shape: WireShape? = [
    .message(1, "habit", HabitsV1.Habit.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habit = try arena.decode(c.pointee.habit)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.habit = arena.encode(optional: habit)
  }
}

extension HabitsV1.UnlinkHabitRequest: CMessage {
  package typealias CStruct = Titanup__Habits__V1__UnlinkHabitRequest
  package static let descriptor = MessageDescriptor(titanup__habits__v1__unlink_habit_request__init)
  package static let shape: WireShape? = [
    .string(1, "habit_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habitID = arena.string(c.pointee.habit_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.habit_id = arena.encode(habitID)
  }
}

extension HabitsV1.UnlinkHabitResponse: CMessage {
  package typealias CStruct = Titanup__Habits__V1__UnlinkHabitResponse
  package static let descriptor = MessageDescriptor(titanup__habits__v1__unlink_habit_response__init)
  package static let shape: WireShape? = [
    .message(1, "habit", HabitsV1.Habit.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habit = try arena.decode(c.pointee.habit)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.habit = arena.encode(optional: habit)
  }
}

extension HabitsV1.ImportHabitsRequest: CMessage {
  package typealias CStruct = Titanup__Habits__V1__ImportHabitsRequest
  package static let descriptor = MessageDescriptor(titanup__habits__v1__import_habits_request__init)
  package static let shape: WireShape? = [
    .string(1, "habits_csv"),
    .string(2, "checkmarks_csv"),
    .string(4, "time_zone"),
    .string(5, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habitsCsv = arena.string(c.pointee.habits_csv)
    checkmarksCsv = arena.string(c.pointee.checkmarks_csv)
    validateOnly = c.pointee.validate_only != 0
    timeZone = arena.string(c.pointee.time_zone)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.habits_csv = arena.encode(habitsCsv)
    c.pointee.checkmarks_csv = arena.encode(checkmarksCsv)
    c.pointee.validate_only = validateOnly ? 1 : 0
    c.pointee.time_zone = arena.encode(timeZone)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension HabitsV1.ImportedHabit: CMessage {
  package typealias CStruct = Titanup__Habits__V1__ImportedHabit
  package static let descriptor = MessageDescriptor(titanup__habits__v1__imported_habit__init)
  package static let shape: WireShape? = [
    .message(1, "habit", HabitsV1.Habit.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habit = try arena.decode(c.pointee.habit)
    created = c.pointee.created != 0
    records = c.pointee.records
    goalAdjusted = c.pointee.goal_adjusted != 0
    rounded = c.pointee.rounded
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.habit = arena.encode(optional: habit)
    c.pointee.created = created ? 1 : 0
    c.pointee.records = records
    c.pointee.goal_adjusted = goalAdjusted ? 1 : 0
    c.pointee.rounded = rounded
  }
}

extension HabitsV1.ImportHabitsResponse: CMessage {
  package typealias CStruct = Titanup__Habits__V1__ImportHabitsResponse
  package static let descriptor = MessageDescriptor(titanup__habits__v1__import_habits_response__init)
  package static let shape: WireShape? = [
    .messages(1, "habits", HabitsV1.ImportedHabit.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    habits = try arena.decode(c.pointee.n_habits, c.pointee.habits)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_habits = habits.count
    c.pointee.habits = arena.encode(habits)
  }
}
