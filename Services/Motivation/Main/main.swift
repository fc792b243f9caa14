import MotivationService
import ProfileProto
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanService
import TitanThreads

await runService(
  ServiceDefinition(
    .motivation, migration: 5,
    settings: { MotivationSettings($0) },
    build: { environment, settings in
      let notifier = Notifier(channel: PostgresMotivationStore.remindersChannel)
      let profile = environment.subscription(to: .profile, at: settings.profile)
      let store = PostgresMotivationStore(environment.database, notifier: notifier, share: profile.share)
      let pushSender = settings.push.map { push in
        PushSender(
          outbox: store, transport: CurlPushTransport(push.policy), settings: push,
          pool: BoundedThreadPool(threadCount: PushSender.width, queueLimit: PushSender.width),
          clock: environment.clock, logger: environment.logger)
      }
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
        notifiers: [notifier],
        background: (pushSender?.tasks ?? []) + [
          environment.answerSweep,
          profile.task(into: SettingsProjection(store)) { try SettingsChange($0) },
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
