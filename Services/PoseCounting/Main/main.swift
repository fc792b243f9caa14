import Foundation
import PoseCountingService
import ProfileProto
import TitanCore
import TitanPostgres
import TitanService

await runService(
  ServiceDefinition(
    .pose, migration: 18, publicMethods: PoseHandler.publicMethods,
    actions: [
      ServiceAction("--orphaned-frames", "TIME", "lists the streams whose objects from before TIME are in no row") {
        time, pool, settings, _ in try await searchOrphans(before: time, pool, settings.bucket, deletes: false)
      },
      ServiceAction("--delete-orphaned-frames", "TIME", "has the services delete those objects, too") {
        time, pool, settings, _ in try await searchOrphans(before: time, pool, settings.bucket, deletes: true)
      },
    ],
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

/// Prints a line for each stream with orphans, as they are found: there may be many.
func searchOrphans(before time: String, _ pool: PostgresPool, _ bucket: S3Access?, deletes: Bool) async throws -> String
{
  try await OrphanSearch(FrameDeletionQueue(pool), bucket.map { S3ObjectStore($0) }, before: time, now: systemClock())
    .run(deletes: deletes) { try? FileHandle.standardOutput.write(contentsOf: Data("\($0)\n".utf8)) }
}
