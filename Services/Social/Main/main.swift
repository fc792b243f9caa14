import SessionsProto
import SocialService
import TitanCore
import TitanPostgres
import TitanService
import TrainingProto

await runService(
  ServiceDefinition(
    .social, migration: 3,
    settings: { SocialSettings($0) },
    build: { environment, settings in
      let store = PostgresSocialStore(environment.database)
      let counting = GroupCounting(environment.database)
      let sessions = environment.subscription(
        to: .sessions(includesDays: true, countsOnly: true), at: settings.sessions)
      let practices = environment.subscription(to: .training, at: settings.training)
      return ServiceParts(
        handlers: [
          SocialHandler(
            store: store,
            ownAddress: RegisteredAddress(channel: environment.channel(to: environment.configuration.authAddress)),
            clock: environment.clock)
        ],
        notifiers: [counting.notifier],
        background: [
          environment.answerSweep,
          BackgroundTask("forget invitations", every: .seconds(3_600)) {
            try await store.tidy(at: environment.clock())
          },
          BackgroundTask("forget what groups no longer show", every: .seconds(3_600)) {
            try await counting.tidy(at: environment.clock())
          },
          BackgroundTask("count for groups") { try await counting.run(clock: environment.clock) },
          sessions.task(into: SessionsProjection(environment.database, share: sessions.share)) {
            try SessionsProjection.Change($0)
          },
          practices.task(into: PracticesProjection(environment.database, share: practices.share)) {
            try PracticesProjection.Change($0)
          },
        ])
    }))
