import MotivationDomain
package import TitanCore
package import TitanFeeds
package import TitanProto
package import TitanRPC
import TitanZones

/// The caller's quotes, voices and reminders.
package struct MotivationHandler: MotivationV1.MotivationServiceProtocol {
  /// The store of all the users' data.
  package typealias Store = WordStore & ListenerStore & ReminderStore

  let catalogue: Catalogue
  let store: any Store
  let services: ListenerServices
  let watches: UserWatches<Timestamp?, WatchedReminders>
  let clock: WallClock
  let alarm: Alarm
  /// The seed for random choices.
  let seed: @Sendable () -> UInt64

  package init(
    catalogue: Catalogue, store: any Store, services: ListenerServices, notifier: Notifier,
    clock: @escaping WallClock = systemClock, alarm: @escaping Alarm = systemAlarm(),
    seed: @escaping @Sendable () -> UInt64 = { .random(in: .min ... .max) }
  ) {
    self.catalogue = catalogue
    self.store = store
    self.services = services
    watches = UserWatches(notifier)
    self.clock = clock
    self.alarm = alarm
    self.seed = seed
  }

  package func getQuote(
    _ request: MotivationV1.GetQuoteRequest, context: ServerContext
  ) async throws -> MotivationV1.GetQuoteResponse {
    let user = try context.requireUser()
    let language = try Language(request.language, else: context.language)
    let kinds = try Set<QuoteKind>(request.kinds)
    return .init(quote: try await next(of: kinds, likedOnly: request.likedOnly, for: user, in: language))
  }

  package func getSlogan(
    _ request: MotivationV1.GetSloganRequest, context: ServerContext
  ) async throws -> MotivationV1.GetSloganResponse {
    let user = try context.requireUser()
    let language = try Language(request.language, else: context.language)
    return .init(slogan: try await next(of: [.slogan], for: user, in: language))
  }

  /// The user's zone: the requested one, which is stored, or else the one last requested, or else UTC.
  ///
  /// - Parameter isDryRun: whether to store nothing.
  func zone(_ name: String, of user: UserID, isDryRun: Bool = false) async throws -> ZoneRules {
    try await namedZone(name, of: user, isDryRun: isDryRun) ?? .utc
  }

  /// The requested zone, which is stored unless this is a dry run, or else the one last requested; `nil` if there never
  /// was one.
  func namedZone(_ name: String, of user: UserID, isDryRun: Bool = false) async throws -> ZoneRules? {
    let known = try await store.timeZone(of: user)
    guard !name.isEmpty else { return known.flatMap { ZoneRules(name: $0) } }
    guard let zone = ZoneRules(name: name) else { throw RPCError.zoneUnknown(name) }
    if name != known, !isDryRun { try await store.setTimeZone(name, of: user) }
    return zone
  }
}
