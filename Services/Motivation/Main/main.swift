import MotivationService
import ProfileProto
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanRequests
import TitanService
import TitanThreads

await runService(
  ServiceDefinition(
    .motivation, migration: 4,
    settings: { MotivationSettings($0) },
    build: { environment, settings in
      let notifier = Notifier(channel: PostgresMotivationStore.remindersChannel)
      let share = FeedShare(of: "profile", in: .motivation, environment.database, clock: environment.clock)
      let store = PostgresMotivationStore(environment.database, notifier: notifier, share: share)
      let follower = FollowedFeed(
        FeedClient(.profile, environment.serviceChannel(to: settings.profile)),
        into: SettingsProjection(store),
        clock: environment.clock, logger: environment.logger, metrics: environment.metrics
      ) { try SettingsChange($0) }
      let pushSender = settings.push.map { push in
        PushSender(
          outbox: store, transport: CurlPushTransport(push.policy), settings: push,
          pool: BoundedThreadPool(threadCount: PushSender.width, queueLimit: PushSender.width),
          clock: environment.clock, logger: environment.logger)
      }
      let direct = try environment.configuration.directDatabase
      return ServiceParts(
        handlers: [
          MotivationHandler(
            catalogue: try settings.catalogue.get(), store: store,
            services: ListenerServices(
              trophies: environment.channel(to: settings.trophies),
              sessions: environment.channel(to: settings.sessions),
              profile: environment.channel(to: settings.profile)),
            notifier: notifier, push: settings.push, clock: environment.clock,
            sleepUntil: systemSleep(environment.clock))
        ],
        background: (pushSender?.tasks ?? []) + [
          BackgroundTask("forget answers", every: RequestSweep.interval) {
            try await RequestSweep(environment.database, of: .motivation, clock: environment.clock)()
          },
          BackgroundTask("follow settings") { try await share.follow { try await follower.run() } },
          BackgroundTask("notify") { await Notifier.connect([notifier], to: direct, logger: environment.logger) },
          BackgroundTask("end pushes to revoked sign-ins", every: .seconds(2)) {
            let revoked = environment.revokedSessions.recent
            if !revoked.isEmpty { try await store.endSubscriptions(of: revoked) }
          },
        ])
    }))

extension PushSender {
  fileprivate var tasks: [BackgroundTask] {
    [
      BackgroundTask("push reminders", every: .seconds(1)) { try await work() },
      BackgroundTask("forget pushes", every: .seconds(60)) { try await tidy() },
    ]
  }
}
