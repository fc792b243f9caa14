import SessionsProto
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanRequests
import TitanService
import TrophiesService

await runService(
  ServiceDefinition(
    .trophies, migration: 14, publicMethods: TrophiesHandler.publicMethods,
    settings: { TrophiesSettings($0) },
    build: { environment, settings in
      let share = FeedShare(of: "sessions", in: .trophies, environment.database, clock: environment.clock)
      let store = PostgresTrophyStore(environment.database, share: share)
      let awards = Notifier(channel: PostgresTrophyStore.awardsChannel)
      let waiting = JudgingNotifiers()
      let judging = Judging(queue: store.judgingQueue, waiting: waiting, clock: environment.clock)
      let reevaluations = Notifier(
        channel: PostgresTrophyStore.reevaluationChannel, interval: Notifier.regularInterval)
      let reevaluator = Reevaluator(store: store, notifier: reevaluations, clock: environment.clock)
      let follower = FollowedFeed(
        FeedClient(.sessions(includesDays: true, countsOnly: true), environment.serviceChannel(to: settings.sessions)),
        into: JudgedProjection(store, waiting), clock: environment.clock,
        logger: environment.logger, metrics: environment.metrics
      ) { try ProjectedChange($0) }
      let judgingMetrics = JudgingMetrics(environment.metrics)
      let direct = try environment.configuration.directDatabase
      return ServiceParts(
        handlers: [
          TrophiesHandler(
            store: store, notifier: awards, links: AwardLinks(store: store, key: settings.awardKey),
            clock: environment.clock),
          TrophiesAdminHandler(store: store, clock: environment.clock, logger: environment.logger),
        ],
        background: [
          BackgroundTask("forget answers", every: RequestSweep.interval) {
            try await RequestSweep(environment.database, of: .trophies, clock: environment.clock)()
          },
          BackgroundTask("follow sessions") { try await share.follow { try await follower.run() } },
          BackgroundTask("judge") { try await judging.run() },
          BackgroundTask("measure what waits to be judged", every: JudgingMetrics.interval) {
            judgingMetrics.show(try await store.judgingQueue.lengths())
          },
          BackgroundTask("judge again") { try await reevaluator.run() },
          BackgroundTask("notify") {
            await Notifier.connect([awards, reevaluations], to: direct, logger: environment.logger)
          },
        ])
    }))
