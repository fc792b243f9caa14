// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/habits/v1/habits.proto. Not to be edited: `deploy/dev generate` writes it anew.

import TitanRPC

extension HabitsV1 {
  /// Whether more is better.
  package struct HabitKind: OpenEnum {
    /// Means GOOD when a habit is made.
    package static let unspecified = Self(rawValue: 0)
    /// To be done.
    package static let good = Self(rawValue: 1)
    /// To be left alone.
    package static let bad = Self(rawValue: 2)

    package static let known: [Self] = [.unspecified, .good, .bad]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "HABIT_KIND_UNSPECIFIED"
      case 1: "HABIT_KIND_GOOD"
      case 2: "HABIT_KIND_BAD"
      default: "HabitKind(\(rawValue))"
      }
    }
  }
}

extension HabitsV1 {
  /// What a repetition is.
  package struct HabitMeasure: OpenEnum {
    /// Means TIMES when a habit is made.
    package static let unspecified = Self(rawValue: 0)
    /// Something that is done, so many times.
    package static let times = Self(rawValue: 1)
    /// Something that adds up: minutes, pages, push-ups.
    package static let amount = Self(rawValue: 2)

    package static let known: [Self] = [.unspecified, .times, .amount]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "HABIT_MEASURE_UNSPECIFIED"
      case 1: "HABIT_MEASURE_TIMES"
      case 2: "HABIT_MEASURE_AMOUNT"
      default: "HabitMeasure(\(rawValue))"
      }
    }
  }
}

extension HabitsV1 {
  /// On which side of a goal to stay.
  package struct GoalDirection: OpenEnum {
    /// Means AT_LEAST for good habits and AT_MOST for bad ones when a habit is made.
    package static let unspecified = Self(rawValue: 0)
    /// The goal is met when it is reached.
    package static let atLeast = Self(rawValue: 1)
    /// The goal is met when it is not exceeded.
    package static let atMost = Self(rawValue: 2)

    package static let known: [Self] = [.unspecified, .atLeast, .atMost]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "GOAL_DIRECTION_UNSPECIFIED"
      case 1: "GOAL_DIRECTION_AT_LEAST"
      case 2: "GOAL_DIRECTION_AT_MOST"
      default: "GoalDirection(\(rawValue))"
      }
    }
  }
}

extension HabitsV1 {
  /// What fills a habit by itself.
  package struct LinkSource: OpenEnum {
    /// No link.
    package static let unspecified = Self(rawValue: 0)
    /// Each push-up session, with its push-ups.
    package static let pushupReps = Self(rawValue: 1)
    /// Each push-up session, as one.
    package static let pushupSessions = Self(rawValue: 2)
    /// Each completed practice, as one.
    package static let practices = Self(rawValue: 3)

    package static let known: [Self] = [.unspecified, .pushupReps, .pushupSessions, .practices]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "LINK_SOURCE_UNSPECIFIED"
      case 1: "LINK_SOURCE_PUSHUP_REPS"
      case 2: "LINK_SOURCE_PUSHUP_SESSIONS"
      case 3: "LINK_SOURCE_PRACTICES"
      default: "LinkSource(\(rawValue))"
      }
    }
  }
}

extension HabitsV1 {
  /// What a streak of a habit is counted in.
  package struct StreakUnit: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Of a goal by day.
    package static let days = Self(rawValue: 1)
    /// Of a goal by week.
    package static let weeks = Self(rawValue: 2)

    package static let known: [Self] = [.unspecified, .days, .weeks]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "STREAK_UNIT_UNSPECIFIED"
      case 1: "STREAK_UNIT_DAYS"
      case 2: "STREAK_UNIT_WEEKS"
      default: "StreakUnit(\(rawValue))"
      }
    }
  }
}

extension HabitsV1 {
  /// How much of each habit a list says.
  package struct HabitView: OpenEnum {
    /// BASIC.
    package static let unspecified = Self(rawValue: 0)
    /// The habits alone.
    package static let basic = Self(rawValue: 1)
    /// And where each stands.
    package static let overview = Self(rawValue: 2)

    package static let known: [Self] = [.unspecified, .basic, .overview]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "HABIT_VIEW_UNSPECIFIED"
      case 1: "HABIT_VIEW_BASIC"
      case 2: "HABIT_VIEW_OVERVIEW"
      default: "HabitView(\(rawValue))"
      }
    }
  }
}

extension HabitsV1 {
  /// Where a record comes from.
  package struct RecordSource: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Made by hand, or imported.
    package static let user = Self(rawValue: 1)
    /// Made by a link.
    package static let link = Self(rawValue: 2)

    package static let known: [Self] = [.unspecified, .user, .link]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "RECORD_SOURCE_UNSPECIFIED"
      case 1: "RECORD_SOURCE_USER"
      case 2: "RECORD_SOURCE_LINK"
      default: "RecordSource(\(rawValue))"
      }
    }
  }
}

