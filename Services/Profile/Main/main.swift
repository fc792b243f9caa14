import ProfileService
import TitanPostgres
import TitanService
import TitanThreads

await runService(
  ServiceDefinition(
    .profile, migration: 1,
    settings: { ProfileSettings($0) },
    build: { environment, settings in
      let store = PostgresProfileStore(environment.database)
      return ServiceParts(
        handlers: [
          ProfileHandler(
            store: store, measurements: store,
            seeds: RegisteredSeeds(channel: environment.channel(to: environment.configuration.authAddress)),
            home: ServiceReads(
              sessions: environment.channel(to: settings.sessions),
              trophies: environment.channel(to: settings.trophies)),
            press: ImagePress(
              threads: BoundedThreadPool(threadCount: settings.imageThreads, queueLimit: settings.imageQueue)),
            clock: environment.clock)
        ])
    }))
