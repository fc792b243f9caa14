package import TitanCore
package import TitanFeeds
package import TitanRPC
import TitanZones
import TrophiesDomain
package import TrophiesProto

/// The caller's trophies.
package struct TrophiesHandler: TrophiesV1.TrophiesServiceProtocol {
  let store: any TrophyStore
  let watches: UserWatches<Int, WatchedAwards>
  let historyFigures: HistoryFiguresCache
  let links: AwardLinks?
  let clock: WallClock

  /// - Parameter links: `nil` if the server makes no public links.
  package init(
    store: any TrophyStore, notifier: Notifier, links: AwardLinks? = nil, clock: @escaping WallClock = systemClock
  ) {
    self.store = store
    self.links = links
    watches = UserWatches(notifier)
    historyFigures = HistoryFiguresCache(store)
    self.clock = clock
  }

  package func listTrophies(
    _ request: TrophiesV1.ListTrophiesRequest, context: ServerContext
  ) async throws -> TrophiesV1.ListTrophiesResponse {
    let user = try context.requireUser()
    let rules = try await store.rules().current
    let earned = try await earned(by: user, of: rules)
    let shown = rules.filter { (request.includeLocked && !$0.isArchived) || earned.contains($0.id) }
    return .init(trophies: shown.map { .init($0, isEarned: earned.contains($0.id), in: context.language) })
  }

  package func getTrophy(
    _ request: TrophiesV1.GetTrophyRequest, context: ServerContext
  ) async throws -> TrophiesV1.GetTrophyResponse {
    let user = try context.requireUser()
    let rules = try await store.rules()
    let earned = try await earned(by: user, of: rules.current)
    let rule = try rules.rule(requested: request.trophyID, earned: earned)
    let isEarned = earned.contains(rule.id)
    return .init(trophy: .init(rule, isEarned: isEarned, in: context.language), isEarned: isEarned)
  }

  /// The trophies among these that the user has earned.
  private func earned(by user: UserID, of rules: [TrophyRule]) async throws -> Set<TrophyID> {
    Set(try await store.awards(of: user, AwardFilter(), limit: rules.count).map(\.trophy))
  }

  package func getTrophyProgress(
    _ request: TrophiesV1.GetTrophyProgressRequest, context: ServerContext
  ) async throws -> TrophiesV1.GetTrophyProgressResponse {
    let user = try context.requireUser()
    let asked = try zone(request.timeZone)
    let progress = try await awayFromEventLoop {
      let details = try await store.details(of: user)
      let history = details.history
      let today = zone(asked, history.zone).day(of: clock(), dayStart: history.days.dayStart)
      let locked = try await store.rules().current.filter {
        !$0.isSecret && !$0.isArchived && !details.earned.contains($0.id)
      }
      return locked.compactMap { TrophyProgress($0, history: history, today: today) }
    }
    return .init(progress: progress.map { .init($0, in: context.language) })
  }

  package func getImage(
    _ request: TrophiesV1.GetImageRequest, context: ServerContext
  ) async throws -> TrophiesV1.GetImageResponse {
    let user = try context.requireUser()
    let emblem = try await emblem(request.imageURI, for: user)
    return .init(mediaType: "image/svg+xml", content: Array(emblem.svg.utf8))
  }

  private func emblem(_ uri: String, for user: UserID) async throws -> Emblem {
    if uri == SecretTrophy.imageURI { return .secret }
    let trophies = try await store.rules().current
    let rules = trophies + (try await store.medalRules().current)
    // If several trophies share a picture, it is drawn from the rule it is named after.
    if let rule = rules.first(where: { $0.ownImageURI == uri }) ?? rules.first(where: { $0.imageURI == uri }) {
      if !rule.isSecret { return Emblem(rule) }
      if try await earned(by: user, of: trophies).contains(rule.id) { return Emblem(rule) }
    }
    throw RPCError.notFound("image", id: uri.count <= 128 ? uri : "of \(uri.count) characters")
  }

  /// The zone that a request names or, if it names none, the user's known one; UTC as the last resort.
  func zone(_ asked: ZoneRules?, _ known: String?) -> ZoneRules {
    asked ?? known.flatMap { ZoneRules(name: $0) } ?? .utc
  }

  /// `nil` if a request names no zone.
  func zone(_ name: String) throws -> ZoneRules? {
    if name.isEmpty { return nil }
    guard let zone = ZoneRules(name: name) else { throw RPCError.zoneUnknown(name) }
    return zone
  }
}

extension RuleBook {
  /// The rule in force for the trophy that a request names. A trophy that has ended exists only for users who have it.
  func rule(requested id: String, earned: Set<TrophyID>) throws -> TrophyRule {
    guard let rule = current(TrophyID(id)), !rule.isArchived || earned.contains(rule.id) else {
      throw RPCError.notFound("trophy", id: id.count <= 64 ? id : "of \(id.count) characters")
    }
    return rule
  }
}
