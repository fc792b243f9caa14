import ProfileProto
import SessionsProto
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanReceipts
import TitanRequests
import TitanService
import TrainingService

await runService(
  ServiceDefinition(
    .training, migration: 10,
    settings: { TrainingSettings($0) },
    build: { environment, settings in
      let store = PostgresTrainingStore(environment.database)
      let notifier = Notifier(channel: TrainingFeedHandler.channel, interval: Notifier.regularInterval)
      let sessionsShare = FeedShare(of: "sessions", in: .training, environment.database, clock: environment.clock)
      let sessions = FollowedFeed(
        FeedClient(.sessions(includesDays: true), environment.serviceChannel(to: settings.sessions)),
        into: SessionsProjection(environment.database, share: sessionsShare), clock: environment.clock,
        logger: environment.logger, metrics: environment.metrics
      ) { try SessionsProjection.Change($0) }
      let profileShare = FeedShare(of: "profile", in: .training, environment.database, clock: environment.clock)
      let profile = FollowedFeed(
        FeedClient(.profile, environment.serviceChannel(to: settings.profile)),
        into: ProfileProjection(environment.database, share: profileShare), clock: environment.clock,
        logger: environment.logger, metrics: environment.metrics
      ) { try ProfileProjection.Change($0) }
      let direct = try environment.configuration.directDatabase
      return ServiceParts(
        handlers: [
          TrainingHandler(
            store: store, facts: PostgresPersonFacts(environment.database), catalogue: settings.catalogue,
            receipts: ReceiptVerifier(keys: ReceiptKeys(channel: environment.channel(to: settings.pose))),
            notifier: notifier, clock: environment.clock),
          TrainingFeedHandler(store: store, notifier: notifier),
        ],
        background: [
          BackgroundTask("forget answers", every: RequestSweep.interval) {
            try await RequestSweep(environment.database, of: .training, clock: environment.clock)()
          },
          BackgroundTask("follow sessions") { try await sessionsShare.follow { try await sessions.run() } },
          BackgroundTask("follow profile") { try await profileShare.follow { try await profile.run() } },
          BackgroundTask("notify") { await Notifier.connect([notifier], to: direct, logger: environment.logger) },
        ])
    }))
