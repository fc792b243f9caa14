import TitanFeeds
import TitanPostgres
import TitanRequests
import TitanService
import TrophiesService

await runService(
  ServiceDefinition(
    .trophies, migration: 12,
    settings: { TrophiesSettings($0) },
    build: { environment, settings in
      let store = PostgresTrophyStore(environment.database)
      let bells = UserBells()
      let waiting = JudgingBells()
      let judging = Judging(store: store, bells: waiting, clock: environment.clock)
      let reevaluations = ChangeBell()
      let reevaluator = Reevaluator(store: store, bell: reevaluations, clock: environment.clock)
      let follower = FeedFollower(
        SessionsFeed(environment.serviceChannel(to: settings.sessions), includesDays: true, countsOnly: true),
        into: JudgedProjection(store, waiting), clock: environment.clock, logger: environment.logger
      ) { try ProjectedChange($0) }
      let direct = try environment.configuration.directDatabase
      return ServiceParts(
        handlers: [
          TrophiesHandler(store: store, bells: bells, clock: environment.clock),
          TrophiesAdminHandler(store: store, clock: environment.clock, logger: environment.logger),
        ],
        background: [
          BackgroundTask("forget answers", every: RequestSweep.interval) {
            try await RequestSweep(environment.database, of: .trophies, clock: environment.clock)()
          },
          BackgroundTask("follow sessions") { try await follower.run() },
          BackgroundTask("judge") { try await judging.run() },
          BackgroundTask("hear of awards") {
            await bells.run(PostgresListener(direct, channels: [AwardNews.channel], logger: environment.logger))
          },
          BackgroundTask("judge again") { try await reevaluator.run() },
          BackgroundTask("hear of what is to be judged again") {
            await ChangeHearing(reevaluations).run(
              PostgresListener(
                direct, channels: [PostgresTrophyStore.reevaluationChannel], logger: environment.logger))
          },
        ])
    }))
