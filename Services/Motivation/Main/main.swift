import MotivationService
import ProfileProto
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanRequests
import TitanService

await runService(
  ServiceDefinition(
    .motivation, migration: 3,
    settings: { MotivationSettings($0) },
    build: { environment, settings in
      let notifier = Notifier(channel: PostgresMotivationStore.remindersChannel)
      let share = FeedShare(of: "profile", in: .motivation, environment.database, clock: environment.clock)
      let store = PostgresMotivationStore(environment.database, notifier: notifier, share: share)
      let follower = FollowedFeed(
        FeedClient(slotsOf: .profile, environment.serviceChannel(to: settings.profile)),
        into: SettingsProjection(store),
        clock: environment.clock, logger: environment.logger
      ) { try SettingsChange($0) }
      let direct = try environment.configuration.directDatabase
      return ServiceParts(
        handlers: [
          MotivationHandler(
            catalogue: try settings.catalogue.get(), store: store,
            services: ListenerServices(
              trophies: environment.channel(to: settings.trophies),
              sessions: environment.channel(to: settings.sessions),
              profile: environment.channel(to: settings.profile)),
            notifier: notifier, clock: environment.clock, sleepUntil: systemSleep(environment.clock))
        ],
        background: [
          BackgroundTask("forget answers", every: RequestSweep.interval) {
            try await RequestSweep(environment.database, of: .motivation, clock: environment.clock)()
          },
          BackgroundTask("follow settings") { try await share.follow { try await follower.run() } },
          BackgroundTask("notify") { await Notifier.connect([notifier], to: direct, logger: environment.logger) },
        ])
    }))
