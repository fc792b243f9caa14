import TitanProto
import TitanRPC

/// The trophies that a session brings. They come a moment after it, or much later if their service is away.
struct NewTrophies {
  struct Found: Sendable {
    var awards: [TrophiesV1.Award] = []
    /// Why nothing could be seen.
    var problem: RPCError?
  }

  let backend: Backend
  /// Awards from before the session; `nil` if unknown: then only those count that the session itself proves.
  let known: Set<String>?
  let session: String

  /// Trophies of one session come together: once one is there, the others follow within this time.
  private static let together: Duration = .milliseconds(400)

  /// Watches until a new trophy comes, for `limit` at most, and then a moment more.
  func collect(for limit: Duration, _ show: (TrophiesV1.Award) -> Void) async throws -> Found {
    var found = Found()
    guard limit > .zero else { return found }
    var cursor = ""
    for (time, stopsAtFirst) in [(limit, true), (Self.together, false)] {
      if !stopsAtFirst, found.awards.isEmpty { break }
      do {
        try await backend.keeper.call { options in
          let request = TrophiesV1.WatchAwardsRequest(cursor: cursor)
          try await backend.trophies.watchAwards(request, options: options.within(time)) { responses in
            for try await response in responses {
              cursor = response.cursor
              guard let award = response.award, isNew(award), !found.awards.contains(award) else { continue }
              found.awards.append(award)
              show(award)
              if stopsAtFirst { return }
            }
          }
        }
      } catch let error as RPCError {
        if error.code != .deadlineExceeded { found.problem = error }
      }
    }
    return found
  }

  private func isNew(_ award: TrophiesV1.Award) -> Bool {
    guard award.state != .revoked else { return false }
    guard let known else { return award.proof?.sessionIDs.contains(session) ?? false }
    return !known.contains(award.awardID)
  }
}
