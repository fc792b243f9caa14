import TitanProto
import TitanZones

extension Backend {
  /// Every habit that is in use, in its user's order, with where it stands.
  func habitOverviews() async throws -> [HabitsV1.HabitOverview] {
    var habits: [HabitsV1.HabitOverview] = []
    var request = HabitsV1.ListHabitsRequest(view: .overview, pageSize: 200, timeZone: try await dayZone())
    repeat {
      let page = try await keeper.call { [request] options in
        try await self.habits.listHabits(request, options: options.within(.seconds(10)))
      }
      habits += page.habits
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    return habits
  }

  /// The habit that somebody means: by its id, by its name however it is capitalized, or by how its name begins, if no
  /// other begins so.
  func habit(_ text: String) async throws -> HabitsV1.Habit {
    let habits = try await habitOverviews().compactMap(\.habit)
    let wanted = text.lowercased()
    if let exact = habits.first(where: { $0.habitID == wanted || $0.title.lowercased() == wanted }) { return exact }
    let close = habits.filter { $0.title.lowercased().hasPrefix(wanted) }
    guard let only = close.first, close.count == 1 else {
      let names = (close.isEmpty ? habits : close).map { "\"\($0.title.printable)\"" }.joined(separator: ", ")
      throw ClientError.usage(
        "\"\(text.printable)\" names \(close.isEmpty ? "no habit" : "\(close.count) habits"); there are: "
          + (names.isEmpty ? "none" : names))
    }
    return only
  }
}
