import HabitsProto
import SessionsProto
import TitanImport
import TitanProto
import TitanRPC
import TitanZones

/// Stores what an inventory calls new. What it has stored when it is interrupted, the next inventory knows.
struct ImportSender {
  /// What became of it.
  struct Outcome: Equatable {
    var sessions = 0
    /// Sessions, new ones or not, that their receipts have proven.
    var verified = 0
    /// Sessions whose receipts are kept, but not believed.
    var unproven = 0
    var habits = 0
    var records = 0
    /// What the services have refused, with their words.
    var refused: [String] = []
    /// Sessions that were not sent because the account has reached the number that the server takes in a day.
    var left = 0

    var isWhole: Bool { refused.isEmpty && left == 0 }
  }

  /// The most items that the services take in a call.
  private static let batch = 200
  /// The most bytes of receipts in a call, well below the most of a message.
  private static let receiptBytes = 1 << 20
  /// The longest that it waits in all where a service asks for a pause.
  private static let longestPause: Duration = .seconds(60)

  let backend: Backend
  let console: Console
  private(set) var outcome = Outcome()
  private let sleep: @Sendable (Duration) async throws -> Void

  /// - Parameter sleep: waits as long as a service asks.
  init(
    backend: Backend, console: Console,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    (self.backend, self.console, self.sleep) = (backend, console, sleep)
  }

  mutating func send(_ inventory: ImportInventory) async throws {
    for days in inventory.days where !days.new.isEmpty { try await send(days) }
    try await send(inventory.sessions)
  }

  private mutating func send(_ days: ImportInventory.Days) async throws {
    if try await prepare(days) { try await send(days.new, of: days.history.title) }
  }

  /// Sends records of one habit, which is there.
  mutating func send(_ records: [HabitsV1.HabitRecord], of title: String) async throws {
    progress("Storing \(title.printable).")
    for part in records.batches(of: Self.batch) {
      let results = try await call("habits") { backend, options in
        try await backend.habits.batchRecord(.init(records: part), options: options.within(.seconds(60)))
      }.results
      try Self.check(results.count, part.count)
      for (record, result) in zip(part, results) {
        guard case .error(let status) = result.outcome else {
          outcome.records += 1
          continue
        }
        outcome.refused.append("\(title), \(record.localDate): \(Self.words(RPCError(status)))")
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
        timeZone: backend.zone.name)
      return try await attempt("habits", days.history.title) { backend, options in
        _ = try await backend.habits.updateHabit(request, options: options.within(.seconds(10)))
      }
    }
  }

  /// - Returns: whether the service has made it.
  mutating func make(_ habit: HabitsV1.Habit) async throws -> Bool {
    let request = HabitsV1.CreateHabitRequest(habit: habit, timeZone: backend.zone.name)
    let isMade = try await attempt("habits", habit.title) { backend, options in
      _ = try await backend.habits.createHabit(request, options: options.within(.seconds(10)))
    }
    if isMade { outcome.habits += 1 }
    return isMade
  }

  /// Makes a call for one thing. If the service refuses it, the others still come.
  ///
  /// - Returns: whether the service has done it.
  /// - Throws: what concerns the others, too: the service is away, or wants a pause that is too long to wait for.
  mutating func attempt(
    _ service: String, _ what: String, _ body: @Sendable (Backend, CallOptions) async throws -> Void
  ) async throws -> Bool {
    do {
      try await call(service, body)
      return true
    } catch let error as RPCError where !error.isServiceAway && error.code != .unauthenticated && error.pause == nil {
      outcome.refused.append("\(what): \(Self.words(error))")
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
      progress("Storing \(Format.count(part.count, "session")) after \(sent) of \(sessions.count).")
      let results = try await call("sessions") { backend, options in
        try await backend.sessions.batchCreateSessions(.init(requests: requests), options: options.within(.seconds(60)))
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
        if ErrorReport(error).reason == "SESSION_QUOTA" {
          (isFull, outcome.left) = (true, outcome.left + 1)
        } else {
          let time = Format.localTime(session.startTime, backend.zone)
          outcome.refused.append("\(session.reps) push-ups, \(time): \(Self.words(error))")
        }
      }
      if isFull {
        outcome.left += sessions.count - sent
        break
      }
    }
    return stored
  }

  /// Makes a call, again while the service is away, and again after the pause that it asks for.
  private func call<Result: Sendable>(
    _ service: String, _ body: @Sendable (Backend, CallOptions) async throws -> Result
  ) async throws -> Result {
    var waited = Duration.zero
    while true {
      do {
        return try await Patience.retrying(service, console) {
          try await backend.accessTokens.call { options in try await body(backend, options) }
        }
      } catch let error as RPCError {
        guard let pause = error.pause, waited + pause <= Self.longestPause else { throw error }
        waited += pause
        progress("The \(service) service asks for a pause of \(Format.seconds(pause)).")
        try await sleep(pause)
      }
    }
  }

  private func progress(_ text: String) { if console.errors.isInteractive { console.note(text) } }

  /// An error in words, with its reason.
  static func words(_ error: RPCError) -> String {
    let report = ErrorReport(error)
    return (report.localized ?? report.message) + (report.reason.map { " [\($0)]" } ?? "")
  }

  private static func check(_ answers: Int, _ questions: Int) throws(ClientError) {
    guard answers == questions else {
      throw ClientError(.refused, "\(questions) entries were sent, but the answer is about \(answers).")
    }
  }
}

extension RPCError {
  /// The time after which the service takes more; `nil` for other errors, and for limits that time doesn't lift.
  fileprivate var pause: Duration? {
    code == .resourceExhausted ? ErrorReport(self).retryAfter.map { max($0, .milliseconds(100)) } : nil
  }

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
