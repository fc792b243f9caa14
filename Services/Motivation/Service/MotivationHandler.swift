import MotivationDomain
package import TitanCore
package import TitanPostgres
package import TitanProto
package import TitanRPC
import TitanZones

/// Words and reminders of whoever calls.
package struct MotivationHandler: MotivationV1.MotivationServiceProtocol {
  /// Where everything of the users' is kept.
  package typealias Store = WordStore & ListenerStore & ReminderStore

  let catalogue: Catalogue
  let store: any Store
  let reads: any ListenerReads
  let watches: UserWatches<Timestamp?, WatchedReminders>
  let clock: WallClock
  let alarm: Alarm
  /// Of the chance that chooses words.
  let seed: @Sendable () -> UInt64

  package init(
    catalogue: Catalogue, store: any Store, reads: any ListenerReads, bells: UserBells,
    clock: @escaping WallClock = systemClock, alarm: @escaping Alarm = systemAlarm(),
    seed: @escaping @Sendable () -> UInt64 = { .random(in: .min ... .max) }
  ) {
    self.catalogue = catalogue
    self.store = store
    self.reads = reads
    watches = UserWatches(bells)
    self.clock = clock
    self.alarm = alarm
    self.seed = seed
  }

  package func getQuote(
    _ request: MotivationV1.GetQuoteRequest, context: ServerContext
  ) async throws -> MotivationV1.GetQuoteResponse {
    try await context.localizingErrors {
      let user = try context.requireUser()
      let language = try Language(request.language, else: context.language)
      let kinds = try Set<QuoteKind>(request.kinds)
      return .init(quote: try await next(of: kinds, likedOnly: request.likedOnly, for: user, in: language))
    }
  }

  package func getSlogan(
    _ request: MotivationV1.GetSloganRequest, context: ServerContext
  ) async throws -> MotivationV1.GetSloganResponse {
    try await context.localizingErrors {
      let user = try context.requireUser()
      let language = try Language(request.language, else: context.language)
      return .init(slogan: try await next(of: [.slogan], for: user, in: language))
    }
  }

  /// Where the user is: the zone named, which is remembered, else the one named last, else UTC.
  ///
  /// - Parameter isDryRun: then nothing is remembered.
  func zone(_ name: String, of user: UserID, isDryRun: Bool = false) async throws -> ZoneRules {
    try await namedZone(name, of: user, isDryRun: isDryRun) ?? .utc
  }

  /// The zone named, which is remembered unless this is a dry run, else the one named last; `nil` if none ever was.
  func namedZone(_ name: String, of user: UserID, isDryRun: Bool = false) async throws -> ZoneRules? {
    let known = try await store.timeZone(of: user)
    guard !name.isEmpty else { return known.flatMap { ZoneRules(name: $0) } }
    guard let zone = ZoneRules(name: name) else { throw RPCError.zoneUnknown(name) }
    if name != known, !isDryRun { try await store.setTimeZone(name, of: user) }
    return zone
  }
}
