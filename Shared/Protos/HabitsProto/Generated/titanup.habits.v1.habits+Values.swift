// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/habits/v1/habits.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto
import TitanRPC

extension HabitsV1 {
  /// Whether more is better.
  package struct HabitKind: OpenEnum {
    /// Means GOOD in a new habit.
    package static let unspecified = Self(rawValue: 0)
    /// Something to do.
    package static let good = Self(rawValue: 1)
    /// Something to avoid.
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
    /// Means TIMES in a new habit.
    package static let unspecified = Self(rawValue: 0)
    /// Something that is done a number of times.
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
  /// The direction of a goal.
  package struct GoalDirection: OpenEnum {
    /// In a new habit, means AT_LEAST for good habits and AT_MOST for bad ones.
    package static let unspecified = Self(rawValue: 0)
    /// The goal is met when it is reached.
    package static let atLeast = Self(rawValue: 1)
    /// The goal is met while it isn't exceeded.
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
  /// What fills a habit automatically.
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
  /// The unit of a habit's streak.
  package struct StreakUnit: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// For a goal per day.
    package static let days = Self(rawValue: 1)
    /// For a goal per week.
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
  /// How much a list says about each habit.
  package struct HabitView: OpenEnum {
    /// BASIC.
    package static let unspecified = Self(rawValue: 0)
    /// The habits alone.
    package static let basic = Self(rawValue: 1)
    /// The habits and their progress.
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
    /// Entered by the user, or imported.
    package static let user = Self(rawValue: 1)
    /// Created by a link.
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
  /// How often, or how much. Set either `per_day` or `per_week`.
  package struct HabitGoal: RPCMessage, Hashable, Sendable {
    /// Repetitions per day, more than 0 and up to 1000000; for AT_MOST also 0.
    package var perDay: GoogleProtobuf.DoubleValue?
    /// Repetitions per week, more than 0 and up to 1000000; for AT_MOST also 0.
    package var perWeek: GoogleProtobuf.DoubleValue?
    /// Its direction.
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
    /// The unit of an amount: `min`. Up to 20 characters, none of them a control character.
    package var unit: String
    /// Required.
    package var goal: HabitsV1.HabitGoal?
    /// 1 for easy to 5 for hard; 0 means 3 in a new habit.
    package var difficulty: UInt32
    /// `#RRGGBB`; empty means #3B82F6 in a new habit.
    package var color: String
    /// Its first date, `YYYY-MM-DD`, not in the future: earlier records are ignored everywhere. Empty means today in a new
    /// habit.
    package var startDate: String
    /// Whether its line is hidden in the activity chart.
    package var hiddenInActivity: Bool
    /// Whether it is archived: nothing can be recorded, and lists omit it by default.
    package var archived: Bool
    /// What fills it automatically; LinkHabit sets it. Output only.
    package var linkSource: HabitsV1.LinkSource
    /// Changes with every change of the habit, not with its records. Output only, but compared if sent.
    package var etag: String
    /// When it was created. Output only.
    package var createTime: GoogleProtobuf.Timestamp?
    /// When it was deleted; absent otherwise. Output only.
    package var deleteTime: GoogleProtobuf.Timestamp?
    /// When it is deleted permanently; absent otherwise. Output only.
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
  /// A habit's progress.
  package struct HabitProgress: RPCMessage, Hashable, Sendable {
    /// Repetitions today.
    package var today: Double
    /// Repetitions this week.
    package var thisWeek: Double
    /// Repetitions since the first date.
    package var total: Double
    /// The percentage of the goal reached in its period, 0 to 100; for AT_MOST, the percentage used up.
    package var goalPercent: UInt32
    /// Whether the goal of the current day or week is met at the moment.
    package var goalMet: Bool
    /// Days or weeks in a row with the goal met, depending on `streak_unit`. The current one counts for AT_LEAST once its
    /// goal is met, and for AT_MOST once it is over.
    package var currentStreak: UInt32
    /// The longest streak so far.
    package var longestStreak: UInt32
    /// The unit of the streak.
    package var streakUnit: HabitsV1.StreakUnit
    /// Whether today is skipped or part of a pause.
    package var todaySkipped: Bool
    /// 0 to 100; see StrengthDay.
    package var strength: Double
    /// The version of the formula behind it: `loop-1`.
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
  /// A habit and its progress.
  package struct HabitOverview: RPCMessage, Hashable, Sendable {
    /// The habit.
    package var habit: HabitsV1.Habit?
    /// Absent in a basic list, and for deleted habits.
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
    /// The time zone that decides which date today is.
    package var timeZone: String
    /// A UUID that makes a retry safe for at least 7 days; the same id with a different payload is INVALID_ARGUMENT
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
    /// The time zone that decides which date today is.
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
    /// With its progress.
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
    /// From the previous page; empty for the first page. Valid only for the same user and with the same other fields.
    package var pageToken: String
    /// Also archived habits.
    package var includeArchived: Bool
    /// Also deleted habits that can still be restored.
    package var showDeleted: Bool
    /// The time zone that decides which date today is.
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
    /// In the user's order.
    package var habits: [HabitsV1.HabitOverview]
    /// Empty on the last page.
    package var nextPageToken: String
    /// Today's date, `YYYY-MM-DD`.
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
    /// With an etag, the update fails if the habit has changed.
    package var habit: HabitsV1.Habit?
    /// Which of `title`, `kind`, `measure`, `unit`, `goal`, `difficulty`, `color`, `start_date`, `hidden_in_activity`,
    /// `archived`. Without a mask, the populated ones change. There are no defaults: a path in the mask needs the value
    /// that a new habit would need.
    package var updateMask: GoogleProtobuf.FieldMask?
    /// The time zone that decides which date today is.
    package var timeZone: String
    /// As in CreateHabitRequest.
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
  /// The habit after the change.
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
  /// The habit after the change.
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
    /// As in CreateHabitRequest.
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
  /// The habit after the change.
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
  /// Empty.
  package struct ReorderHabitsResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension HabitsV1 {
  /// A record of a habit.
  package struct HabitRecord: RPCMessage, Hashable, Sendable {
    /// UUID, chosen by the client; if empty, the server chooses it, and then only a request id makes a retry safe.
    /// Required in a batch.
    package var recordID: String
    /// UUID.
    package var habitID: String
    /// Its effect on its date.
    package var change: Change?
    /// When it happened: 2000 or later. Absent means now.
    package var occurTime: GoogleProtobuf.Timestamp?
    /// IANA name of the device's time zone; empty means the default described at the service.
    package var timeZone: String
    /// The device's offset at that time, in seconds ahead of UTC, within 18 hours; absent means the zone's. The date on
    /// the user's own clock counts.
    package var utcOffsetSeconds: Int32?
    /// The date it belongs to, `YYYY-MM-DD`. For a delta, time and offset decide it, and it is output only; for a value or
    /// a skip, empty means the same, and the latest allowed date is tomorrow in UTC.
    package var localDate: String
    /// Up to 1000 characters, none of them U+0000.
    package var note: String
    /// Where it comes from. Output only.
    package var source: HabitsV1.RecordSource
    /// UUID of the push-up session or practice behind it; empty otherwise. Output only.
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

    /// Its effect on its date.
    package enum Change: Hashable, Sendable {
      /// Repetitions to add or subtract: -10000 to 10000; 0 means 1.
      case delta(Double)
      /// The date's new count by hand: 0 to 1000000.
      case value(Double)
      /// Whether to skip the date (true) or undo that (false).
      case skipped(Bool)
    }
  }
}

extension HabitsV1 {
  /// The totals after a record.
  package struct RecordTotals: RPCMessage, Hashable, Sendable {
    /// Repetitions on the record's date.
    package var day: Double
    /// Repetitions in its week.
    package var week: Double
    /// Repetitions since the habit's first date.
    package var all: Double
    /// Whether the goal of the day or week is met at the moment.
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
    /// As in CreateHabitRequest.
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
  /// The record.
  package struct RecordHabitResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var record: HabitsV1.HabitRecord?
    /// The totals after it.
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
    /// As in CreateHabitRequest.
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
  /// The record.
  package struct SetHabitValueResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var record: HabitsV1.HabitRecord?
    /// The totals after it.
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
    /// As in CreateHabitRequest.
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
  /// The record.
  package struct SkipHabitResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var record: HabitsV1.HabitRecord?
    /// The totals after it.
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
  /// The totals without the record.
  package struct DeleteRecordResponse: RPCMessage, Hashable, Sendable {
    /// For the record's date.
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
    /// From the previous page; empty for the first page. Valid only for the same user and with the same other fields.
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
  /// The result for one record of a batch.
  package struct BatchRecordResult: RPCMessage, Hashable, Sendable {
    /// The id as it was sent.
    package var recordID: String
    /// One of the two.
    package var outcome: Outcome?

    package init(
      recordID: String = "",
      outcome: Outcome? = nil
    ) {
      self.recordID = recordID
      self.outcome = outcome
    }

    /// One of the two.
    package enum Outcome: Hashable, Sendable {
      /// It is recorded, by this call or an earlier one.
      case record(HabitsV1.HabitRecord)
      /// It was refused: the error that RecordHabit, SetHabitValue or SkipHabit would have returned.
      case error(GoogleRPC.Status)
    }
  }
}

extension HabitsV1 {
  /// The results.
  package struct BatchRecordResponse: RPCMessage, Hashable, Sendable {
    /// One per record, in the order of the request.
    package var results: [HabitsV1.BatchRecordResult]

    package init(
      results: [HabitsV1.BatchRecordResult] = []
    ) {
      self.results = results
    }
  }
}

extension HabitsV1 {
  /// The strength of a habit at the end of a date, after Loop Habit Tracker: each date moves it a little towards the share
  /// of the goal that was reached; skipped dates don't change it. A habit kept every day reaches 80 after a month and 99
  /// after three.
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
    /// The number of dates in the window on which the habit existed: 2 if it began yesterday, 0 if its first date is still
    /// to come.
    package var days: UInt32
    /// The percentage of days or weeks within `days` that met the goal, not counting skipped ones, nor the current one
    /// unless it has met the goal. A week belongs to its last date. Absent if there are none.
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
  /// The date with the most repetitions.
  package struct BestDay: RPCMessage, Hashable, Sendable {
    /// `YYYY-MM-DD`; the first, if several are equal.
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
    /// The time zone that decides which date today is.
    package var timeZone: String
    /// The number of dates with their strength, 1 to 3660; 0 means 90.
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
  /// The details of a habit.
  package struct GetHabitStatsResponse: RPCMessage, Hashable, Sendable {
    /// Title, goal, difficulty, first date and progress.
    package var overview: HabitsV1.HabitOverview?
    /// Dates from the first to today.
    package var days: UInt32
    /// Average repetitions per date.
    package var averagePerDay: Double
    /// Seven times that.
    package var averagePerWeek: Double
    /// Absent if there are no repetitions.
    package var bestDay: HabitsV1.BestDay?
    /// Over 7, 30 and 90 dates, each limited to the dates on which the habit existed.
    package var completion: [HabitsV1.CompletionRate]
    /// Oldest first, ending today.
    package var strength: [HabitsV1.StrengthDay]
    /// Today's date, `YYYY-MM-DD`.
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
    /// UUIDs, 1 to 20, each once; empty means the first 20 in the user's order that aren't hidden.
    package var habitIDs: [String]
    /// Dates, 1 to 366; 0 means 7.
    package var days: UInt32
    /// The time zone that decides which date today is.
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
    /// The title, for the legend.
    package var title: String
    /// `#RRGGBB`.
    package var color: String
    /// Whether the user has hidden it.
    package var hiddenInActivity: Bool
    /// Repetitions, one for each date of the axis.
    package var counts: [Double]
    /// Their sum.
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
    /// The axis, `YYYY-MM-DD`: oldest first, without gaps, ending today.
    package var localDates: [String]
    /// In the order of the request.
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
    /// As in GetActivityRequest.
    package var habitIDs: [String]
    /// The time zone that decides which date today is.
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
  /// A comparison of two periods of the same length.
  package struct WeekComparison: RPCMessage, Hashable, Sendable {
    /// First date of the later period, `YYYY-MM-DD`.
    package var firstLocalDate: String
    /// Its last date: today.
    package var lastLocalDate: String
    /// Repetitions in it.
    package var count: Double
    /// Repetitions in the earlier period, seven dates before.
    package var previousCount: Double
    /// `count` minus `previous_count`.
    package var delta: Double
    /// `delta` as a percentage of `previous_count`; absent if that is 0.
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
  /// One weekday in both calendar weeks.
  package struct WeekdayDelta: RPCMessage, Hashable, Sendable {
    /// ISO 8601: 1 for Monday to 7 for Sunday.
    package var weekday: UInt32
    /// Repetitions this week; 0 for days to come.
    package var count: Double
    /// Repetitions in the previous week.
    package var previousCount: Double
    /// `count` minus `previous_count`; 0 for days to come.
    package var delta: Double
    /// Whether the day hasn't begun yet.
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
    /// The title, for the headline.
    package var title: String
    /// The last seven dates and the seven before.
    package var rolling: HabitsV1.WeekComparison?
    /// This week up to today and the same weekdays of the previous week.
    package var calendar: HabitsV1.WeekComparison?
    /// Seven, starting with the first weekday.
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
    /// In the order of the request.
    package var habits: [HabitsV1.HabitWeekOverWeek]
    /// Today's date, `YYYY-MM-DD`.
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
    /// The time zone that decides which date today is.
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
  /// A habit or its records have changed.
  package struct WatchHabitsResponse: RPCMessage, Hashable, Sendable {
    /// The current state; for a deleted habit with the time of its deletion.
    package var overview: HabitsV1.HabitOverview?
    /// The cursor to ask for the next changes with.
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
  /// The habit after the change.
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
  /// The habit after the change.
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
    /// `Habits.csv` of the export: the habits. At most 200.
    package var habitsCsv: String
    /// `Checkmarks.csv` of the export: the records of all habits. May be empty. At most 100,000 entries.
    package var checkmarksCsv: String
    /// Only reports what the import would do.
    package var validateOnly: Bool
    /// The time zone that decides which date today is.
    package var timeZone: String
    /// As in CreateHabitRequest.
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
  /// The result for one imported habit.
  package struct ImportedHabit: RPCMessage, Hashable, Sendable {
    /// As stored, or as it would be stored.
    package var habit: HabitsV1.Habit?
    /// Whether this import created it; false if an earlier one did.
    package var created: Bool
    /// Records that were added.
    package var records: UInt32
    /// Whether its goal had to be converted to days or weeks: Loop also has goals such as twice in three days.
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
  /// The result of the import.
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
