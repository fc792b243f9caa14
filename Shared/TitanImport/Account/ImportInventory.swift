import AuthProto
import HabitsProto
import SessionsProto
import TitanCore
import TitanRPC
import TitanZones

/// A plan beside what the account holds already.
package struct ImportInventory: Sendable {
  /// What becomes of a history.
  enum Habit: Sendable {
    case new(HabitsV1.Habit)
    /// There is one; it may begin later than the history.
    case existing(HabitsV1.Habit)
    /// None of its days can come, for this reason.
    case refused(String)
  }

  struct Days: Sendable {
    let history: ImportPlan.History
    let habit: Habit
    /// Oldest first.
    var new: [HabitsV1.HabitRecord] = []
    var known = 0
    /// Days that were imported with another amount, which stays.
    var differing: [String] = []
  }

  let plan: ImportPlan
  /// Oldest first.
  private(set) var sessions: [SessionsV1.Session] = []
  private(set) var knownSessions = 0
  /// Sessions that were imported with another number of push-ups, which stays.
  private(set) var differingSessions: [String] = []
  private(set) var days: [Days] = []

  /// Asks the services, and changes nothing.
  ///
  /// - Parameter source: the app, for notes.
  package init(_ plan: ImportPlan, from source: String, _ account: ImportAccount) async throws {
    self.plan = plan
    let userID = try await account.call { options in
      try await account.auth.whoAmI(.init(), options: options.within(.seconds(10)))
    }.user?.userID
    guard let userID, !userID.isEmpty else {
      throw RPCError(code: .dataLoss, message: "The server didn't say whose account this is.")
    }
    try await compareSessions(userID, source, account)
    try await compareHabits(userID, account)
  }

  var reps: Int { sessions.reduce(0) { $0 + Int($1.reps) } }

  package var hasNews: Bool { !sessions.isEmpty || days.contains { !$0.new.isEmpty } }

  private mutating func compareSessions(_ userID: String, _ source: String, _ account: ImportAccount) async throws {
    guard let first = plan.pushUps.first, let last = plan.pushUps.last else { return }
    // Days may begin at another hour than midnight.
    let request = SessionsV1.ListSessionsRequest(
      fromLocalDate: "\(first.start.day - 2)", toLocalDate: "\(last.start.day + 2)")
    let stored = try await account.sessions(request)
    let repsOf = Dictionary(stored.map { ($0.sessionID, $0.reps) }) { first, _ in first }
    for pushUps in plan.pushUps {
      let session = SessionsV1.Session(pushUps, of: userID, from: source, zone: account.zone)
      switch repsOf[session.sessionID] {
      case nil: sessions.append(session)
      case session.reps: knownSessions += 1
      case let reps?:
        differingSessions.append(
          account.language.say(
            "\(pushUps.start): \(session.reps) push-ups in the file, \(reps) imported before",
            "\(pushUps.start): \(session.reps) Liegestütze in der Datei, \(reps) schon importiert"))
      }
    }
  }

  private mutating func compareHabits(_ userID: String, _ account: ImportAccount) async throws {
    guard !plan.histories.isEmpty else { return }
    let stored = try await account.list(
      HabitsV1.ListHabitsRequest(view: .basic, includeArchived: true, showDeleted: true, timeZone: account.zone.name),
      \.habits
    ) {
      try await account.habits.listHabits($0, options: $1)
    }.compactMap(\.habit)
    for history in plan.histories {
      let wanted = HabitsV1.Habit(history, of: userID)
      let habit = Self.match(wanted, stored, account.language)
      var days = Days(history: history, habit: habit)
      switch habit {
      case .refused: break
      case .new(let habit): days.compare(with: [], of: habit.habitID, account)
      case .existing(let habit):
        let records = try await account.list(HabitsV1.ListRecordsRequest(habitID: habit.habitID), \.records) {
          try await account.habits.listRecords($0, options: $1)
        }
        days.compare(with: records, of: habit.habitID, account)
      }
      self.days.append(days)
    }
  }

  /// The habit that an earlier import has made, or one that the user has under this name.
  private static func match(_ wanted: HabitsV1.Habit, _ stored: [HabitsV1.Habit], _ language: Language) -> Habit {
    let title = wanted.title.lowercased()
    let found =
      stored.first { $0.habitID == wanted.habitID }
      ?? stored.first { $0.title.lowercased() == title && $0.deleteTime == nil && !$0.archived }
    guard let found else { return .new(wanted) }
    if found.deleteTime != nil {
      return .refused(
        language.say(
          "you have removed this habit; it can be restored for 30 days",
          "du hast diese Gewohnheit entfernt; 30 Tage lang lässt sie sich wiederherstellen"))
    }
    if found.archived {
      return .refused(
        language.say(
          "this habit is archived; unarchive it to let its days come",
          "diese Gewohnheit ist archiviert; hole sie aus dem Archiv, damit ihre Tage kommen können"))
    }
    guard found.unit == wanted.unit, found.measure == .amount || wanted.measure == .times else {
      func unit(_ habit: HabitsV1.Habit) -> String {
        habit.unit.isEmpty ? language.say("times", "Male") : language.say("\"\(habit.unit)\"", "„\(habit.unit)“")
      }
      return .refused(
        language.say(
          "you have a habit of this name that counts \(unit(found)), and the file has \(unit(wanted))",
          "du hast eine Gewohnheit dieses Namens, die \(unit(found)) zählt, und die Datei hat \(unit(wanted))"))
    }
    return .existing(found)
  }
}

extension ImportInventory.Days {
  /// Sorts the days into new and known ones.
  fileprivate mutating func compare(with records: [HabitsV1.HabitRecord], of habitID: String, _ account: ImportAccount)
  {
    let stored = Dictionary(records.map { ($0.recordID, $0) }) { first, _ in first }
    for (day, what) in history.days.sorted(by: { $0.key < $1.key }) {
      let record = HabitsV1.HabitRecord(day, what, of: habitID, zone: account.zone)
      switch stored[record.recordID]?.change {
      case nil: new.append(record)
      case .value(what.amount): known += 1
      case .value(let value):
        let (new, old) = (account.text.amount(what.amount), account.text.amount(value))
        differing.append(
          account.language.say(
            "\(day): \(new) in the file, \(old) imported before", "\(day): \(new) in der Datei, \(old) schon importiert"
          ))
      case .delta, .skipped: known += 1
      }
    }
  }
}
