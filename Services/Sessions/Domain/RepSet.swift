package import TitanCore

/// Reps done without a rest.
package struct RepSet: Sendable, Hashable {
  package var reps: Int
  package var start: Timestamp
  package var end: Timestamp

  package init(reps: Int, start: Timestamp, end: Timestamp) {
    self.reps = reps
    self.start = start
    self.end = end
  }
}

/// The time of one rep, in milliseconds since its session's start.
package struct RepTime: Sendable, Hashable {
  /// When the descent left the top.
  package var startMilliseconds: Int
  /// When the top was reached again.
  package var endMilliseconds: Int
  /// How well it was done; `nil` if the receipt was read before form data was stored.
  package var form: RepForm?

  package init(startMilliseconds: Int, endMilliseconds: Int, form: RepForm? = nil) {
    self.startMilliseconds = startMilliseconds
    self.endMilliseconds = endMilliseconds
    self.form = form
  }
}
