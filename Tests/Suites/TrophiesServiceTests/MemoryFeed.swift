import SessionsProto
import Synchronization
import TitanCore
import TitanProto
import TitanRPC
import TrophiesDomain
import TrophiesService

/// A sessions feed that does what a test says; its cursors are `epoch:position`.
final class MemoryFeed: SessionsV1.SessionsFeedServiceProtocol {
  struct State {
    var epoch = 1
    var changes: [SessionsV1.SessionChange] = []
    var waiting: [CheckedContinuation<Void, Never>] = []
    /// The number of messages that a watch sends before it breaks; `nil` for no limit.
    var breaksAfter: Int?
    /// The maximum number of changes in a message of a watch.
    var messageSize = 1
    /// Whether a page is marked as pending.
    var isPending = false
  }
  private let state = Mutex(State())

  func add(_ change: ProjectedChange) { add([change]) }

  /// Adds all of them at once.
  func add(_ changes: [ProjectedChange]) {
    let messages = changes.map(Self.message)
    update { state in
      for var message in messages {
        message.cursor = "\(state.epoch):\(state.changes.count + 1)"
        state.changes.append(message)
      }
    }
  }

  private static func message(_ change: ProjectedChange) -> SessionsV1.SessionChange {
    var message = SessionsV1.SessionChange(userID: "\(change.user)")
    switch change.state {
    case .session(let id, let session):
      message.sessionID = "\(id)"
      message.change = session.map { .upserted(snapshot($0)) } ?? .deleted(.init(deleteTime: .init(now)))
    case .days(let rules): message.change = .days(Self.rules(rules))
    }
    return message
  }

  private static func rules(_ rules: DayRules) -> SessionsV1.DayRules {
    .init(
      clock: .init(timeZone: rules.timeZone ?? "", dayStartMinutes: UInt32(rules.dayStart.minutes)),
      pauses: rules.pauses.map { .init(firstLocalDate: "\($0.lowerBound)", lastLocalDate: "\($0.upperBound)") })
  }

  private static func snapshot(_ session: TrainingSession) -> SessionsV1.SessionSnapshot {
    let message = SessionsV1.Session(
      sessionID: "\(session.id)", startTime: .init(session.start), endTime: .init(session.end),
      timeZone: session.timeZone, utcOffsetSeconds: Int32(session.utcOffsetSeconds),
      localDate: "\(session.localDate)", reps: UInt32(session.reps),
      evidence: .init(rawValue: Int32(session.evidence.rawValue)))
    let times = session.repTimes.map {
      SessionsV1.RepTime(startMs: UInt32($0.startMilliseconds), endMs: UInt32($0.endMilliseconds))
    }
    return SessionsV1.SessionSnapshot(session: message, repTimes: times)
  }

  /// The change with counts only.
  static func counted(_ change: SessionsV1.SessionChange) -> SessionsV1.SessionChange {
    guard case .upserted(let snapshot) = change.change, let session = snapshot.session else { return change }
    var change = change
    change.change = .counted(
      .init(
        startTime: session.startTime, endTime: session.endTime, timeZone: session.timeZone,
        utcOffsetSeconds: session.utcOffsetSeconds ?? 0, localDate: session.localDate, reps: session.reps,
        evidence: session.evidence, setReps: session.sets.map(\.reps), repStartMs: snapshot.repTimes.map(\.startMs),
        repEndMs: snapshot.repTimes.map(\.endMs)))
    return change
  }

  /// As if a backup without the newest changes had been restored.
  func restore(keeping count: Int) {
    update { state in
      state.epoch += 1
      state.changes = state.changes.prefix(count).enumerated().map { index, change in
        var change = change
        change.cursor = "\(state.epoch):\(index + 1)"
        return change
      }
    }
  }

  func breakWatches(after count: Int?) { state.withLock { $0.breaksAfter = count } }

  func sendMessages(of count: Int) { state.withLock { $0.messageSize = count } }

  /// As if a change were held back, or no longer were.
  func holdBack(_ isPending: Bool) { state.withLock { $0.isPending = isPending } }

  private func update(_ change: (inout State) -> Void) {
    let waiting = state.withLock { state in
      change(&state)
      defer { state.waiting = [] }
      return state.waiting
    }
    for watch in waiting { watch.resume() }
  }

  /// The changes after a cursor, and the cursor's position.
  private func changes(after cursor: String) throws -> ArraySlice<SessionsV1.SessionChange> {
    try state.withLock { state in
      if cursor.isEmpty { return state.changes[...] }
      let parts = cursor.split(separator: ":").compactMap { Int($0) }
      guard parts.count == 2, parts[0] == state.epoch else {
        throw RPCError(.failedPrecondition, reason: "EPOCH_CHANGED", "another epoch")
      }
      return state.changes[parts[1]...]
    }
  }

  func listSessionChanges(
    _ request: SessionsV1.ListSessionChangesRequest, context: ServerContext
  ) async throws -> SessionsV1.ListSessionChangesResponse {
    // Small pages, so that there are several.
    let page = try changes(after: request.cursor).prefix(2).map { request.countsOnly ? Self.counted($0) : $0 }
    return .init(
      changes: page, nextCursor: page.last?.cursor ?? request.cursor, isPending: state.withLock { $0.isPending })
  }

  func watchSessionChanges(
    _ request: SessionsV1.WatchSessionChangesRequest, response: RPCWriter<SessionsV1.WatchSessionChangesResponse>,
    context: ServerContext
  ) async throws {
    context.sendInitialMetadata()
    var cursor = request.cursor
    var sent = 0
    while true {
      var rest = try changes(after: cursor)
      while !rest.isEmpty {
        if sent == state.withLock({ $0.breaksAfter }) { throw RPCError(code: .unavailable, message: "killed") }
        let message = rest.prefix(state.withLock { $0.messageSize })
        try await response.write(.init(changes: message.map { request.countsOnly ? Self.counted($0) : $0 }))
        rest = rest.dropFirst(message.count)
        (cursor, sent) = (message.last?.cursor ?? cursor, sent + 1)
      }
      try await wait(behind: cursor)
    }
  }

  private func wait(behind cursor: String) async throws {
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        let isNews = state.withLock { state in
          let last = state.changes.last?.cursor ?? ""
          if last != cursor || Task.isCancelled { return true }
          state.waiting.append(waiter)
          return false
        }
        if isNews { waiter.resume() }
      }
    } onCancel: {
      update { _ in }
    }
    try Task.checkCancellation()
  }
}
