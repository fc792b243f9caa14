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

  /// Watches until a new trophy comes, for `limit` at most, and then a moment more. A service that is away may come
  /// back meanwhile.
  func collect(for limit: Duration, _ show: (TrophiesV1.Award) -> Void) async throws -> Found {
    var found = Found()
    guard limit > .zero else { return found }
    var cursor = ""
    for (time, stopsAtFirst) in [(limit, true), (Self.together, false)] {
      if !stopsAtFirst, found.awards.isEmpty { break }
      found.problem = nil
      try await watch(until: .after(time), from: &cursor) { award in
        guard isNew(award), !found.awards.contains(award) else { return false }
        found.awards.append(award)
        show(award)
        return stopsAtFirst
      } failed: { error in
        found.problem = error
      }
    }
    return found
  }

  /// Hands over award after award until one of them `isLast`, or the time is over.
  private func watch(
    until deadline: Deadline, from cursor: inout String, _ isLast: (TrophiesV1.Award) -> Bool,
    failed: (RPCError) -> Void
  ) async throws {
    while deadline.remaining() > .zero {
      do {
        return try await backend.keeper.call { options in
          var options = options
          options.deadline = deadline
          let request = TrophiesV1.WatchAwardsRequest(cursor: cursor)
          try await backend.trophies.watchAwards(request, options: options) { responses in
            for try await response in responses {
              cursor = response.cursor
              if let award = response.award, isLast(award) { return }
            }
          }
        }
      } catch let error as RPCError where error.code == .deadlineExceeded {
        return
      } catch let error as RPCError {
        failed(error)
        guard error.isServiceAway else { return }
        try await Task.sleep(for: min(.milliseconds(200), max(.zero, deadline.remaining())))
      }
    }
  }

  private func isNew(_ award: TrophiesV1.Award) -> Bool {
    guard award.state != .revoked else { return false }
    guard let known else { return award.proof?.sessionIDs.contains(session) ?? false }
    return !known.contains(award.awardID)
  }
}
