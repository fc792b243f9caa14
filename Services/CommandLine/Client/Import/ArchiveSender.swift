import HabitsProto
import ProfileProto
import TitanProto
import TitanRPC
import TitanZones
import TrainingProto

/// Stores what an archive holds and the account doesn't. What it has stored when it is interrupted, the next inventory
/// knows.
struct ArchiveSender {
  /// What became of it, beside what `ImportSender.Outcome` counts.
  struct Outcome: Equatable {
    var measurements = 0
    var workouts = 0
  }

  private var sender: ImportSender
  private(set) var others = Outcome()

  init(backend: Backend, console: Console) { sender = ImportSender(backend: backend, console: console) }

  var outcome: ImportSender.Outcome { sender.outcome }

  mutating func send(_ archive: ArchiveInventory) async throws {
    for measurement in archive.measurements {
      let weight = "\(Format.amount(measurement.weightKg)) kg"
      let isDone = try await sender.attempt("profile", weight) { backend, options in
        _ = try await backend.profile.addBodyMeasurement(
          .init(measurement: measurement), options: options.within(.seconds(10)))
      }
      if isDone { others.measurements += 1 }
    }
    for workout in archive.workouts {
      let isDone = try await sender.attempt("training", workout.name) { backend, options in
        _ = try await backend.training.createWorkout(.init(workout: workout), options: options.within(.seconds(10)))
      }
      if isDone { others.workouts += 1 }
    }
    for habit in archive.habits where habit.hasNews { try await send(habit) }
    try await sender.send(archive.sessions)
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
      _ = try await sender.attempt("habits", habit.title) { backend, options in
        _ = try await backend.habits.linkHabit(
          .init(habitID: habit.habitID, source: habit.linkSource), options: options.within(.seconds(10)))
      }
    }
    try await sender.send(part.records, of: habit.title)
    if part.needsArchiving {
      _ = try await sender.attempt("habits", habit.title) { backend, options in
        _ = try await backend.habits.updateHabit(
          .init(
            habit: .init(habitID: habit.habitID, archived: true), updateMask: .init(paths: ["archived"]),
            timeZone: backend.zone.name), options: options.within(.seconds(10)))
      }
    }
  }
}
