import TitanPostgres
import TitanRPC
import TitanService
import TrophiesService

await runService(
  ServiceDefinition(
    .trophies, migration: 2,
    settings: { TrophiesSettings($0) },
    build: { environment, settings in
      let store = PostgresTrophyStore(environment.database)
      let bells = AwardBells()
      let follower = SessionsFollower(
        channel: environment.channel(to: settings.sessions), store: store, clock: environment.clock,
        logger: environment.logger
      ) { try await environment.serviceTokens.authorize($0) }
      let direct = try environment.configuration.directDatabase
      return ServiceParts(
        handlers: [TrophiesHandler(store: store, bells: bells, clock: environment.clock)],
        background: [
          BackgroundTask("follow sessions") {
            do {
              try await follower.run()
            } catch let error as RPCError where error.code == .unauthenticated {
              environment.serviceTokens.forget()
              throw error
            }
          },
          BackgroundTask("hear of awards") {
            await bells.run(PostgresListener(direct, channels: [AwardBells.channel], logger: environment.logger))
          },
        ])
    }))
