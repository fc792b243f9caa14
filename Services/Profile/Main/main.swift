import ProfileService
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanRequests
import TitanService
import TitanThreads

await runService(
  ServiceDefinition(
    .profile, migration: 4,
    settings: { ProfileSettings($0) },
    build: { environment, settings in
      let store = PostgresProfileStore(environment.database)
      let notifier = Notifier(channel: ProfileFeedHandler.channel, interval: Notifier.regularInterval)
      let direct = try environment.configuration.directDatabase
      return ServiceParts(
        handlers: [
          ProfileHandler(
            store: store, measurements: store,
            seeds: RegisteredSeeds(channel: environment.channel(to: environment.configuration.authAddress)),
            home: HomeServices(
              sessions: environment.channel(to: settings.sessions),
              trophies: environment.channel(to: settings.trophies),
              training: environment.channel(to: settings.training),
              habits: environment.channel(to: settings.habits),
              motivation: environment.channel(to: settings.motivation)),
            reencoder: ImageReencoder(
              threads: BoundedThreadPool(threadCount: settings.imageThreads, queueLimit: settings.imageQueue)),
            notifier: notifier, clock: environment.clock),
          ProfileFeedHandler(store: store, notifier: notifier),
        ],
        background: [
          BackgroundTask("forget answers", every: RequestSweep.interval) {
            try await RequestSweep(environment.database, of: .profile, clock: environment.clock)()
          },
          BackgroundTask("notify") { await Notifier.connect([notifier], to: direct, logger: environment.logger) },
        ])
    }))
