import HabitsService
import SessionsProto
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanRequests
import TitanService
import TitanThreads
import TrainingProto

await runService(
  ServiceDefinition(
    .habits, migration: 8,
    settings: { HabitsSettings($0) },
    build: { environment, settings in
      let store = PostgresHabitStore(environment.database)
      let notifier = Notifier(channel: HabitsHandler.channel)
      let keeper = HabitKeeper(store, now: environment.clock)
      let sessionsShare = FeedShare(of: "sessions", in: .habits, environment.database, clock: environment.clock)
      let sessions = FollowedFeed(
        FeedClient(.sessions(includesDays: true), environment.serviceChannel(to: settings.sessions)),
        into: HabitProjection(
          .sessions, FeedTables(of: "sessions", in: .habits, share: sessionsShare, environment.database), notifier),
        clock: environment.clock, logger: environment.logger, metrics: environment.metrics
      ) { try ProjectedChange($0) }
      let trainingShare = FeedShare(of: "training", in: .habits, environment.database, clock: environment.clock)
      let training = FollowedFeed(
        FeedClient(.training, environment.serviceChannel(to: settings.training)),
        into: HabitProjection(
          .training, FeedTables(of: "training", in: .habits, share: trainingShare, environment.database), notifier),
        clock: environment.clock, logger: environment.logger, metrics: environment.metrics
      ) { try ProjectedChange($0) }
      let direct = try environment.configuration.directDatabase
      return ServiceParts(
        handlers: [
          HabitsHandler(
            store: store, notifier: notifier,
            imports: ImportLimiter(
              threads: BoundedThreadPool(threadCount: settings.importThreads, queueLimit: settings.importQueue)),
            clock: environment.clock)
        ],
        background: [
          BackgroundTask("forget answers", every: RequestSweep.interval) {
            try await RequestSweep(environment.database, of: .habits, clock: environment.clock)()
          },
          BackgroundTask("follow sessions") { try await sessionsShare.follow { try await sessions.run() } },
          BackgroundTask("follow practices") { try await trainingShare.follow { try await training.run() } },
          BackgroundTask("notify") { await Notifier.connect([notifier], to: direct, logger: environment.logger) },
          BackgroundTask("keep habits") { try await keeper.run() },
        ])
    }))