extension HabitsV1 {
  /// How often, or how much. One of `per_day` and `per_week`.
  package struct HabitGoal: RPCMessage, Hashable, Sendable {
    /// Repetitions a day, more than 0 and up to 1000000; of AT_MOST also 0.
    package var perDay: GoogleProtobuf.DoubleValue?
    /// Repetitions a week, more than 0 and up to 1000000; of AT_MOST also 0.
    package var perWeek: GoogleProtobuf.DoubleValue?
    /// On which side.
    package var direction: HabitsV1.GoalDirection

    package init(
      perDay: GoogleProtobuf.DoubleValue? = nil,
      perWeek: GoogleProtobuf.DoubleValue? = nil,
      direction: HabitsV1.GoalDirection = .unspecified
    ) {
      self.perDay = perDay
      self.perWeek = perWeek
      self.direction = direction
    }
  }
}

extension HabitsV1 {
  /// A habit.
  package struct Habit: RPCMessage, Hashable, Sendable {
    /// UUID, chosen by the client.
    package var habitID: String
    /// 1 to 100 characters without white space around them, none of them a control character.
    package var title: String
    /// Whether more is better.
    package var kind: HabitsV1.HabitKind
    /// What a repetition is.
    package var measure: HabitsV1.HabitMeasure
    /// What an amount is counted in: `min`. Up to 20 characters, none of them a control character.
    package var unit: String
    /// Required.
    package var goal: HabitsV1.HabitGoal?
    /// 1 for easy to 5 for hard; 0 means 3 when a habit is made.
    package var difficulty: UInt32
    /// `#RRGGBB`; empty means #3B82F6 when a habit is made.
    package var color: String
    /// Its first date, `YYYY-MM-DD`, not in the future: what was recorded before is left out of everything. Empty means today
    /// when a habit is made.
    package var startDate: String
    /// Whether its line is hidden in the activity chart.
    package var hiddenInActivity: Bool
    /// Whether it was put aside: nothing can be recorded, and lists leave it out unless asked.
    package var archived: Bool
    /// What fills it by itself; LinkHabit sets it. Output only.
    package var linkSource: HabitsV1.LinkSource
    /// Changes with every change of the habit, not with its records. Output only, but compared where it is sent.
    package var etag: String
    /// When it was made. Output only.
    package var createTime: GoogleProtobuf.Timestamp?
    /// When it was deleted; absent otherwise. Output only.
    package var deleteTime: GoogleProtobuf.Timestamp?
    /// When it goes for good; absent otherwise. Output only.
    package var purgeTime: GoogleProtobuf.Timestamp?

    package init(
      habitID: String = "",
      title: String = "",
      kind: HabitsV1.HabitKind = .unspecified,
      measure: HabitsV1.HabitMeasure = .unspecified,
      unit: String = "",
      goal: HabitsV1.HabitGoal? = nil,
      difficulty: UInt32 = 0,
      color: String = "",
      startDate: String = "",
      hiddenInActivity: Bool = false,
      archived: Bool = false,
      linkSource: HabitsV1.LinkSource = .unspecified,
      etag: String = "",
      createTime: GoogleProtobuf.Timestamp? = nil,
      deleteTime: GoogleProtobuf.Timestamp? = nil,
      purgeTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.habitID = habitID
      self.title = title
      self.kind = kind
      self.measure = measure
      self.unit = unit
      self.goal = goal
      self.difficulty = difficulty
      self.color = color
      self.startDate = startDate
      self.hiddenInActivity = hiddenInActivity
      self.archived = archived
      self.linkSource = linkSource
      self.etag = etag
      self.createTime = createTime
      self.deleteTime = deleteTime
      self.purgeTime = purgeTime
    }
  }
}

extension HabitsV1 {
  /// Where a habit stands.
  package struct HabitProgress: RPCMessage, Hashable, Sendable {
    /// Repetitions today.
    package var today: Double
    /// Repetitions this week.
    package var thisWeek: Double
    /// Repetitions since the first date.
    package var total: Double
    /// Of the goal's period: what was done of the goal, in percent, 0 to 100; of AT_MOST what of the goal is used up.
    package var goalPercent: UInt32
    /// Whether the goal of the running day or week is met as it stands.
    package var goalMet: Bool
    /// Days or weeks in a row on which the goal was met, as `streak_unit` says. Of AT_LEAST the running one counts once its
    /// goal is met; of AT_MOST once it is over.
    package var currentStreak: UInt32
    /// The most there ever were.
    package var longestStreak: UInt32
    /// What a streak is counted in.
    package var streakUnit: HabitsV1.StreakUnit
    /// Whether today is skipped, or in a pause.
    package var todaySkipped: Bool
    /// 0 to 100; see StrengthDay.
    package var strength: Double
    /// Of the formula behind it: `loop-1`.
    package var formulaVersion: String

    package init(
      today: Double = 0,
      thisWeek: Double = 0,
      total: Double = 0,
      goalPercent: UInt32 = 0,
      goalMet: Bool = false,
      currentStreak: UInt32 = 0,
      longestStreak: UInt32 = 0,
      streakUnit: HabitsV1.StreakUnit = .unspecified,
      todaySkipped: Bool = false,
      strength: Double = 0,
      formulaVersion: String = ""
    ) {
      self.today = today
      self.thisWeek = thisWeek
      self.total = total
      self.goalPercent = goalPercent
      self.goalMet = goalMet
      self.currentStreak = currentStreak
      self.longestStreak = longestStreak
      self.streakUnit = streakUnit
      self.todaySkipped = todaySkipped
      self.strength = strength
      self.formulaVersion = formulaVersion
    }
  }
}

