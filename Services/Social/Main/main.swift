import SessionsProto
import SocialService
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanRequests
import TitanService
import TrainingProto

await runService(
  ServiceDefinition(
    .social, migration: 2,
    settings: { SocialSettings($0) },
    build: { environment, settings in
      let store = PostgresSocialStore(environment.database)
      let counting = GroupCounting(environment.database)
      let sessionsShare = FeedShare(of: "sessions", in: .social, environment.database, clock: environment.clock)
      let sessions = FollowedFeed(
        FeedClient(.sessions(includesDays: true, countsOnly: true), environment.serviceChannel(to: settings.sessions)),
        into: SessionsProjection(environment.database, share: sessionsShare), clock: environment.clock,
        logger: environment.logger, metrics: environment.metrics
      ) { try SessionsProjection.Change($0) }
      let practicesShare = FeedShare(of: "training", in: .social, environment.database, clock: environment.clock)
      let practices = FollowedFeed(
        FeedClient(.training, environment.serviceChannel(to: settings.training)),
        into: PracticesProjection(environment.database, share: practicesShare), clock: environment.clock,
        logger: environment.logger, metrics: environment.metrics
      ) { try PracticesProjection.Change($0) }
      return ServiceParts(
        handlers: [
          SocialHandler(
            store: store,
            ownAddress: RegisteredAddress(channel: environment.channel(to: environment.configuration.authAddress)),
            clock: environment.clock)
        ],
        background: [
          BackgroundTask("forget answers", every: RequestSweep.interval) {
            try await RequestSweep(environment.database, of: .social, clock: environment.clock)()
          },
          BackgroundTask("forget invitations", every: .seconds(3_600)) {
            try await store.tidy(at: environment.clock())
          },
          BackgroundTask("forget what groups no longer show", every: .seconds(3_600)) {
            try await counting.tidy(at: environment.clock())
          },
          // Feeds count what they bring. This is for new challenges, and for what a killed process has left.
          BackgroundTask("count for groups", every: .seconds(2)) { try await counting(at: environment.clock()) },
          BackgroundTask("follow sessions") { try await sessionsShare.follow { try await sessions.run() } },
          BackgroundTask("follow practices") { try await practicesShare.follow { try await practices.run() } },
        ])
    }))
