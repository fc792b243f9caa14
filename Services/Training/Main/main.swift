import ProfileProto
import SessionsProto
import TitanCore
import TitanPostgres
import TitanReceipts
import TitanService
import TrainingService

await runService(
  ServiceDefinition(
    .training, migration: 12,
    settings: { TrainingSettings($0) },
    build: { environment, settings in
      let store = PostgresTrainingStore(environment.database)
      let feed = TrainingFeedHandler(store: store)
      let sessions = environment.subscription(to: .sessions(includesDays: true), at: settings.sessions)
      let profile = environment.subscription(to: .profile, at: settings.profile)
      return ServiceParts(
        handlers: [
          TrainingHandler(
            store: store, facts: PostgresPersonFacts(environment.database), catalogue: settings.catalogue,
            receipts: ReceiptVerifier(keys: ReceiptKeys(channel: environment.channel(to: settings.pose))),
            notifier: feed.notifier, clock: environment.clock)
        ],
        feeds: [feed],
        background: [
          environment.answerSweep,
          sessions.task(into: SessionsProjection(environment.database, share: sessions.share)) {
            try SessionsProjection.Change($0)
          },
          profile.task(into: ProfileProjection(environment.database, share: profile.share)) {
            try ProfileProjection.Change($0)
          },
        ])
    }))
