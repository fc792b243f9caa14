import ProfileService
import TitanCore
import TitanPostgres
import TitanService
import TitanThreads

await runService(
  ServiceDefinition(
    .profile, migration: 7,
    settings: { ProfileSettings($0) },
    build: { environment, settings in
      let store = PostgresProfileStore(environment.database)
      let feed = ProfileFeedHandler(store: store)
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
            notifier: feed.notifier, clock: environment.clock)
        ],
        feeds: [feed], background: [environment.answerSweep])
    }))
