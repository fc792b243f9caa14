import HabitsProto
import SessionsProto
import TitanCore
import TitanProto
import TitanRPC
import TitanZones

/// Stores what an inventory calls new. What it has stored when it is interrupted, the next inventory knows.
package struct ImportSender {
  /// What became of it.
  package struct Outcome: Sendable, Equatable {
    package var sessions = 0
    /// Sessions, new ones or not, that their receipts have proven.
    package var verified = 0
    /// Sessions whose receipts are kept, but not believed.
    package var unproven = 0
    package var habits = 0
    package var records = 0
    /// What the services have refused, with their words.
    package var refused: [String] = []
    /// Sessions that were not sent because the account has reached the number that the server takes in a day.
    package var left = 0

  }

  /// The most items that the services take in a call.
  private static let batch = 200
  /// The most bytes of receipts in a call, well below the most of a message.
  private static let receiptBytes = 1 << 20

  let account: ImportAccount
  package private(set) var outcome = Outcome()

  package init(_ account: ImportAccount) { self.account = account }

  package mutating func send(_ inventory: ImportInventory) async throws {
    for days in inventory.days where !days.new.isEmpty { try await send(days) }
    try await send(inventory.sessions)
  }

  private mutating func send(_ days: ImportInventory.Days) async throws {
    if try await prepare(days) { try await send(days.new, of: days.history.title) }
  }

  /// Sends records of one habit, which is there.
  mutating func send(_ records: [HabitsV1.HabitRecord], of title: String) async throws {
    try await account.tell(.storing(account.language.say("Storing \(title).", "\(title) wird gespeichert.")))
    for part in records.batches(of: Self.batch) {
      let results = try await account.patiently("habits") { account, options in
        try await account.habits.batchRecord(.init(records: part), options: options.within(.seconds(60)))
      }.results
      try Self.check(results.count, part.count)
      for (record, result) in zip(part, results) {
        guard case .error(let status) = result.outcome else {
          outcome.records += 1
          continue
        }
        outcome.refused.append("\(title), \(record.localDate): \(RPCError(status).words)")
      }
    }
  }

  /// Makes the habit, or lets it begin with the first day that comes.
  ///
  /// - Returns: whether it takes the days.
  private mutating func prepare(_ days: ImportInventory.Days) async throws -> Bool {
    switch days.habit {
    case .refused: return false
    case .new(let habit): return try await make(habit)
    case .existing(let habit):
      guard let first = days.new.first?.localDate, first < habit.startDate else { return true }
      let request = HabitsV1.UpdateHabitRequest(
        habit: .init(habitID: habit.habitID, startDate: first), updateMask: .init(paths: ["start_date"]),
        timeZone: account.zone.name)
      return try await attempt("habits", days.history.title) { account, options in
        _ = try await account.habits.updateHabit(request, options: options.within(.seconds(10)))
      }
    }
  }

  /// - Returns: whether the service has made it.
  mutating func make(_ habit: HabitsV1.Habit) async throws -> Bool {
    let request = HabitsV1.CreateHabitRequest(habit: habit, timeZone: account.zone.name)
    let isMade = try await attempt("habits", habit.title) { account, options in
      _ = try await account.habits.createHabit(request, options: options.within(.seconds(10)))
    }
    if isMade { outcome.habits += 1 }
    return isMade
  }

  /// Makes a call for one thing. If the service refuses it, the others still come.
  ///
  /// - Returns: whether the service has done it.
  /// - Throws: what concerns the others, too: the service is away, or wants a pause that is too long to wait for.
  mutating func attempt(
    _ service: String, _ what: String, _ body: @Sendable (ImportAccount, CallOptions) async throws -> Void
  ) async throws -> Bool {
    do {
      try await account.patiently(service, body)
      return true
    } catch let error as RPCError where !error.meansAway && error.code != .unauthenticated && error.pause == nil {
      outcome.refused.append("\(what): \(error.words)")
      return false
    }
  }

  /// - Parameter receipts: of another installation, by the ids of its sessions.
  mutating func send(_ sessions: [SessionsV1.Session], with receipts: [String: String] = [:]) async throws {
    let stored = try await store(sessions, receipts)
    outcome.sessions += stored.count
    outcome.verified += stored.count { $0.hasForeignReceipt && $0.evidence != .foreignReceipt }
    outcome.unproven += stored.count { $0.evidence == .foreignReceipt }
  }

  /// Shows the receipts of sessions that the account has already, without proof.
  mutating func sendAgain(_ sessions: [SessionsV1.Session], with receipts: [String: String]) async throws {
    let stored = try await store(sessions, receipts)
    outcome.verified += stored.count { $0.hasForeignReceipt && $0.evidence != .foreignReceipt }
    outcome.unproven += stored.count { $0.evidence == .foreignReceipt }
  }

  /// - Returns: those that the account has now.
  private mutating func store(
    _ sessions: [SessionsV1.Session], _ receipts: [String: String]
  ) async throws -> [SessionsV1.Session] {
    var stored: [SessionsV1.Session] = []
    var sent = 0
    let all = sessions.map {
      SessionsV1.CreateSessionRequest(session: $0, foreignReceiptJws: receipts[$0.sessionID] ?? "")
    }
    for requests in all.batches(of: Self.batch, upTo: Self.receiptBytes, \.foreignReceiptJws.utf8.count) {
      let part = requests.compactMap(\.session)
      let count = account.text.count(part.count, "session", "sessions", "Einheit", "Einheiten")
      try await account.tell(
        .storing(
          account.language.say(
            "Storing \(count) after \(sent) of \(sessions.count).",
            "\(count) nach \(sent) von \(sessions.count) werden gespeichert.")))
      let results = try await account.patiently("sessions") { account, options in
        try await account.sessions.batchCreateSessions(.init(requests: requests), options: options.within(.seconds(60)))
      }.results
      try Self.check(results.count, part.count)
      sent += part.count
      var isFull = false
      for (session, result) in zip(part, results) {
        guard case .status(let status) = result.result else {
          if case .session(let session) = result.result { stored.append(session) }
          continue
        }
        let error = RPCError(status)
        if error.reason == "SESSION_QUOTA" {
          (isFull, outcome.left) = (true, outcome.left + 1)
        } else {
          let time = account.text.localTime(session.startTime, account.zone)
          outcome.refused.append(
            account.language.say("\(session.reps) push-ups", "\(session.reps) Liegestütze")
              + ", \(time): \(error.words)")
        }
      }
      if isFull {
        outcome.left += sessions.count - sent
        break
      }
    }
    return stored
  }

  private static func check(_ answers: Int, _ questions: Int) throws(RPCError) {
    guard answers == questions else {
      throw RPCError(code: .dataLoss, message: "\(questions) entries were sent, but the answer is about \(answers).")
    }
  }
}

extension RPCError {
  /// The error of one item of a batch.
  fileprivate init(_ status: GoogleRPC.Status) {
    self.init(
      code: StatusCode(rawValue: Int(status.code)).flatMap { $0 == .ok ? nil : $0 } ?? .unknown,
      message: status.message,
      encodedDetails: status.serialized())
  }
}

extension Array {
  fileprivate func batches(of size: Int) -> [[Element]] {
    batches(of: size, upTo: .max) { _ in 0 }
  }

  /// - Parameters:
  ///   - limit: the most that the elements of a batch weigh together, unless one alone is heavier.
  fileprivate func batches(of size: Int, upTo limit: Int, _ weight: (Element) -> Int) -> [[Element]] {
    var batches: [[Element]] = []
    var sum = 0
    for element in self {
      sum += weight(element)
      if let last = batches.indices.last, batches[last].count < size, sum <= limit {
        batches[last].append(element)
      } else {
        batches.append([element])
        sum = weight(element)
      }
    }
    return batches
  }
}
