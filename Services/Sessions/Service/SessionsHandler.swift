import SessionsDomain
package import TitanCore
package import TitanPostgres
package import TitanProto
package import TitanRPC
import TitanRequests
import TitanZones

/// Push-up sessions of whoever calls.
package struct SessionsHandler: SessionsV1.SessionsServiceProtocol {
  let store: any SessionStore
  let feed: any FeedStore
  let days: any DayStore
  let goals: any GoalStore
  let receipts: ReceiptVerifier
  let announcer: ChangeAnnouncer
  let watches: UserWatches<FeedPosition, FeedPage>
  let clock: WallClock
  /// Told lately.
  let streaks = RecentFindings<UserID, ToldStreaks>(limit: 20_000)

  /// - Parameters:
  ///   - feed: of the same sessions.
  ///   - watchers: ring for whom the feed has something new.
  package init(
    store: any SessionStore, feed: any FeedStore, days: any DayStore, goals: any GoalStore,
    receipts: ReceiptVerifier, announcer: ChangeAnnouncer, watchers: UserBells, clock: @escaping WallClock = systemClock
  ) {
    self.store = store
    self.feed = feed
    self.days = days
    self.goals = goals
    self.receipts = receipts
    self.announcer = announcer
    watches = UserWatches(watchers)
    self.clock = clock
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
    announcer.announce()
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
