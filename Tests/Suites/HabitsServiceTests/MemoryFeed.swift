import HabitsDomain
import HabitsService
import SessionsProto
import Synchronization
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC

/// A sessions feed that does what a test says; its cursors are `epoch:position`.
final class MemoryFeed: SessionsV1.SessionsFeedServiceProtocol {
  private struct State {
    var epoch = 1
    var changes: [SessionsV1.SessionChange] = []
  }
  private let state = Mutex(State())
  private let notifier = Notifier()

  func add(_ change: ProjectedChange) {
    var message = SessionsV1.SessionChange(userID: "\(change.user)")
    switch change.subject {
    case .source(let source, let session?):
      message.sessionID = "\(source)"
      message.change = .upserted(
        .init(
          session: .init(
            startTime: .init(session.start), timeZone: session.timeZone,
            utcOffsetSeconds: Int32(session.utcOffsetSeconds), localDate: "\(session.localDate)",
            reps: UInt32(session.reps))))
    case .source(let source, nil):
      message.sessionID = "\(source)"
      message.change = .deleted(.init())
    case .days(let rules): message.change = .days(.init(rules))
    }
    state.withLock { state in
      message.cursor = "\(state.epoch):\(state.changes.count + 1)"
      state.changes.append(message)
    }
    notifier.notify()
  }

  /// As if a backup without the newest changes had been restored.
  func restore(keeping count: Int) {
    state.withLock { state in
      state.epoch += 1
      state.changes = state.changes.prefix(count).enumerated().map { index, change in
        var change = change
        change.cursor = "\(state.epoch):\(index + 1)"
        return change
      }
    }
    notifier.notify()
  }

  /// The newest cursor.
  var cursor: String { state.withLock { "\($0.epoch):\($0.changes.count)" } }

  private func changes(after cursor: String) throws -> [SessionsV1.SessionChange] {
    try state.withLock { state in
      if cursor.isEmpty { return state.changes }
      let parts = cursor.split(separator: ":").compactMap { Int($0) }
      guard parts.count == 2, parts[0] == state.epoch else {
        throw RPCError(.failedPrecondition, reason: "EPOCH_CHANGED", "another epoch")
      }
      return Array(state.changes[parts[1]...])
    }
  }

  func listSessionChanges(
    _ request: SessionsV1.ListSessionChangesRequest, context: ServerContext
  ) async throws -> SessionsV1.ListSessionChangesResponse {
    // Small pages, so that there are several.
    let page = Array(try changes(after: request.cursor).prefix(2))
    return .init(changes: page, nextCursor: page.last?.cursor ?? request.cursor)
  }

  func watchSessionChanges(
    _ request: SessionsV1.WatchSessionChangesRequest, response: RPCWriter<SessionsV1.WatchSessionChangesResponse>,
    context: ServerContext
  ) async throws {
    var cursor = request.cursor
    let notifications = notifier.subscribe()
    func send() async throws {
      let news = try changes(after: cursor)
      guard let last = news.last else { return }
      try await response.write(.init(changes: news))
      cursor = last.cursor
    }
    try await send()
    for await _ in notifications { try await send() }
    try Task.checkCancellation()
  }
}

extension SessionsV1.DayRules {
  fileprivate init(_ rules: DayRules) {
    let newest = rules.dayStarts.last
    self.init(
      clock: .init(
        timeZone: rules.timeZone ?? "", dayStartMinutes: UInt32(newest?.dayStart.minutes ?? 0),
        firstWeekday: UInt32(rules.firstWeekday), updateTime: newest.map { .init($0.since) }),
      pauses: rules.pauses.map { .init(firstLocalDate: "\($0.lowerBound)", lastLocalDate: "\($0.upperBound)") })
  }
}
