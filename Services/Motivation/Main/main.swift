import MotivationService
import TitanFeeds
import TitanPostgres
import TitanRequests
import TitanService

await runService(
  ServiceDefinition(
    .motivation, migration: 1,
    settings: { MotivationSettings($0) },
    build: { environment, settings in
      let store = PostgresMotivationStore(environment.database)
      let bells = UserBells()
      let follower = FeedFollower(
        ProfileFeed(environment.serviceChannel(to: settings.profile)), into: SettingsProjection(store),
        clock: environment.clock, logger: environment.logger
      ) { try SettingsChange($0) }
      let direct = try environment.configuration.directDatabase
      return ServiceParts(
        handlers: [
          MotivationHandler(
            catalogue: try settings.catalogue.get(), store: store,
            reads: ServiceReads(
              trophies: environment.channel(to: settings.trophies),
              sessions: environment.channel(to: settings.sessions),
              profile: environment.channel(to: settings.profile)),
            bells: bells, clock: environment.clock, alarm: systemAlarm(environment.clock))
        ],
        background: [
          BackgroundTask("forget answers", every: RequestSweep.interval) {
            try await RequestSweep(environment.database, of: .motivation, clock: environment.clock)()
          },
          BackgroundTask("follow settings") { try await follower.run() },
          BackgroundTask("hear of reminders") {
            await bells.run(
              PostgresListener(
                direct, channels: [PostgresMotivationStore.remindersChannel], logger: environment.logger))
          },
        ])
    }))
