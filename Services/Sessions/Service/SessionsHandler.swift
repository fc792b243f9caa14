import SessionsDomain
package import TitanCore
package import TitanFeeds
package import TitanProto
package import TitanRPC
import TitanRequests
import TitanZones

/// The caller's push-up sessions.
package struct SessionsHandler: SessionsV1.SessionsServiceProtocol {
  let store: any SessionStore
  let feed: any SessionFeedStore
  let days: any DayStore
  let goals: any GoalStore
  let receipts: ReceiptVerifier
  let notifier: Notifier
  let watches: UserWatches<FeedPosition, FeedPage<SessionState>>
  let clock: WallClock
  /// Waits between two items of a long batch.
  let giveWay: @Sendable () async throws -> Void
  /// Recently returned streaks.
  let streaks = RecentFindings<UserID, ToldStreaks>(limit: 20_000)

  /// - Parameters:
  ///   - feed: the feed of the same sessions.
  ///   - notifier: the feed's notifier.
  ///   - watchers: gets the ids of users with changes in the feed.
  ///   - giveWay: waits between two items of a long batch.
  package init(
    store: any SessionStore, feed: any SessionFeedStore, days: any DayStore, goals: any GoalStore,
    receipts: ReceiptVerifier, notifier: Notifier, watchers: Notifier, clock: @escaping WallClock = systemClock,
    giveWay: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .milliseconds(2)) }
  ) {
    self.store = store
    self.feed = feed
    self.days = days
    self.goals = goals
    self.receipts = receipts
    self.notifier = notifier
    watches = UserWatches(watchers)
    self.clock = clock
    self.giveWay = giveWay
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
    return .init(session: .init(session), pastCounts: past.map(SessionsV1.PastCount.init))
  }

  package func deleteSession(
    _ request: SessionsV1.DeleteSessionRequest, context: ServerContext
  ) async throws -> SessionsV1.DeleteSessionResponse {
    let user = try context.requireUser()
    let id = try SessionID(request.sessionID, field: "session_id")
    guard try await store.delete(id, of: user, at: clock()) else { throw RPCError.notFound("session", id: "\(id)") }
    notifier.notify()
    return .init()
  }

  package func getActivityChart(
    _ request: SessionsV1.GetActivityChartRequest, context: ServerContext
  ) async throws -> SessionsV1.GetActivityChartResponse {
    let user = try context.requireUser()
    let range = try ChartRange(request.range)
    let step = try ChartStep(request.step, of: range)
    let (today, zone, userClock) = try await today(request.timeZone, of: user)
    let entries = try await store.chartEntries(of: user, on: range.dates(upTo: today))
    let chart = ActivityChart(
      range, by: step, of: entries, today: today, dailyGoal: try await goals.goals(of: user, at: clock()).dailyGoal,
      firstWeekday: userClock.firstWeekday)
    return .init(chart, timeZone: zone.name)
  }
}
