import HabitsService
import TitanFeeds
import TitanPostgres
import TitanRequests
import TitanService
import TitanThreads

await runService(
  ServiceDefinition(
    .habits, migration: 6,
    settings: { HabitsSettings($0) },
    build: { environment, settings in
      let store = HabitStore(environment.database)
      let bells = UserBells()
      let announcer = HabitAnnouncer()
      let keeper = HabitKeeper(store, now: environment.clock)
      let sessions = FeedFollower(
        SessionsFeed(environment.serviceChannel(to: settings.sessions), includesDays: true),
        into: HabitProjection(.sessions, store, announcer), clock: environment.clock, logger: environment.logger
      ) { try ProjectedChange($0) }
      let training = FeedFollower(
        TrainingFeed(environment.serviceChannel(to: settings.training)),
        into: HabitProjection(.training, store, announcer), clock: environment.clock, logger: environment.logger
      ) { try ProjectedChange($0) }
      let direct = try environment.configuration.directDatabase
      return ServiceParts(
        handlers: [
          HabitsHandler(
            store: store, bells: bells, announcer: announcer,
            imports: ImportLimiter(
              threads: BoundedThreadPool(threadCount: settings.importThreads, queueLimit: settings.importQueue)),
            clock: environment.clock)
        ],
        background: [
          BackgroundTask("forget answers", every: RequestSweep.interval) {
            try await RequestSweep(environment.database, of: .habits, clock: environment.clock)()
          },
          BackgroundTask("follow sessions") { try await sessions.run() },
          BackgroundTask("follow practices") { try await training.run() },
          BackgroundTask("announce changes") { try await announcer.run(store) },
          BackgroundTask("hear of changes") {
            await bells.run(PostgresListener(direct, channels: [HabitAnnouncer.channel], logger: environment.logger))
          },
          BackgroundTask("keep habits") { try await keeper.run() },
        ])
    }))