extension HabitsV1 {
  /// A habit and where it stands.
  package struct HabitOverview: RPCMessage, Hashable, Sendable {
    /// The habit.
    package var habit: HabitsV1.Habit?
    /// Absent in a basic list, and of deleted habits.
    package var progress: HabitsV1.HabitProgress?

    package init(
      habit: HabitsV1.Habit? = nil,
      progress: HabitsV1.HabitProgress? = nil
    ) {
      self.habit = habit
      self.progress = progress
    }
  }
}

extension HabitsV1 {
  /// See HabitsService.CreateHabit.
  package struct CreateHabitRequest: RPCMessage, Hashable, Sendable {
    /// Without its output-only fields.
    package var habit: HabitsV1.Habit?
    /// Says which date is today.
    package var timeZone: String
    /// UUID that makes a retry safe for at least 7 days; the same id with another payload is INVALID_ARGUMENT
    /// REQUEST_ID_REUSED. May be empty.
    package var requestID: String

    package init(
      habit: HabitsV1.Habit? = nil,
      timeZone: String = "",
      requestID: String = ""
    ) {
      self.habit = habit
      self.timeZone = timeZone
      self.requestID = requestID
    }
  }
}

extension HabitsV1 {
  /// The habit as stored.
  package struct CreateHabitResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var habit: HabitsV1.Habit?

    package init(
      habit: HabitsV1.Habit? = nil
    ) {
      self.habit = habit
    }
  }
}

extension HabitsV1 {
  /// See HabitsService.GetHabit.
  package struct GetHabitRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var habitID: String
    /// Says which date is today.
    package var timeZone: String

    package init(
      habitID: String = "",
      timeZone: String = ""
    ) {
      self.habitID = habitID
      self.timeZone = timeZone
    }
  }
}

extension HabitsV1 {
  /// The habit.
  package struct GetHabitResponse: RPCMessage, Hashable, Sendable {
    /// And where it stands.
    package var overview: HabitsV1.HabitOverview?

    package init(
      overview: HabitsV1.HabitOverview? = nil
    ) {
      self.overview = overview
    }
  }
}

extension HabitsV1 {
  /// See HabitsService.ListHabits.
  package struct ListHabitsRequest: RPCMessage, Hashable, Sendable {
    /// How much of each.
    package var view: HabitsV1.HabitView
    /// 0 means 50; at most 200; negative is INVALID_ARGUMENT.
    package var pageSize: Int32
    /// From the page before; empty for the first. Good for the same user and the same other fields only.
    package var pageToken: String
    /// Also what was archived.
    package var includeArchived: Bool
    /// Also what was deleted and can be had back.
    package var showDeleted: Bool
    /// Says which date is today.
    package var timeZone: String

    package init(
      view: HabitsV1.HabitView = .unspecified,
      pageSize: Int32 = 0,
      pageToken: String = "",
      includeArchived: Bool = false,
      showDeleted: Bool = false,
      timeZone: String = ""
    ) {
      self.view = view
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.includeArchived = includeArchived
      self.showDeleted = showDeleted
      self.timeZone = timeZone
    }
  }
}

extension HabitsV1 {
  /// A page of habits.
  package struct ListHabitsResponse: RPCMessage, Hashable, Sendable {
    /// In their user's order.
    package var habits: [HabitsV1.HabitOverview]
    /// Empty on the last page.
    package var nextPageToken: String
    /// The date that is today, `YYYY-MM-DD`.
    package var today: String
    /// The zone used.
    package var timeZone: String

    package init(
      habits: [HabitsV1.HabitOverview] = [],
      nextPageToken: String = "",
      today: String = "",
      timeZone: String = ""
    ) {
      self.habits = habits
      self.nextPageToken = nextPageToken
      self.today = today
      self.timeZone = timeZone
    }
  }
}

extension HabitsV1 {
  /// See HabitsService.UpdateHabit.
  package struct UpdateHabitRequest: RPCMessage, Hashable, Sendable {
    /// With an etag: only if the habit is still that one.
    package var habit: HabitsV1.Habit?
    /// Which of `title`, `kind`, `measure`, `unit`, `goal`, `difficulty`, `color`, `start_date`, `hidden_in_activity`,
    /// `archived`. Without a mask, the populated ones change. Nothing is filled in: a path in the mask needs the value that a
    /// new habit would need.
    package var updateMask: GoogleProtobuf.FieldMask?
    /// Says which date is today.
    package var timeZone: String
    /// As of CreateHabitRequest.
    package var requestID: String

    package init(
      habit: HabitsV1.Habit? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      timeZone: String = "",
      requestID: String = ""
    ) {
      self.habit = habit
      self.updateMask = updateMask
      self.timeZone = timeZone
      self.requestID = requestID
    }
  }
}

