import TitanPostgres
import TitanService
import TrainingService

await runService(
  ServiceDefinition(
    .training, migration: 1,
    build: { environment in
      ServiceParts(
        handlers: [
          TrainingHandler(store: PostgresTrainingStore(environment.database), clock: environment.clock)
        ])
    }))
