import TitanProto
import TitanZones

extension Backend {
  /// Every habit that is in use, in its user's order, with where it stands.
  func habitOverviews(
    includeArchived: Bool = false, showDeleted: Bool = false
  ) async throws -> [HabitsV1.HabitOverview] {
    var habits: [HabitsV1.HabitOverview] = []
    var request = HabitsV1.ListHabitsRequest(
      view: .overview, pageSize: 200, includeArchived: includeArchived, showDeleted: showDeleted,
      timeZone: try await dayZone())
    repeat {
      let page = try await keeper.call { [request] options in
        try await self.habits.listHabits(request, options: options.within(.seconds(10)))
      }
      habits += page.habits
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    return habits
  }

  /// Those that were removed and can be had back.
  func removedHabits() async throws -> [HabitsV1.Habit] {
    try await habitOverviews(includeArchived: true, showDeleted: true).compactMap(\.habit)
      .filter { $0.deleteTime != nil }
  }

  /// The habit that somebody means.
  func habit(_ text: String, includeArchived: Bool = false) async throws -> HabitsV1.Habit {
    try await habitOverviews(includeArchived: includeArchived).compactMap(\.habit).named(text, of: "habits")
  }
}

extension [HabitsV1.Habit] {
  /// The one that somebody means: by its id, by its name however it is capitalized, or by how its name begins, if no
  /// other begins so.
  ///
  /// - Parameter kind: what they all are, for an error.
  func named(_ text: String, of kind: String) throws(ClientError) -> HabitsV1.Habit {
    let wanted = text.lowercased()
    if let exact = first(where: { $0.habitID == wanted || $0.title.lowercased() == wanted }) { return exact }
    let close = filter { $0.title.lowercased().hasPrefix(wanted) }
    guard let only = close.first, close.count == 1 else {
      let names = (close.isEmpty ? self : close).map { "\"\($0.title.printable)\"" }.joined(separator: ", ")
      throw ClientError.usage(
        "\"\(text.printable)\" names \(close.isEmpty ? "none" : "\(close.count)") of your \(kind); there are: "
          + (names.isEmpty ? "none" : names))
    }
    return only
  }
}