extension HabitsV1 {
  /// The habit as it is now.
  package struct UpdateHabitResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var habit: HabitsV1.Habit?

    package init(
      habit: HabitsV1.Habit? = nil
    ) {
      self.habit = habit
    }
  }
}

extension HabitsV1 {
  /// See HabitsService.DeleteHabit.
  package struct DeleteHabitRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var habitID: String

    package init(
      habitID: String = ""
    ) {
      self.habitID = habitID
    }
  }
}

extension HabitsV1 {
  /// The habit as it is now.
  package struct DeleteHabitResponse: RPCMessage, Hashable, Sendable {
    /// With the time it was deleted.
    package var habit: HabitsV1.Habit?

    package init(
      habit: HabitsV1.Habit? = nil
    ) {
      self.habit = habit
    }
  }
}

extension HabitsV1 {
  /// See HabitsService.UndeleteHabit.
  package struct UndeleteHabitRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var habitID: String
    /// As of CreateHabitRequest.
    package var requestID: String

    package init(
      habitID: String = "",
      requestID: String = ""
    ) {
      self.habitID = habitID
      self.requestID = requestID
    }
  }
}

extension HabitsV1 {
  /// The habit as it is now.
  package struct UndeleteHabitResponse: RPCMessage, Hashable, Sendable {
    /// As before it was deleted.
    package var habit: HabitsV1.Habit?

    package init(
      habit: HabitsV1.Habit? = nil
    ) {
      self.habit = habit
    }
  }
}

extension HabitsV1 {
  /// See HabitsService.ReorderHabits.
  package struct ReorderHabitsRequest: RPCMessage, Hashable, Sendable {
    /// UUIDs, 1 to 200.
    package var habitIDs: [String]

    package init(
      habitIDs: [String] = []
    ) {
      self.habitIDs = habitIDs
    }
  }
}

extension HabitsV1 {
  /// Nothing to say.
  package struct ReorderHabitsResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension HabitsV1 {
  /// Something that was recorded.
  package struct HabitRecord: RPCMessage, Hashable, Sendable {
    /// UUID, chosen by the client; if empty, made by the server, and then nothing but a request id makes a retry safe.
    /// Required in a batch.
    package var recordID: String
    /// UUID.
    package var habitID: String
    /// What it does to its date.
    package var change: Change?
    /// When it happened: 2000 or later. Absent means now.
    package var occurTime: GoogleProtobuf.Timestamp?
    /// IANA name of the zone the device was in; empty as everywhere in this service.
    package var timeZone: String
    /// The device's offset then, in seconds ahead of UTC, within 18 hours; absent means the zone's. The date on the
    /// user's own clock counts.
    package var utcOffsetSeconds: Int32?
    /// The date it belongs to, `YYYY-MM-DD`. Of a delta it is decided from time and offset, and output only; of a value or a
    /// skip empty means the same, and at most the date that is tomorrow in UTC is allowed.
    package var localDate: String
    /// Up to 1000 characters, none of them U+0000.
    package var note: String
    /// Where it comes from. Output only.
    package var source: HabitsV1.RecordSource
    /// UUID of the push-up session or practice it was made from; empty otherwise. Output only.
    package var sourceID: String
    /// When it was recorded. Output only.
    package var createTime: GoogleProtobuf.Timestamp?

    package init(
      recordID: String = "",
      habitID: String = "",
      change: Change? = nil,
      occurTime: GoogleProtobuf.Timestamp? = nil,
      timeZone: String = "",
      utcOffsetSeconds: Int32? = nil,
      localDate: String = "",
      note: String = "",
      source: HabitsV1.RecordSource = .unspecified,
      sourceID: String = "",
      createTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.recordID = recordID
      self.habitID = habitID
      self.change = change
      self.occurTime = occurTime
      self.timeZone = timeZone
      self.utcOffsetSeconds = utcOffsetSeconds
      self.localDate = localDate
      self.note = note
      self.source = source
      self.sourceID = sourceID
      self.createTime = createTime
    }

    /// What it does to its date.
    package enum Change: Hashable, Sendable {
      /// So many more, or fewer: -10000 to 10000; 0 means 1.
      case delta(Double)
      /// What the date has by hand from then on: 0 to 1000000.
      case value(Double)
      /// The date does not count (true), or does after all (false).
      case skipped(Bool)
    }
  }
}

extension HabitsV1 {
  /// What a record has led to.
  package struct RecordTotals: RPCMessage, Hashable, Sendable {
    /// Repetitions on the record's date.
    package var day: Double
    /// Repetitions in its week.
    package var week: Double
    /// Repetitions since the habit's first date.
    package var all: Double
    /// Whether the goal of the day or week is met as it stands.
    package var goalMet: Bool

    package init(
      day: Double = 0,
      week: Double = 0,
      all: Double = 0,
      goalMet: Bool = false
    ) {
      self.day = day
      self.week = week
      self.all = all
      self.goalMet = goalMet
    }
  }
}

extension HabitsV1 {
  /// See HabitsService.RecordHabit.
  package struct RecordHabitRequest: RPCMessage, Hashable, Sendable {
    /// With `delta`, or none of `change`: one more.
    package var record: HabitsV1.HabitRecord?
    /// As of CreateHabitRequest.
    package var requestID: String

    package init(
      record: HabitsV1.HabitRecord? = nil,
      requestID: String = ""
    ) {
      self.record = record
      self.requestID = requestID
    }
  }
}

extension HabitsV1 {
  /// What was recorded.
  package struct RecordHabitResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var record: HabitsV1.HabitRecord?
    /// What it has led to.
    package var totals: HabitsV1.RecordTotals?

