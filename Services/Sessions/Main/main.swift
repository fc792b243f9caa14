import PoseProto
import ProfileProto
import SessionsService
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanReceipts
import TitanRequests
import TitanService

await runService(
  ServiceDefinition(
    .sessions, migration: 11,
    settings: { SessionsSettings($0) },
    build: { environment, settings in
      let store = PostgresSessionStore(environment.database, quota: settings.quota)
      let profileShare = FeedShare(of: "profile", in: .sessions, environment.database, clock: environment.clock)
      let goals = GoalProjection(environment.database, share: profileShare)
      let profile = FollowedFeed(
        FeedClient(.profile, environment.serviceChannel(to: settings.profile)), into: goals,
        clock: environment.clock,
        logger: environment.logger, metrics: environment.metrics
      ) { try GoalChange($0) }
      let receipts = ReceiptVerifier(keys: ReceiptKeys(channel: environment.channel(to: settings.pose)))
      let notifier = Notifier(channel: SessionsFeedHandler.channel, interval: Notifier.regularInterval)
      let watchers = Notifier()
      let poseShare = FeedShare(of: "pose", in: .sessions, environment.database, clock: environment.clock)
      let pose = FollowedFeed(
        FeedClient(.pose, environment.serviceChannel(to: settings.pose)),
        into: StreamNewsProjection(environment.database, share: poseShare, notifier: notifier),
        clock: environment.clock,
        logger: environment.logger, metrics: environment.metrics
      ) { try StreamNewsChange($0) }
      let direct = try environment.configuration.directDatabase
      return ServiceParts(
        handlers: [
          SessionsHandler(
            store: store, feed: store, days: PostgresDayStore(environment.database), goals: goals, receipts: receipts,
            notifier: notifier, watchers: watchers, clock: environment.clock),
          SessionsFeedHandler(store: store, notifier: notifier),
        ],
        background: [
          BackgroundTask("forget answers", every: RequestSweep.interval) {
            try await RequestSweep(environment.database, of: .sessions, clock: environment.clock)()
          },
          BackgroundTask("follow profile") { try await profileShare.follow { try await profile.run() } },
          BackgroundTask("follow pose") { try await poseShare.follow { try await pose.run() } },
          BackgroundTask("tell watchers") {
            try await FeedTail(store: store, notifier: notifier, watchers: watchers).run()
          },
          BackgroundTask("notify") { await Notifier.connect([notifier], to: direct, logger: environment.logger) },
        ])
    }))
