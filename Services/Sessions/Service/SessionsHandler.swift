import SessionsDomain
package import SessionsProto
package import TitanCore
package import TitanFeeds
import TitanPostgres
import TitanProto
package import TitanRPC
package import TitanReceipts
import TitanRequests

/// The caller's push-up sessions.
package struct SessionsHandler: SessionsV1.SessionsServiceProtocol {
  let store: any SessionStore
  private let feed: any SessionFeedStore
  let days: any DayStore
  let goals: any GoalStore
  let receipts: ReceiptVerifier
  /// Verify receipts of other installations.
  let trustedKeys: TrustedReceiptKeys
  let notifier: Notifier
  private let watches: UserWatches<Int, WatchedSessions>
  let clock: WallClock
  /// Rests between two items of a long batch.
  let rest: @Sendable (Duration) async throws -> Void
  /// The streaks that were returned recently.
  let streaks = RecentFindings<UserID, CachedStreaks>(limit: 20_000)

  /// - Parameters:
  ///   - feed: the feed of the same sessions.
  ///   - notifier: the feed's notifier.
  ///   - watchers: gets the ids of users with changes in the feed.
  ///   - rest: sleeps between two items of a long batch.
  package init(
    store: any SessionStore, feed: any SessionFeedStore, days: any DayStore, goals: any GoalStore,
    receipts: ReceiptVerifier, trustedKeys: TrustedReceiptKeys = .none, notifier: Notifier, watchers: Notifier,
    clock: @escaping WallClock = systemClock,
    rest: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.store = store
    self.feed = feed
    self.days = days
    self.goals = goals
    self.receipts = receipts
    self.trustedKeys = trustedKeys
    self.notifier = notifier
    watches = UserWatches(watchers)
    self.clock = clock
    self.rest = rest
  }

  package func getSession(
    _ request: SessionsV1.GetSessionRequest, context: ServerContext
  ) async throws -> SessionsV1.GetSessionResponse {
    let user = try context.requireUser()
    let id = try SessionID(request.sessionID, field: "session_id")
    guard let session = try await store.session(id, of: user) else {
      throw RPCError.notFound("session", id: "\(id)")
    }
    let past = session.facts.proof == nil ? [] : try await store.pastCounts(of: id, of: user)
    let foreign = session.facts.hasForeignReceipt ? try await store.foreignReceipt(of: id, of: user) : nil
    return .init(
      session: .init(session), pastCounts: past.map(SessionsV1.PastCount.init), foreignReceiptJws: foreign ?? "")
  }

  package func listSessions(
    _ request: SessionsV1.ListSessionsRequest, context: ServerContext
  ) async throws -> SessionsV1.ListSessionsResponse {
    let user = try context.requireUser()
    let limit = try PageSize.resolve(request.pageSize)
    try RepeatedField.check(request.evidence.count, "evidence")
    let evidence = Set(try request.evidence.map(Evidence.init(request:)))
    let levels = evidence.map { "\($0.rawValue)" }.sorted().joined(separator: ",")
    let arguments = [
      "ListSessions", "\(user)", request.fromLocalDate, request.toLocalDate, levels, "\(request.minReps)",
    ]
    let filter = SessionFilter(
      fromLocalDate: try CalendarDay(request: request.fromLocalDate, field: "from_local_date"),
      toLocalDate: try CalendarDay(request: request.toLocalDate, field: "to_local_date"),
      evidence: evidence, minReps: min(Int(request.minReps), SessionLimits.reps.upperBound + 1),
      after: try PageToken.decode(request.pageToken, arguments: arguments).flatMap(SessionFilter.Place.init))
    let page = Page(
      try await store.sessions(of: user, filter, limit: limit + 1), limit: limit, arguments: arguments,
      cursor: \.place.fields)
    return .init(sessions: page.items.map(SessionsV1.Session.init), nextPageToken: page.nextPageToken)
  }

  package func watchSessions(
    _ request: SessionsV1.WatchSessionsRequest, response: RPCWriter<SessionsV1.WatchSessionsResponse>,
    context: ServerContext
  ) async throws {
    let user = try context.requireUser()
    if TransactionCursor.isOne(request.cursor, of: user) { throw RPCError.epochChanged(now: "") }
    var cursor = try WatchCursor(request.cursor, of: user)
    let watch = watches.begin(user)
    try await context.watch(watch.notifications) {
      var isFull = true
      while isFull {
        let number = cursor?.number ?? 0
        let page = try await watch.page(at: number) {
          try await feed.changes(of: user, after: number, limit: PageSize.largest)
        }
        if let cursor, cursor.epoch != page.epoch || cursor.number > page.lastNumber {
          throw RPCError.epochChanged(now: "\(page.epoch)")
        }
        for change in page.changes {
          let next = WatchCursor(epoch: page.epoch, user: user, number: change.number)
          try await response.write(.init(change.session, next))
          cursor = next
        }
        // Fewer changes than requested: this is the end.
        isFull = page.changes.count == PageSize.largest
      }
    }
  }
}

extension Evidence {
  fileprivate init(request level: SessionsV1.Evidence) throws {
    guard let evidence = Evidence(rawValue: Int(level.rawValue)) else {
      throw RPCError.invalid(
        "evidence", reason: "EVIDENCE_UNKNOWN", "got \(level.rawValue); allowed: 1 to 6, each a level of Evidence")
    }
    self = evidence
  }
}

extension SessionFilter.Place {
  /// The fields of a page token; `nil` if they aren't from one of our tokens.
  fileprivate init?(fields: [String]) {
    guard fields.count == 2, let start = Int64(fields[0]), let id = SessionID(fields[1]) else { return nil }
    self.init(start: Timestamp(microseconds: start), id: id)
  }

  fileprivate var fields: [String] { ["\(start.microseconds)", "\(id)"] }
}

extension Session {
  fileprivate var place: SessionFilter.Place { .init(start: facts.start, id: facts.sessionID) }
}

extension SessionsV1.WatchSessionsResponse {
  fileprivate init(_ session: Session, _ cursor: WatchCursor) {
    self.init(
      sessionID: "\(session.facts.sessionID)",
      change: session.deleteTime.map { .deleted(.init(deleteTime: .init($0))) } ?? .upserted(.init(session)),
      cursor: cursor.text)
  }
}