    package init(
      record: HabitsV1.HabitRecord? = nil,
      totals: HabitsV1.RecordTotals? = nil
    ) {
      self.record = record
      self.totals = totals
    }
  }
}

extension HabitsV1 {
  /// See HabitsService.SetHabitValue.
  package struct SetHabitValueRequest: RPCMessage, Hashable, Sendable {
    /// With `value`.
    package var record: HabitsV1.HabitRecord?
    /// As of CreateHabitRequest.
    package var requestID: String

    package init(
      record: HabitsV1.HabitRecord? = nil,
      requestID: String = ""
    ) {
      self.record = record
      self.requestID = requestID
    }
  }
}

extension HabitsV1 {
  /// What was recorded.
  package struct SetHabitValueResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var record: HabitsV1.HabitRecord?
    /// What it has led to.
    package var totals: HabitsV1.RecordTotals?

    package init(
      record: HabitsV1.HabitRecord? = nil,
      totals: HabitsV1.RecordTotals? = nil
    ) {
      self.record = record
      self.totals = totals
    }
  }
}

extension HabitsV1 {
  /// See HabitsService.SkipHabit.
  package struct SkipHabitRequest: RPCMessage, Hashable, Sendable {
    /// With `skipped`.
    package var record: HabitsV1.HabitRecord?
    /// As of CreateHabitRequest.
    package var requestID: String

    package init(
      record: HabitsV1.HabitRecord? = nil,
      requestID: String = ""
    ) {
      self.record = record
      self.requestID = requestID
    }
  }
}

extension HabitsV1 {
  /// What was recorded.
  package struct SkipHabitResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var record: HabitsV1.HabitRecord?
    /// What it has led to.
    package var totals: HabitsV1.RecordTotals?

    package init(
      record: HabitsV1.HabitRecord? = nil,
      totals: HabitsV1.RecordTotals? = nil
    ) {
      self.record = record
      self.totals = totals
    }
  }
}

extension HabitsV1 {
  /// See HabitsService.DeleteRecord.
  package struct DeleteRecordRequest: RPCMessage, Hashable, Sendable {
    /// UUID of the habit.
    package var habitID: String
    /// UUID of the record.
    package var recordID: String

    package init(
      habitID: String = "",
      recordID: String = ""
    ) {
      self.habitID = habitID
      self.recordID = recordID
    }
  }
}

extension HabitsV1 {
  /// What remains.
  package struct DeleteRecordResponse: RPCMessage, Hashable, Sendable {
    /// Of the record's date.
    package var totals: HabitsV1.RecordTotals?

    package init(
      totals: HabitsV1.RecordTotals? = nil
    ) {
      self.totals = totals
    }
  }
}

extension HabitsV1 {
  /// See HabitsService.ListRecords.
  package struct ListRecordsRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var habitID: String
    /// 0 means 50; at most 200; negative is INVALID_ARGUMENT.
    package var pageSize: Int32
    /// From the page before; empty for the first. Good for the same user and the same other fields only.
    package var pageToken: String

