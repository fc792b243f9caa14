import PoseCountingService
import TitanPostgres
import TitanService

await runService(
  ServiceDefinition(
    .pose, migration: 2, publicMethods: PoseHandler.publicMethods,
    settings: { PoseSettings($0) },
    build: { environment, settings in
      let services = PoseServices(
        store: PostgresStreamStore(environment.database), signer: try settings.signer(), limits: settings.limits,
        now: environment.clock)
      return ServiceParts(handlers: [PoseHandler(services)])
    }))
