import HabitsProto
import ProfileProto
import TitanCore
import TitanProto
import TitanRPC
import TitanZones
import TrainingProto

/// Stores what an archive holds and the account doesn't. What it has stored when it is interrupted, the next inventory
/// knows.
package struct ArchiveSender {
  private var sender: ImportSender
  /// What was stored, beside what `ImportSender.Outcome` counts.
  var counts = ArchiveCounts()

  package init(_ account: ImportAccount) { sender = ImportSender(account) }

  var language: Language { sender.account.language }

  /// What the services have refused, and what they had no room for.
  package var outcome: ImportSender.Outcome { sender.outcome }

  /// What was stored.
  package var stored: ArchiveCounts {
    var stored = counts
    (stored.sessions, stored.habits, stored.records) = (outcome.sessions, outcome.habits, outcome.records)
    stored.verified = outcome.verified
    return stored
  }

  package mutating func send(_ archive: ArchiveInventory) async throws {
    try await send(profileOf: archive.choices)
    for measurement in archive.measurements {
      let weight = "\(ImportText(language).amount(measurement.weightKg)) kg"
      let isDone = try await attempt("profile", weight) { account, options in
        _ = try await account.profile.addBodyMeasurement(.init(measurement: measurement), options: options)
      }
      if isDone { counts.measurements += 1 }
    }
    for workout in archive.workouts {
      let isDone = try await attempt("training", workout.name) { account, options in
        _ = try await account.training.createWorkout(.init(workout: workout), options: options)
      }
      if isDone { counts.workouts += 1 }
    }
    try await send(trainingOf: archive.choices)
    for habit in archive.habits where habit.hasNews { try await send(habit) }
    try await send(wordsOf: archive.choices)
    try await sender.send(archive.sessions, with: archive.content.receipts)
    try await sender.sendAgain(archive.unproven, with: archive.content.receipts)
    try await send(daysOf: archive.choices)
  }

  /// Makes a call for one thing. If the service refuses it, the others still come.
  ///
  /// - Returns: whether the service has done it.
  mutating func attempt(
    _ service: String, _ what: String, within limit: Duration = .seconds(10),
    _ body: @Sendable (ImportAccount, CallOptions) async throws -> Void
  ) async throws -> Bool {
    try await sender.attempt(service, what) { account, options in try await body(account, options.within(limit)) }
  }

  /// An archived habit takes neither a link nor records, so it is archived at the end.
  private mutating func send(_ part: ArchiveInventory.Habit) async throws {
    let habit = part.habit
    if part.isNew {
      var made = habit
      (made.archived, made.linkSource, made.etag) = (false, .unspecified, "")
      (made.createTime, made.deleteTime, made.purgeTime) = (nil, nil, nil)
      guard try await sender.make(made) else { return }
    }
    if part.needsLink {
      _ = try await attempt("habits", habit.title) { account, options in
        _ = try await account.habits.linkHabit(
          .init(habitID: habit.habitID, source: habit.linkSource), options: options)
      }
    }
    try await sender.send(part.records, of: habit.title)
    if part.needsArchiving {
      _ = try await attempt("habits", habit.title) { account, options in
        _ = try await account.habits.updateHabit(
          .init(
            habit: .init(habitID: habit.habitID, archived: true), updateMask: .init(paths: ["archived"]),
            timeZone: account.zone.name), options: options)
      }
    }
  }
}
