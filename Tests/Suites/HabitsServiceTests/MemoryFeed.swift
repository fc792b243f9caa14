import HabitsDomain
import HabitsService
import SessionsProto
import Synchronization
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

/// A sessions feed that does what a test says; all of its changes are in slot 0.
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
      message.number = Int64(state.changes.count + 1)
      state.changes.append(message)
    }
    notifier.notify()
  }

  /// As if a backup without the newest changes had been restored.
  func restore(keeping count: Int) {
    state.withLock { state in
      state.epoch += 1
      state.changes = Array(state.changes.prefix(count))
    }
    notifier.notify()
  }

  /// The feed's end.
  var end: FeedPositions { state.withLock { .inFirstSlot($0.changes.count, ofEpoch: $0.epoch) } }

  /// The changes after a request's position, and their epoch.
  private func changes(
    after number: Int, ofEpoch epoch: String
  ) throws -> (changes: ArraySlice<SessionsV1.SessionChange>, epoch: String) {
    try state.withLock { state in
      guard number == 0 || epoch == "\(state.epoch)" else {
        throw RPCError(.failedPrecondition, reason: "EPOCH_CHANGED", "another epoch")
      }
      return (state.changes[number...], "\(state.epoch)")
    }
  }

  func listSessionChanges(
    _ request: SessionsV1.ListSessionChangesRequest, context: ServerContext
  ) async throws -> SessionsV1.ListSessionChangesResponse {
    // Small pages, so that there are several.
    let (rest, epoch) = try changes(after: request.numberInFirstSlot, ofEpoch: request.epoch)
    return .init(changes: Array(rest.prefix(2)), epoch: epoch)
  }

  func watchSessionChanges(
    _ request: SessionsV1.WatchSessionChangesRequest, response: RPCWriter<SessionsV1.WatchSessionChangesResponse>,
    context: ServerContext
  ) async throws {
    var (number, epoch) = (request.numberInFirstSlot, request.epoch)
    let notifications = notifier.subscribe()
    func send() async throws {
      let news: ArraySlice<SessionsV1.SessionChange>
      (news, epoch) = try changes(after: number, ofEpoch: epoch)
      guard !news.isEmpty else { return }
      try await response.write(.init(changes: Array(news), epoch: epoch))
      number += news.count
    }
    try await send()
    for await _ in notifications { try await send() }
    try Task.checkCancellation()
  }
}

extension FeedRequest {
  fileprivate var numberInFirstSlot: Int { zip(slots, numbers).first { $0.0 == 0 }.map { Int($0.1) } ?? 0 }
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
