import SessionsProto
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanService
import TrainingProto
import TrophiesService

await runService(
  ServiceDefinition(
    .trophies, migration: 17, publicMethods: TrophiesHandler.publicMethods,
    settings: { TrophiesSettings($0) },
    build: { environment, settings in
      let sessions = environment.subscription(
        to: .sessions(includesDays: true, countsOnly: true), at: settings.sessions)
      let training = environment.subscription(to: .training, at: settings.training)
      let store = PostgresTrophyStore(environment.database, share: sessions.share)
      let practices = PostgresTrophyStore(environment.database, following: .training, share: training.share)
      let awards = Notifier(channel: PostgresTrophyStore.awardsChannel)
      let waiting = JudgingNotifiers()
      let judging = Judging(queue: store.judgingQueue, waiting: waiting, clock: environment.clock)
      let reevaluations = Notifier(
        channel: PostgresTrophyStore.reevaluationChannel, interval: Notifier.regularInterval)
      let reevaluator = Reevaluator(store: store, notifier: reevaluations, clock: environment.clock)
      let judgingMetrics = JudgingMetrics(environment.metrics)
      return ServiceParts(
        handlers: [
          TrophiesHandler(
            store: store, notifier: awards, links: AwardLinks(store: store, key: settings.awardKey),
            clock: environment.clock),
          TrophiesAdminHandler(store: store, clock: environment.clock, logger: environment.logger),
        ],
        notifiers: [awards, reevaluations],
        background: [
          environment.answerSweep,
          sessions.task(into: JudgedProjection(store, waiting)) { try ProjectedChange($0) },
          training.task(into: JudgedProjection(practices, waiting)) { try ProjectedChange($0) },
          BackgroundTask("judge") { try await judging.run() },
          BackgroundTask("measure what waits to be judged", every: JudgingMetrics.interval) {
            judgingMetrics.show(try await store.judgingQueue.lengths())
          },
          BackgroundTask("judge again") { try await reevaluator.run() },
        ])
    }))
