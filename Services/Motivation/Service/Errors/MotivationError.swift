package import MotivationDomain

/// Why a call is refused, where a person can do something about it.
package enum MotivationError: Error, Sendable, Hashable {
  /// No quote passes the filter.
  case catalogueEmpty
  case levelTooLow(VoicePack, level: Int)
  case reminder(ReminderConflict)
  case invalidReminder(InvalidReminder)
  /// The series has changed since the etag.
  case reminderChanged(etag: String)
}
