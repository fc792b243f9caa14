import SessionsService
import TitanFeeds
import TitanPostgres
import TitanRequests
import TitanService

await runService(
  ServiceDefinition(
    .sessions, migration: 9,
    settings: { SessionsSettings($0) },
    build: { environment, settings in
      let store = PostgresSessionStore(environment.database, quota: settings.quota)
      let goals = GoalProjection(environment.database)
      let profile = FeedFollower(
        ProfileFeed(environment.serviceChannel(to: settings.profile)), into: goals, clock: environment.clock,
        logger: environment.logger
      ) { try GoalChange($0) }
      let receipts = ReceiptVerifier(keys: ReceiptKeys(channel: environment.channel(to: settings.pose)))
      let announcer = ChangeAnnouncer()
      let pose = FeedFollower(
        PoseFeed(environment.serviceChannel(to: settings.pose)),
        into: StreamNewsProjection(environment.database, announcer: announcer), clock: environment.clock,
        logger: environment.logger
      ) { try StreamNewsChange($0) }
      let (bell, watchers) = (ChangeBell(), UserBells())
      let direct = try environment.configuration.directDatabase
      return ServiceParts(
        handlers: [
          SessionsHandler(
            store: store, feed: store, days: PostgresDayStore(environment.database), goals: goals, receipts: receipts,
            announcer: announcer, watchers: watchers, clock: environment.clock),
          SessionsFeedHandler(store: store, bell: bell),
        ],
        background: [
          BackgroundTask("forget answers", every: RequestSweep.interval) {
            try await RequestSweep(environment.database, of: .sessions, clock: environment.clock)()
          },
          BackgroundTask("follow profile") { try await profile.run() },
          BackgroundTask("follow pose") { try await pose.run() },
          BackgroundTask("announce changes") { try await announcer.run(environment.database) },
          BackgroundTask("tell watchers") {
            try await FeedTail(store: store, bell: bell, watchers: watchers).run()
          },
          BackgroundTask("hear of changes") {
            await ChangeHearing(bell).run(
              PostgresListener(direct, channels: [ChangeAnnouncer.channel], logger: environment.logger))
          },
        ])
    }))
