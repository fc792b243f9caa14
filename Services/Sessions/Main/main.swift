import PoseProto
import ProfileProto
import SessionsService
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanReceipts
import TitanService

await runService(
  ServiceDefinition(
    .sessions, migration: 15,
    settings: { SessionsSettings($0) },
    build: { environment, settings in
      let store = PostgresSessionStore(environment.database, quota: settings.quota)
      let feed = SessionsFeedHandler(store: store)
      let profile = environment.subscription(to: .profile, at: settings.profile)
      let goals = GoalProjection(environment.database, share: profile.share)
      let pose = environment.subscription(to: .pose, at: settings.pose)
      let receipts = ReceiptVerifier(keys: ReceiptKeys(channel: environment.channel(to: settings.pose)))
      let watchers = Notifier()
      return ServiceParts(
        handlers: [
          SessionsHandler(
            store: store, feed: store, days: PostgresDayStore(environment.database), goals: goals, receipts: receipts,
            trustedKeys: settings.trustedKeys, notifier: feed.notifier, watchers: watchers, clock: environment.clock)
        ],
        feeds: [feed],
        background: [
          environment.answerSweep,
          profile.task(into: goals) { try GoalChange($0) },
          pose.task(
            into: StreamNewsProjection(environment.database, share: pose.share, notifier: feed.notifier)
          ) { try StreamNewsChange($0) },
          BackgroundTask("tell watchers") {
            try await FeedTail(store: store, notifier: feed.notifier, watchers: watchers).run()
          },
        ])
    }))
