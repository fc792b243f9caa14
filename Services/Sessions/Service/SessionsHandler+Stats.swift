import SessionsDomain
import TitanCore
package import TitanProto
package import TitanRPC
import TitanZones

extension SessionsHandler {
  package func getStats(
    _ request: SessionsV1.GetStatsRequest, context: ServerContext
  ) async throws -> SessionsV1.GetStatsResponse {
    let user = try context.requireUser()
    let period = try StatsPeriod(request.period)
    let (today, zone, _) = try await today(request.timeZone, of: user)
    let stats = try await awayFromEventLoop {
      let history = try await store.statsEntries(of: user).filter { $0.evidence.isCounted || !request.verifiedOnly }
      return ActivityStats(period, of: history, today: today)
    }
    return .init(stats, today: today, timeZone: zone.name)
  }
}
