import Foundation
package import MotivationDomain
import MotivationProto
package import TitanCore
package import TitanFeeds
import TitanRPC
import TitanZones

/// The caller's quotes, voices and reminders.
package struct MotivationHandler: MotivationV1.MotivationServiceProtocol {
  /// The store of all the users' data.
  package typealias Store = WordStore & ListenerStore & ReminderStore & PushSubscriptionStore

  let catalogue: Catalogue
  let store: any Store
  let services: ListenerServices
  let watches: UserWatches<Timestamp?, WatchedReminders>
  /// `nil` if this installation sends no pushes.
  let push: PushSettings?
  let clock: WallClock
  let sleepUntil: SleepUntil
  /// The seed for random choices.
  let seed: @Sendable () -> UInt64

  package init(
    catalogue: Catalogue, store: any Store, services: ListenerServices, notifier: Notifier,
    push: PushSettings? = nil, clock: @escaping WallClock = systemClock,
    sleepUntil: @escaping SleepUntil = systemSleep(),
    seed: @escaping @Sendable () -> UInt64 = { .random(in: .min ... .max) }
  ) {
    self.catalogue = catalogue
    self.store = store
    self.services = services
    watches = UserWatches(notifier)
    self.push = push
    self.clock = clock
    self.sleepUntil = sleepUntil
    self.seed = seed
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

/// The quotes and voices of the service, from files that anyone can edit.
package struct Catalogue: Sendable {
  package let quotes: QuoteCatalogue
  package let voices: VoiceCatalogue

  package init(quotes: QuoteCatalogue, voices: VoiceCatalogue) {
    self.quotes = quotes
    self.voices = voices
  }

  /// Reads `quotes.txt` and `voices.txt`.
  ///
  /// - Throws: `CatalogueError`.
  package init(folder: String) throws {
    quotes = try QuoteCatalogue(Self.file("quotes.txt", in: folder))
    voices = try VoiceCatalogue(Self.file("voices.txt", in: folder))
  }

  private static func file(_ name: String, in folder: String) throws -> CatalogueFile {
    let url = URL(filePath: folder, directoryHint: .isDirectory).appending(path: name)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      throw CatalogueError(file: url.path, line: 1, "there is no such file of UTF-8 text that can be read")
    }
    return try CatalogueFile(text, name: url.path)
  }
}
