import PoseCountingService
import ProfileProto
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanService

await runService(
  ServiceDefinition(
    .pose, migration: 11, publicMethods: PoseHandler.publicMethods,
    settings: { PoseSettings($0) },
    build: { environment, settings in
      let store = PostgresStreamStore(environment.database)
      let notifier = Notifier(channel: PoseFeedHandler.channel, interval: Notifier.regularInterval)
      let direct = try environment.configuration.directDatabase
      let services = PoseServices(
        store: store, signer: try settings.signer(), limits: settings.limits,
        now: environment.clock, notifier: notifier, metrics: environment.metrics)
      let keeper = StreamKeeper(store, notifier: notifier, now: environment.clock)
      let share = FeedShare(of: "profile", in: .pose, environment.database, clock: environment.clock)
      let profile = FollowedFeed(
        FeedClient(.profile, environment.serviceChannel(to: settings.profile)),
        into: RetentionProjection(environment.database, share: share, keeper: keeper), clock: environment.clock,
        logger: environment.logger, metrics: environment.metrics
      ) { try RetentionChange($0) }
      return ServiceParts(
        handlers: [PoseHandler(services), PoseFeedHandler(store: store, notifier: notifier)],
        background: [
          BackgroundTask("store frames") { await services.groupCommit.run() },
          BackgroundTask("forget half-closed streams") { try await services.halfClosed.run() },
          BackgroundTask("keep streams") { try await keeper.run() },
          BackgroundTask("follow profile") { try await share.follow { try await profile.run() } },
          BackgroundTask("notify") { await Notifier.connect([notifier], to: direct, logger: environment.logger) },
        ])
    }))
