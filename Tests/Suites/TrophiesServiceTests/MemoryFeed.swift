import SessionsProto
import Synchronization
import TitanCore
import TitanProto
import TitanRPC
import TrophiesDomain
import TrophiesService

/// A sessions feed that does what a test says; all of its changes are in slot 0.
final class MemoryFeed: SessionsV1.SessionsFeedServiceProtocol {
  struct State {
    var epoch = 1
    var changes: [SessionsV1.SessionChange] = []
    var waiting: [CheckedContinuation<Void, Never>] = []
    /// The number of messages that a watch sends before it breaks; `nil` for no limit.
    var breaksAfter: Int?
    /// The maximum number of changes in a message of a watch.
    var messageSize = 1
  }
  private let state = Mutex(State())

  func add(_ change: ProjectedChange) { add([change]) }

  /// Adds all of them at once.
  func add(_ changes: [ProjectedChange]) {
    let messages = changes.map(Self.message)
    update { state in
      for var message in messages {
        message.number = Int64(state.changes.count + 1)
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
    case .practice: preconditionFailure("the feed of sessions has no practices")
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
      state.changes = Array(state.changes.prefix(count))
    }
  }

  func breakWatches(after count: Int?) { state.withLock { $0.breaksAfter = count } }

  func sendMessages(of count: Int) { state.withLock { $0.messageSize = count } }

  private func update(_ change: (inout State) -> Void) {
    let waiting = state.withLock { state in
      change(&state)
      defer { state.waiting = [] }
      return state.waiting
    }
    for watch in waiting { watch.resume() }
  }

  /// The changes after a number in slot 0, and their epoch.
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
    return .init(changes: rest.prefix(2).map { request.countsOnly ? Self.counted($0) : $0 }, epoch: epoch)
  }

  func watchSessionChanges(
    _ request: SessionsV1.WatchSessionChangesRequest, response: RPCWriter<SessionsV1.WatchSessionChangesResponse>,
    context: ServerContext
  ) async throws {
    context.sendInitialMetadata()
    var (number, epoch, sent) = (request.numberInFirstSlot, request.epoch, 0)
    while true {
      var rest: ArraySlice<SessionsV1.SessionChange>
      (rest, epoch) = try changes(after: number, ofEpoch: epoch)
      while !rest.isEmpty {
        if sent == state.withLock({ $0.breaksAfter }) { throw RPCError(code: .unavailable, message: "killed") }
        let message = rest.prefix(state.withLock { $0.messageSize })
        try await response.write(
          .init(changes: message.map { request.countsOnly ? Self.counted($0) : $0 }, epoch: epoch))
        rest = rest.dropFirst(message.count)
        (number, sent) = (number + message.count, sent + 1)
      }
      try await wait(behind: number, ofEpoch: epoch)
    }
  }

  private func wait(behind number: Int, ofEpoch epoch: String) async throws {
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        let isNews = state.withLock { state in
          if state.changes.count != number || "\(state.epoch)" != epoch || Task.isCancelled { return true }
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

extension FeedRequest {
  fileprivate var numberInFirstSlot: Int { zip(slots, numbers).first { $0.0 == 0 }.map { Int($0.1) } ?? 0 }
}