    package init(
      habitID: String = "",
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.habitID = habitID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension HabitsV1 {
  /// A page of records.
  package struct ListRecordsResponse: RPCMessage, Hashable, Sendable {
    /// Newest first.
    package var records: [HabitsV1.HabitRecord]
    /// Empty on the last page.
    package var nextPageToken: String

    package init(
      records: [HabitsV1.HabitRecord] = [],
      nextPageToken: String = ""
    ) {
      self.records = records
      self.nextPageToken = nextPageToken
    }
  }
}

extension HabitsV1 {
  /// See HabitsService.BatchRecord.
  package struct BatchRecordRequest: RPCMessage, Hashable, Sendable {
    /// 1 to 200, each with an id.
    package var records: [HabitsV1.HabitRecord]

    package init(
      records: [HabitsV1.HabitRecord] = []
    ) {
      self.records = records
    }
  }
}

extension HabitsV1 {
  /// What became of one record of a batch.
  package struct BatchRecordResult: RPCMessage, Hashable, Sendable {
    /// As it was sent.
    package var recordID: String
    /// Either.
    package var outcome: Outcome?

    package init(
      recordID: String = "",
      outcome: Outcome? = nil
    ) {
      self.recordID = recordID
      self.outcome = outcome
    }

    /// Either.
    package enum Outcome: Hashable, Sendable {
      /// It is recorded, now or before.
      case record(HabitsV1.HabitRecord)
      /// It was refused: code, message and details as RecordHabit, SetHabitValue or SkipHabit would have answered.
      case error(GoogleRPC.Status)
    }
  }
}

extension HabitsV1 {
  /// What became of them.
  package struct BatchRecordResponse: RPCMessage, Hashable, Sendable {
    /// One for each, in the order they were sent.
    package var results: [HabitsV1.BatchRecordResult]

    package init(
      results: [HabitsV1.BatchRecordResult] = []
    ) {
      self.results = results
    }
  }
}

extension HabitsV1 {
  /// How strong a habit was at the end of a date, after Loop Habit Tracker: each date moves it a little towards what was
  /// done of the goal; skipped dates leave it. A habit that is kept every day comes to 80 after a month and to 99 after three.
  package struct StrengthDay: RPCMessage, Hashable, Sendable {
    /// `YYYY-MM-DD`.
    package var localDate: String
    /// 0 to 100.
    package var strength: Double

    package init(
      localDate: String = "",
      strength: Double = 0
    ) {
      self.localDate = localDate
      self.strength = strength
    }
  }
}

extension HabitsV1 {
  /// A share of the days or weeks for which the habit has existed.
  package struct CompletionRate: RPCMessage, Hashable, Sendable {
    /// The window, which ends today: 7, 30 or 90 dates.
    package var windowDays: UInt32
    /// How many of them the rate is about: a habit of yesterday has 2. 0 if its first date is still to come.
    package var days: UInt32
    /// In percent, how many of the days or weeks that lie in `days` met the goal: those that are skipped left out, and the
    /// running one unless it has met it. Of a week its last date decides. Absent if there are none: then nothing can be said.
    package var percent: GoogleProtobuf.DoubleValue?

    package init(
      windowDays: UInt32 = 0,
      days: UInt32 = 0,
      percent: GoogleProtobuf.DoubleValue? = nil
    ) {
      self.windowDays = windowDays
      self.days = days
      self.percent = percent
    }
  }
}

extension HabitsV1 {
  /// A date with the most repetitions.
  package struct BestDay: RPCMessage, Hashable, Sendable {
    /// `YYYY-MM-DD`: the first of several.
    package var localDate: String
    /// Repetitions.
    package var count: Double

    package init(
      localDate: String = "",
      count: Double = 0
    ) {
      self.localDate = localDate
      self.count = count
    }
  }
}

extension HabitsV1 {
  /// See HabitsService.GetHabitStats.
  package struct GetHabitStatsRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var habitID: String
    /// Says which date is today.
    package var timeZone: String
    /// How many dates of strength, 1 to 3660; 0 means 90.
    package var strengthDays: UInt32

    package init(
      habitID: String = "",
      timeZone: String = "",
      strengthDays: UInt32 = 0
    ) {
      self.habitID = habitID
      self.timeZone = timeZone
      self.strengthDays = strengthDays
    }
  }
}

extension HabitsV1 {
  /// What the details show.
  package struct GetHabitStatsResponse: RPCMessage, Hashable, Sendable {
    /// Title, goal, difficulty, first date, and where it stands.
    package var overview: HabitsV1.HabitOverview?
    /// Dates from the first to today.
    package var days: UInt32
    /// Repetitions a date, over all of them.
    package var averagePerDay: Double
    /// Seven times that.
    package var averagePerWeek: Double
    /// Absent while there is nothing.
    package var bestDay: HabitsV1.BestDay?
    /// Over 7, 30 and 90 dates, each over those of them for which the habit has existed.
    package var completion: [HabitsV1.CompletionRate]
    /// Oldest first, ending today.
    package var strength: [HabitsV1.StrengthDay]
    /// The date that is today, `YYYY-MM-DD`.
    package var today: String
    /// The zone used.
    package var timeZone: String

    package init(
      overview: HabitsV1.HabitOverview? = nil,
      days: UInt32 = 0,
      averagePerDay: Double = 0,
      averagePerWeek: Double = 0,
      bestDay: HabitsV1.BestDay? = nil,
      completion: [HabitsV1.CompletionRate] = [],
      strength: [HabitsV1.StrengthDay] = [],
      today: String = "",
      timeZone: String = ""
    ) {
      self.overview = overview
      self.days = days
      self.averagePerDay = averagePerDay
      self.averagePerWeek = averagePerWeek
      self.bestDay = bestDay
      self.completion = completion
      self.strength = strength
      self.today = today
      self.timeZone = timeZone
    }
  }
}

extension HabitsV1 {
  /// See HabitsService.GetActivity.
  package struct GetActivityRequest: RPCMessage, Hashable, Sendable {
    /// UUIDs, 1 to 20, each once; none means the first 20 in their user's order that are not hidden.
    package var habitIDs: [String]
    /// Dates, 1 to 366; 0 means 7.
    package var days: UInt32
    /// Says which date is today.
    package var timeZone: String

    package init(
      habitIDs: [String] = [],
      days: UInt32 = 0,
      timeZone: String = ""
    ) {
      self.habitIDs = habitIDs
      self.days = days
      self.timeZone = timeZone
    }
  }
}

extension HabitsV1 {
  /// The line of one habit.
  package struct ActivitySeries: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var habitID: String
    /// For its legend.
    package var title: String
    /// `#RRGGBB`.
    package var color: String
    /// Whether its user has hidden it.
    package var hiddenInActivity: Bool
    /// Repetitions, one for each date of the axis.
    package var counts: [Double]
    /// What they add up to.
    package var total: Double

