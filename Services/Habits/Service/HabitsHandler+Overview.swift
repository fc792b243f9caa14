import HabitsDomain
import TitanCore
import TitanRPC

extension HabitsHandler {
  /// Where each habit stands that is not deleted: what was told before, with what has changed since.
  ///
  /// - Parameter version: of what the user has, as the store said for this call. What is read after it can only be newer.
  func overview(
    of user: UserID, on today: CalendarDay, _ version: HabitsVersion
  ) async throws -> ShelvedOverview {
    guard version.changes > 0 else {
      // Nothing of an account that was erased stays here.
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
