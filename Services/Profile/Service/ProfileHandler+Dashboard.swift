import TitanCore
package import TitanProto
package import TitanRPC
import TitanZones

extension ProfileHandler {
  /// How many trophies the home screen shows.
  private static let awardsShown: Int32 = 3

  package func getDashboard(
    _ request: ProfileV1.GetDashboardRequest, context: ServerContext
  ) async throws -> ProfileV1.GetDashboardResponse {
    let user = try context.requireUser()
    try checkZone(request.timeZone)
    let zone = request.timeZone
    let options = context.inCallersName.forHomePart()
    async let profile = HomePart(.profile) { try await greeting(of: user, options) }
    async let today = HomePart(.today) { try await chart(.today, zone, options) }
    async let week = HomePart(.week) { try await chart(.last7Days, zone, options) }
    async let month = HomePart(.month) { try await chart(.month, zone, options) }
    async let streak = HomePart(.streak) {
      ProfileV1.DashboardStreak(try await home.streak(.init(timeZone: zone), options))
    }
    async let newest = HomePart(.lastSession) { try await home.sessions(.init(pageSize: 1), options).sessions.first }
    async let awards = HomePart(.awards) { try await home.awards(.init(pageSize: Self.awardsShown), options).awards }
    var unavailable: [ProfileV1.UnavailablePart] = []
    var response = ProfileV1.GetDashboardResponse()
    response.profile = try await profile.value(&unavailable)
    response.today = try await today.value(&unavailable)
    response.week = try await week.value(&unavailable)
    response.month = try await month.value(&unavailable)
    response.streak = try await streak.value(&unavailable)
    response.lastSession = try await newest.value(&unavailable)?.map { ProfileV1.DashboardSession($0) }
    response.awards = (try await awards.value(&unavailable) ?? []).map { ProfileV1.DashboardAward($0) }
    response.unavailable = unavailable
    return response
  }

  private func greeting(of user: UserID, _ options: CallOptions) async throws -> ProfileV1.DashboardProfile {
    .init(try await begun(user, options), try await store.settings(of: user))
  }

  private func chart(
    _ range: SessionsV1.ChartRange, _ zone: String, _ options: CallOptions
  ) async throws -> ProfileV1.DashboardChart {
    .init(try await home.chart(.init(range: range, timeZone: zone), options))
  }

  private func checkZone(_ name: String) throws {
    guard !name.isEmpty, ZoneRules(name: name) == nil else { return }
    throw RPCError.invalid(
      "time_zone", reason: "ZONE_UNKNOWN",
      "got \(name.count <= 64 ? "\"\(name)\"" : "\(name.count) characters"); allowed: an IANA zone such as "
        + "Europe/Berlin, UTC, or nothing")
  }
}
