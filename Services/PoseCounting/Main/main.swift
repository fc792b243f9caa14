import PoseCountingService
import TitanPostgres
import TitanService

await runService(
  ServiceDefinition(
    .pose, migration: 5, publicMethods: PoseHandler.publicMethods,
    settings: { PoseSettings($0) },
    build: { environment, settings in
      let store = PostgresStreamStore(environment.database)
      let services = PoseServices(
        store: store, signer: try settings.signer(), limits: settings.limits,
        now: environment.clock)
      let keeper = StreamKeeper(store, now: environment.clock)
      return ServiceParts(
        handlers: [PoseHandler(services)], background: [BackgroundTask("keep streams") { try await keeper.run() }])
    }))
