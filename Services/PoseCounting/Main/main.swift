import PoseCountingService
import TitanFeeds
import TitanPostgres
import TitanService

await runService(
  ServiceDefinition(
    .pose, migration: 9, publicMethods: PoseHandler.publicMethods,
    settings: { PoseSettings($0) },
    build: { environment, settings in
      let store = PostgresStreamStore(environment.database)
      let announcer = ChangeAnnouncer(channel: PoseFeedHandler.channel)
      let bell = ChangeBell()
      let direct = try environment.configuration.directDatabase
      let services = PoseServices(
        store: store, signer: try settings.signer(), limits: settings.limits,
        now: environment.clock, announcer: announcer)
      let keeper = StreamKeeper(store, announcer: announcer, now: environment.clock)
      let profile = FeedFollower(
        ProfileFeed(environment.serviceChannel(to: settings.profile)),
        into: RetentionProjection(environment.database, keeper: keeper), clock: environment.clock,
        logger: environment.logger
      ) { try RetentionChange($0) }
      return ServiceParts(
        handlers: [PoseHandler(services), PoseFeedHandler(store: store, bell: bell)],
        background: [
          BackgroundTask("store frames") { await services.storer.run() },
          BackgroundTask("keep streams") { try await keeper.run() },
          BackgroundTask("follow profile") { try await profile.run() },
          BackgroundTask("announce changes") { try await announcer.run(environment.database) },
          BackgroundTask("hear of changes") {
            await ChangeHearing(bell).run(
              PostgresListener(direct, channels: [PoseFeedHandler.channel], logger: environment.logger))
          },
        ])
    }))
