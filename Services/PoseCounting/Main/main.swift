import PoseCountingService
import ProfileProto
import TitanCore
import TitanPostgres
import TitanService

await runService(
  ServiceDefinition(
    .pose, migration: 18, publicMethods: PoseHandler.publicMethods,
    settings: { PoseSettings($0) },
    build: { environment, settings in
      let objects = settings.bucket.map {
        FrameObjects(S3ObjectStore($0), logger: environment.logger, metrics: environment.metrics)
      }
      let store = PostgresStreamStore(environment.database, objects: objects)
      let deletions = FrameDeletionQueue(environment.database)
      let feed = PoseFeedHandler(store: store)
      let services = PoseServices(
        store: store, signer: try settings.signer(), limits: settings.limits,
        now: environment.clock, notifier: feed.notifier, metrics: environment.metrics)
      let keeper = StreamKeeper(store, notifier: feed.notifier, now: environment.clock)
      let profile = environment.subscription(to: .profile, at: settings.profile)
      let sweeping = objects.map { objects in
        let sweeper = FrameObjectSweeper(deletions, objects, logger: environment.logger, metrics: environment.metrics)
        return [BackgroundTask("delete frames outside", every: .seconds(2)) { try await sweeper.sweep() }]
      }
      return ServiceParts(
        handlers: [PoseHandler(services)],
        feeds: [feed],
        background: [
          BackgroundTask("store frames") { await services.groupCommit.run() },
          BackgroundTask("forget half-closed streams") { try await services.halfClosed.run() },
          BackgroundTask("keep streams") { try await keeper.run() },
          profile.task(into: RetentionProjection(environment.database, share: profile.share, keeper: keeper)) {
            try RetentionChange($0)
          },
        ] + (sweeping ?? []),
        deferredErasure: DeferredErasure(deletions.erasures) { try await deletions.isErasureComplete() })
    }))
