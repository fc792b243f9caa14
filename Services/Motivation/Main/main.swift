import MotivationService
import TitanPostgres
import TitanService

await runService(
  ServiceDefinition(
    .motivation, migration: 1,
    settings: { MotivationSettings($0) },
    build: { environment, settings in
      let store = PostgresMotivationStore(environment.database)
      let bells = ReminderBells()
      let direct = try environment.configuration.directDatabase
      return ServiceParts(
        handlers: [
          MotivationHandler(
            catalogue: try settings.catalogue.get(), store: store, standings: UnknownStandings(),
            bells: bells, clock: environment.clock, alarm: systemAlarm(environment.clock))
        ],
        background: [
          BackgroundTask("hear of reminders") {
            await bells.run(
              PostgresListener(
                direct, channels: [PostgresMotivationStore.remindersChannel], logger: environment.logger))
          }
        ])
    }))