    package init(
      habitID: String = "",
      title: String = "",
      color: String = "",
      hiddenInActivity: Bool = false,
      counts: [Double] = [],
      total: Double = 0
    ) {
      self.habitID = habitID
      self.title = title
      self.color = color
      self.hiddenInActivity = hiddenInActivity
      self.counts = counts
      self.total = total
    }
  }
}

extension HabitsV1 {
  /// Lines on one axis.
  package struct GetActivityResponse: RPCMessage, Hashable, Sendable {
    /// The axis, `YYYY-MM-DD`, oldest first, without a gap, ending today.
    package var localDates: [String]
    /// In the order asked for.
    package var series: [HabitsV1.ActivitySeries]
    /// The zone used.
    package var timeZone: String

    package init(
      localDates: [String] = [],
      series: [HabitsV1.ActivitySeries] = [],
      timeZone: String = ""
    ) {
      self.localDates = localDates
      self.series = series
      self.timeZone = timeZone
    }
  }
}

extension HabitsV1 {
  /// See HabitsService.GetWeekOverWeek.
  package struct GetWeekOverWeekRequest: RPCMessage, Hashable, Sendable {
    /// As of GetActivityRequest.
    package var habitIDs: [String]
    /// Says which date is today.
    package var timeZone: String

    package init(
      habitIDs: [String] = [],
      timeZone: String = ""
    ) {
      self.habitIDs = habitIDs
      self.timeZone = timeZone
    }
  }
}

extension HabitsV1 {
  /// Two spans of dates of the same length.
  package struct WeekComparison: RPCMessage, Hashable, Sendable {
    /// First date of the later one, `YYYY-MM-DD`.
    package var firstLocalDate: String
    /// Its last date: today.
    package var lastLocalDate: String
    /// Repetitions in it.
    package var count: Double
    /// Repetitions in the earlier one, seven dates before.
    package var previousCount: Double
    /// The former less the latter.
    package var delta: Double
    /// That in percent of the earlier one; absent if that had none.
    package var percent: GoogleProtobuf.DoubleValue?

    package init(
      firstLocalDate: String = "",
      lastLocalDate: String = "",
      count: Double = 0,
      previousCount: Double = 0,
      delta: Double = 0,
      percent: GoogleProtobuf.DoubleValue? = nil
    ) {
      self.firstLocalDate = firstLocalDate
      self.lastLocalDate = lastLocalDate
      self.count = count
      self.previousCount = previousCount
      self.delta = delta
      self.percent = percent
    }
  }
}

extension HabitsV1 {
  /// One weekday in both weeks of the calendar.
  package struct WeekdayDelta: RPCMessage, Hashable, Sendable {
    /// ISO 8601: 1 for Monday to 7 for Sunday.
    package var weekday: UInt32
    /// Repetitions this week; 0 for days to come.
    package var count: Double
    /// Repetitions the week before.
    package var previousCount: Double
    /// The former less the latter; of days to come 0.
    package var delta: Double
    /// Whether the day has not begun.
    package var toCome: Bool

    package init(
      weekday: UInt32 = 0,
      count: Double = 0,
      previousCount: Double = 0,
      delta: Double = 0,
      toCome: Bool = false
    ) {
      self.weekday = weekday
      self.count = count
      self.previousCount = previousCount
      self.delta = delta
      self.toCome = toCome
    }
  }
}

extension HabitsV1 {
  /// How one habit changed.
  package struct HabitWeekOverWeek: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var habitID: String
    /// For its headline.
    package var title: String
    /// The last seven dates and the seven before.
    package var rolling: HabitsV1.WeekComparison?
    /// This week up to today and the same weekdays of the week before.
    package var calendar: HabitsV1.WeekComparison?
    /// Seven, from the first weekday on.
    package var weekdays: [HabitsV1.WeekdayDelta]

    package init(
      habitID: String = "",
      title: String = "",
      rolling: HabitsV1.WeekComparison? = nil,
      calendar: HabitsV1.WeekComparison? = nil,
      weekdays: [HabitsV1.WeekdayDelta] = []
    ) {
      self.habitID = habitID
      self.title = title
      self.rolling = rolling
      self.calendar = calendar
      self.weekdays = weekdays
    }
  }
}

