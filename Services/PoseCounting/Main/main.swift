import PoseCountingService
import TitanFeeds
import TitanPostgres
import TitanService

await runService(
  ServiceDefinition(
    .pose, migration: 6, publicMethods: PoseHandler.publicMethods,
    settings: { PoseSettings($0) },
    build: { environment, settings in
      let store = PostgresStreamStore(environment.database)
      let services = PoseServices(
        store: store, signer: try settings.signer(), limits: settings.limits,
        now: environment.clock)
      let keeper = StreamKeeper(store, now: environment.clock)
      let profile = FeedFollower(
        ProfileFeed(environment.serviceChannel(to: settings.profile)),
        into: RetentionProjection(environment.database, keeper: keeper), clock: environment.clock,
        logger: environment.logger
      ) { try RetentionChange($0) }
      return ServiceParts(
        handlers: [PoseHandler(services)],
        background: [
          BackgroundTask("keep streams") { try await keeper.run() },
          BackgroundTask("follow profile") { try await profile.run() },
        ])
    }))
