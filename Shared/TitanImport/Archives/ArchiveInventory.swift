import HabitsProto
import ProfileProto
import SessionsProto
import TitanCore
import TitanZones
import TrainingProto

/// An archive beside what the account holds already: what was done has the same ids in both.
package struct ArchiveInventory: Sendable {
  struct Habit: Sendable {
    let habit: HabitsV1.Habit
    var isNew: Bool
    /// Whether it has yet to be linked, or archived, as it is in the archive.
    var needsLink, needsArchiving: Bool
    /// Oldest first.
    var records: [HabitsV1.HabitRecord]

    var hasNews: Bool { isNew || needsLink || needsArchiving || !records.isEmpty }
  }

  let content: ArchiveContent
  private let language: Language
  private(set) var sessions: [SessionsV1.Session] = []
  /// Sessions that the account has, but that nothing has proven yet: their receipts may be believed by now.
  private(set) var unproven: [SessionsV1.Session] = []
  private(set) var habits: [Habit] = []
  private(set) var measurements: [ProfileV1.BodyMeasurement] = []
  private(set) var workouts: [TrainingV1.Workout] = []
  /// How its owner likes things, and what they have planned.
  let choices: ChoiceInventory
  /// Habits that can't come, and why.
  private var refused: [String] = []

  /// Asks the services, and changes nothing.
  ///
  /// - Parameter replace: whether the archive's settings take the place of the account's.
  package init(_ content: ArchiveContent, replace: Bool, _ account: ImportAccount) async throws {
    (self.content, language) = (content, account.language)
    choices = try await ChoiceInventory(content.choices, replace: replace, account)
    let stored = try await account.sessions().map { ($0.sessionID, $0.evidence) }
    let evidence = Dictionary(stored) { first, _ in first }
    sessions = content.sessions.filter { evidence[$0.sessionID] == nil }
    unproven = content.sessions.filter { session in
      content.receipts[session.sessionID] != nil
        && [.declared, .foreignReceipt].contains(evidence[session.sessionID] ?? .unspecified)
    }
    let measurements = Set(
      try await account.list(ProfileV1.ListBodyMeasurementsRequest(), \.measurements) {
        try await account.profile.listBodyMeasurements($0, options: $1)
      }.map(\.measurementID))
    self.measurements = content.measurements.filter { !measurements.contains($0.measurementID) }
    let workouts = Set(
      try await account.list(TrainingV1.ListWorkoutsRequest(ownOnly: true), \.workouts) {
        try await account.training.listWorkouts($0, options: $1)
      }.map(\.workoutID))
    self.workouts = content.workouts.filter { !workouts.contains($0.workoutID) }
    try await compareHabits(account)
  }

  /// How many of the new sessions come with a receipt.
  var receipts: Int { sessions.count { content.receipts[$0.sessionID] != nil } }

  /// What will come.
  var counts: ArchiveCounts {
    var counts = choices.counts
    (counts.sessions, counts.habits) = (sessions.count, habits.count(where: \.isNew))
    counts.records = habits.reduce(0) { $0 + $1.records.count }
    (counts.measurements, counts.workouts) = (measurements.count, workouts.count)
    return counts
  }

  /// What the account has already.
  var known: ArchiveCounts {
    let news = counts
    var known = choices.known
    known.sessions = content.sessions.count - news.sessions
    known.habits = content.habits.count - news.habits - refused.count
    // Records of a habit that can't come are not known.
    if refused.isEmpty { known.records = content.records.values.reduce(-news.records) { $0 + $1.count } }
    known.measurements = content.measurements.count - news.measurements
    known.workouts = content.workouts.count - news.workouts
    return known
  }

  /// What stays behind, in words.
  var left: [String] { refused + choices.refused + content.left(in: language) }

  package var hasNews: Bool { counts != ArchiveCounts() || habits.contains(where: \.hasNews) }

  private mutating func compareHabits(_ account: ImportAccount) async throws {
    guard !content.habits.isEmpty else { return }
    let stored = try await account.list(
      HabitsV1.ListHabitsRequest(view: .basic, includeArchived: true, showDeleted: true, timeZone: account.zone.name),
      \.habits
    ) {
      try await account.habits.listHabits($0, options: $1)
    }.compactMap(\.habit)
    for habit in content.habits {
      let known = stored.first { $0.habitID == habit.habitID }
      if let reason = refusal(habit, known, stored) {
        refused.append("\(habit.title): \(reason)")
        continue
      }
      var part = Habit(habit, known)
      part.records = content.records[habit.habitID] ?? []
      if known != nil {
        let records = Set(
          try await account.list(HabitsV1.ListRecordsRequest(habitID: habit.habitID), \.records) {
            try await account.habits.listRecords($0, options: $1)
          }.map(\.recordID))
        part.records.removeAll { records.contains($0.recordID) }
      }
      if known?.archived == true, !part.records.isEmpty {
        let reason = language.say(
          "this habit is archived; unarchive it to let its records come",
          "diese Gewohnheit ist archiviert; hole sie aus dem Archiv, damit ihre Einträge kommen können")
        refused.append("\(habit.title): \(reason)")
        continue
      }
      habits.append(part)
    }
  }

  private func refusal(_ habit: HabitsV1.Habit, _ known: HabitsV1.Habit?, _ stored: [HabitsV1.Habit]) -> String? {
    if let known {
      guard known.deleteTime != nil else { return nil }
      return language.say(
        "you have removed this habit; it can be restored for 30 days",
        "du hast diese Gewohnheit entfernt; 30 Tage lang lässt sie sich wiederherstellen")
    }
    let title = habit.title.lowercased()
    // An interrupted import leaves habits open that are archived before this one comes.
    let archived = Set(content.habits.filter(\.archived).map(\.habitID))
    let isTaken = stored.contains {
      $0.title.lowercased() == title && $0.deleteTime == nil && !$0.archived && !archived.contains($0.habitID)
    }
    guard isTaken else { return nil }
    return language.say(
      "you have another habit of this name; rename it to let this one come",
      "du hast eine andere Gewohnheit dieses Namens; benenne sie um, damit diese kommen kann")
  }
}

extension ArchiveInventory.Habit {
  /// A habit that an import has made, and not finished, lacks its link, or is not archived yet. The account that the
  /// archive is from has decided otherwise since.
  fileprivate init(_ habit: HabitsV1.Habit, _ known: HabitsV1.Habit?) {
    (self.habit, isNew, records) = (habit, known == nil, [])
    let isImported = known == nil || known?.createTime != habit.createTime
    let isOpen = known?.archived != true
    let isLinked = known.map { $0.linkSource != .unspecified } ?? false
    needsLink = isImported && isOpen && habit.linkSource != .unspecified && !isLinked
    needsArchiving = isImported && isOpen && habit.archived
  }
}
