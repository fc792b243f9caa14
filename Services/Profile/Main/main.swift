import ProfileService
import TitanPostgres
import TitanRequests
import TitanService
import TitanThreads

await runService(
  ServiceDefinition(
    .profile, migration: 2,
    settings: { ProfileSettings($0) },
    build: { environment, settings in
      let store = PostgresProfileStore(environment.database)
      let announcer = ChangeAnnouncer(channel: ProfileFeedHandler.channel)
      let bell = ChangeBell()
      let direct = try environment.configuration.directDatabase
      return ServiceParts(
        handlers: [
          ProfileHandler(
            store: store, measurements: store,
            seeds: RegisteredSeeds(channel: environment.channel(to: environment.configuration.authAddress)),
            home: ServiceReads(
              sessions: environment.channel(to: settings.sessions),
              trophies: environment.channel(to: settings.trophies),
              training: environment.channel(to: settings.training),
              habits: environment.channel(to: settings.habits),
              motivation: environment.channel(to: settings.motivation)),
            press: ImagePress(
              threads: BoundedThreadPool(threadCount: settings.imageThreads, queueLimit: settings.imageQueue)),
            announcer: announcer, clock: environment.clock),
          ProfileFeedHandler(store: store, bell: bell),
        ],
        background: [
          BackgroundTask("forget answers", every: RequestSweep.interval) {
            try await RequestSweep(environment.database, of: .profile, clock: environment.clock)()
          },
          BackgroundTask("announce changes") { try await announcer.run(environment.database) },
          BackgroundTask("hear of changes") {
            await ChangeHearing(bell).run(
              PostgresListener(direct, channels: [ProfileFeedHandler.channel], logger: environment.logger))
          },
        ])
    }))
