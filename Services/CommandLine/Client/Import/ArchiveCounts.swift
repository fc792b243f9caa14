import TitanProtoJSON

/// How many things of each kind an archive brings, or has brought.
struct ArchiveCounts: Sendable, Equatable {
  var sessions = 0
  /// Sessions, new ones or not, that their receipts have proven.
  var verified = 0
  var habits = 0
  /// Of habits.
  var records = 0
  var measurements = 0
  var workouts = 0
  /// Fields of the profile and the settings, and the photo.
  var choices = 0
  var ratings = 0
  /// Workouts chosen for a date.
  var selections = 0
  var pauses = 0
  var reminders = 0
  var likes = 0

  /// Those that there are.
  var words: [String] {
    [
      (sessions, "push-up session", "push-up sessions"),
      (verified, "session verified by its receipt", "sessions verified by their receipts"), (habits, "habit", "habits"),
      (records, "record of habits", "records of habits"), (measurements, "body weight", "body weights"),
      (workouts, "workout of your own", "workouts of your own"), (choices, "setting", "settings"),
      (ratings, "rating", "ratings"), (selections, "planned workout", "planned workouts"),
      (pauses, "pause", "pauses"), (reminders, "reminder", "reminders"), (likes, "liked quote", "liked quotes"),
    ].filter { $0.0 > 0 }.map { Format.count($0.0, $0.1, $0.2) }
  }

  var json: [JSONValue.Member] {
    [
      ("sessions", sessions), ("verified_sessions", verified), ("habits", habits), ("records", records),
      ("body_weights", measurements),
      ("workouts", workouts), ("settings", choices), ("ratings", ratings), ("planned_workouts", selections),
      ("pauses", pauses), ("reminders", reminders), ("liked_quotes", likes),
    ].map { .init(name: $0.0, value: .number($0.1)) }
  }
}