extension HabitsV1 {
  /// How habits changed.
  package struct GetWeekOverWeekResponse: RPCMessage, Hashable, Sendable {
    /// In the order asked for.
    package var habits: [HabitsV1.HabitWeekOverWeek]
    /// The date that is today, `YYYY-MM-DD`.
    package var today: String
    /// The zone used.
    package var timeZone: String

    package init(
      habits: [HabitsV1.HabitWeekOverWeek] = [],
      today: String = "",
      timeZone: String = ""
    ) {
      self.habits = habits
      self.today = today
      self.timeZone = timeZone
    }
  }
}

extension HabitsV1 {
  /// See HabitsService.WatchHabits.
  package struct WatchHabitsRequest: RPCMessage, Hashable, Sendable {
    /// From the last response; empty means from the beginning.
    package var cursor: String
    /// Says which date is today.
    package var timeZone: String

    package init(
      cursor: String = "",
      timeZone: String = ""
    ) {
      self.cursor = cursor
      self.timeZone = timeZone
    }
  }
}

extension HabitsV1 {
  /// A habit has changed, or what was recorded for it.
  package struct WatchHabitsResponse: RPCMessage, Hashable, Sendable {
    /// As it is now; of a deleted one with the time it was deleted.
    package var overview: HabitsV1.HabitOverview?
    /// Ask with this cursor for what follows.
    package var cursor: String

    package init(
      overview: HabitsV1.HabitOverview? = nil,
      cursor: String = ""
    ) {
      self.overview = overview
      self.cursor = cursor
    }
  }
}

extension HabitsV1 {
  /// See HabitsService.LinkHabit.
  package struct LinkHabitRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var habitID: String
    /// Required.
    package var source: HabitsV1.LinkSource

    package init(
      habitID: String = "",
      source: HabitsV1.LinkSource = .unspecified
    ) {
      self.habitID = habitID
      self.source = source
    }
  }
}

extension HabitsV1 {
  /// The habit as it is now.
  package struct LinkHabitResponse: RPCMessage, Hashable, Sendable {
    /// With its link.
    package var habit: HabitsV1.Habit?

    package init(
      habit: HabitsV1.Habit? = nil
    ) {
      self.habit = habit
    }
  }
}

extension HabitsV1 {
  /// See HabitsService.UnlinkHabit.
  package struct UnlinkHabitRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var habitID: String

    package init(
      habitID: String = ""
    ) {
      self.habitID = habitID
    }
  }
}

extension HabitsV1 {
  /// The habit as it is now.
  package struct UnlinkHabitResponse: RPCMessage, Hashable, Sendable {
    /// Without a link.
    package var habit: HabitsV1.Habit?

    package init(
      habit: HabitsV1.Habit? = nil
    ) {
      self.habit = habit
    }
  }
}

extension HabitsV1 {
  /// See HabitsService.ImportHabits.
  package struct ImportHabitsRequest: RPCMessage, Hashable, Sendable {
    /// `Habits.csv` of the export: what the habits are. At most 200.
    package var habitsCsv: String
    /// `Checkmarks.csv` beside it, of all habits: what was done. May be empty. At most 100,000 entries.
    package var checkmarksCsv: String
    /// Only says what would be done.
    package var validateOnly: Bool
    /// Says which date is today.
    package var timeZone: String
    /// As of CreateHabitRequest.
    package var requestID: String

    package init(
      habitsCsv: String = "",
      checkmarksCsv: String = "",
      validateOnly: Bool = false,
      timeZone: String = "",
      requestID: String = ""
    ) {
      self.habitsCsv = habitsCsv
      self.checkmarksCsv = checkmarksCsv
      self.validateOnly = validateOnly
      self.timeZone = timeZone
      self.requestID = requestID
    }
  }
}

extension HabitsV1 {
  /// What became of one habit of an import.
  package struct ImportedHabit: RPCMessage, Hashable, Sendable {
    /// As stored, or as it would be.
    package var habit: HabitsV1.Habit?
    /// Whether it was made by this import; false if an earlier one did.
    package var created: Bool
    /// Records that were added.
    package var records: UInt32
    /// Whether its goal had to be brought to days or weeks: Loop also knows twice in three days.
    package var goalAdjusted: Bool
    /// Values with more than three decimals, which were rounded to the third.
    package var rounded: UInt32

    package init(
      habit: HabitsV1.Habit? = nil,
      created: Bool = false,
      records: UInt32 = 0,
      goalAdjusted: Bool = false,
      rounded: UInt32 = 0
    ) {
      self.habit = habit
      self.created = created
      self.records = records
      self.goalAdjusted = goalAdjusted
      self.rounded = rounded
    }
  }
}

extension HabitsV1 {
  /// What was imported.
  package struct ImportHabitsResponse: RPCMessage, Hashable, Sendable {
    /// In the order of the file.
    package var habits: [HabitsV1.ImportedHabit]

    package init(
      habits: [HabitsV1.ImportedHabit] = []
    ) {
      self.habits = habits
    }
  }
}
