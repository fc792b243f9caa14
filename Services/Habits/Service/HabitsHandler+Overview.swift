import HabitsDomain
import TitanCore
import TitanRPC

extension HabitsHandler {
  /// The state of every habit that is not deleted: the cached overview, updated with what has changed since.
  ///
  /// - Parameter version: the version of the user's data, as the store gave it for this call. Anything read after it
  ///   can only be newer.
  func overview(
    of user: UserID, on today: CalendarDay, _ version: HabitsVersion
  ) async throws -> ShelvedOverview {
    guard version.changes > 0 else {
      // Drop the cached data of an erased account.
      shelf.remove(user)
      return ShelvedOverview(empty: version, on: today)
    }
    let shelved = shelf[user].flatMap { $0.leads(to: version, on: today) ? $0 : nil }
    if let shelved, shelved.version == version { return shelved }
    let known = shelved ?? ShelvedOverview(empty: version.beginning, on: today)
    let overview = try await awayFromEventLoop {
      known.following(try await store.tracks(of: user, changedAfter: known.version.changes), to: version)
    }
    shelf.insert(overview, of: user)
    return overview
  }
}
