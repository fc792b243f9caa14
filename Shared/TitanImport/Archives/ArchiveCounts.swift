package import TitanCore
import TitanProtoJSON

/// How many things of each kind an archive brings, or has brought.
package struct ArchiveCounts: Sendable, Equatable {
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
  package func words(in language: Language) -> [String] {
    let text = ImportText(language)
    return [
      (sessions, "push-up session", "push-up sessions", "Liegestütz-Einheit", "Liegestütz-Einheiten"),
      (
        verified, "session verified by its receipt", "sessions verified by their receipts",
        "Einheit, die ihr Beleg bestätigt", "Einheiten, die ihre Belege bestätigen"
      ),
      (habits, "habit", "habits", "Gewohnheit", "Gewohnheiten"),
      (records, "record of habits", "records of habits", "Eintrag von Gewohnheiten", "Einträge von Gewohnheiten"),
      (measurements, "body weight", "body weights", "Körpergewicht", "Körpergewichte"),
      (workouts, "workout of your own", "workouts of your own", "eigenes Workout", "eigene Workouts"),
      (choices, "setting", "settings", "Einstellung", "Einstellungen"),
      (ratings, "rating", "ratings", "Bewertung", "Bewertungen"),
      (selections, "planned workout", "planned workouts", "geplantes Workout", "geplante Workouts"),
      (pauses, "pause", "pauses", "Pause", "Pausen"),
      (reminders, "reminder", "reminders", "Erinnerung", "Erinnerungen"),
      (likes, "liked quote", "liked quotes", "gemerktes Zitat", "gemerkte Zitate"),
    ].filter { $0.0 > 0 }.map { text.count($0.0, $0.1, $0.2, $0.3, $0.4) }
  }

  var json: [JSONValue.Member] {
    [
      ("sessions", sessions), ("verified_sessions", verified), ("habits", habits), ("records", records),
      ("body_weights", measurements),
      ("workouts", workouts), ("settings", choices), ("ratings", ratings), ("planned_workouts", selections),
      ("pauses", pauses), ("reminders", reminders), ("liked_quotes", likes),
    ].map { .init(name: $0.0, value: .integer($0.1)) }
  }
}
