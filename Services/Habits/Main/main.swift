import HabitsService
import TitanPostgres
import TitanService

await runService(
  ServiceDefinition(
    .habits, migration: 2,
    settings: { HabitsSettings($0) },
    build: { environment, settings in
      let store = HabitStore(environment.database)
      let bells = HabitBells()
      let announcer = HabitAnnouncer()
      let keeper = HabitKeeper(store, now: environment.clock)
      let follower = SessionsFollower(
        channel: environment.serviceChannel(to: settings.sessions), store: store, announcer: announcer,
        clock: environment.clock, logger: environment.logger)
      let direct = try environment.configuration.directDatabase
      return ServiceParts(
        handlers: [HabitsHandler(store: store, bells: bells, announcer: announcer, clock: environment.clock)],
        background: [
          BackgroundTask("follow sessions") { try await follower.run() },
          BackgroundTask("announce changes") { try await announcer.run(store) },
          BackgroundTask("hear of changes") {
            await bells.run(PostgresListener(direct, channels: [HabitBells.channel], logger: environment.logger))
          },
          BackgroundTask("keep habits") { try await keeper.run() },
        ])
    }))
