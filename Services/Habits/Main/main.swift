import HabitsService
import SessionsProto
import TitanCore
import TitanFeeds
import TitanPostgres
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
      let sessions = environment.subscription(to: .sessions(includesDays: true), at: settings.sessions)
      let training = environment.subscription(to: .training, at: settings.training)
      return ServiceParts(
        handlers: [
          HabitsHandler(
            store: store, notifier: notifier,
            imports: ImportLimiter(
              threads: BoundedThreadPool(threadCount: settings.importThreads, queueLimit: settings.importQueue)),
            clock: environment.clock)
        ],
        notifiers: [notifier],
        background: [
          environment.answerSweep,
          sessions.task(
            into: HabitProjection(
              .sessions, FeedTables(of: "sessions", in: .habits, share: sessions.share, environment.database), notifier)
          ) { try ProjectedChange($0) },
          training.task(
            into: HabitProjection(
              .training, FeedTables(of: "training", in: .habits, share: training.share, environment.database), notifier)
          ) { try ProjectedChange($0) },
          BackgroundTask("keep habits") { try await keeper.run() },
        ])
    }))
