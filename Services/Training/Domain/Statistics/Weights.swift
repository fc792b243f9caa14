package import TitanCore

/// A person's weight measurements.
package struct Weights: Sendable, Hashable {
  package struct Measurement: Sendable, Hashable {
    package var localDate: CalendarDay
    package var grams: Int

    package init(localDate: CalendarDay, grams: Int) {
      self.localDate = localDate
      self.grams = grams
    }
  }

  /// In the order in which they were made.
  private let measurements: [Measurement]

  package static let none = Weights([])

  /// - Parameter measurements: in the order in which they were made.
  package init(_ measurements: [Measurement]) { self.measurements = measurements }

  /// In grams: the measurement on that date, or else the last before it, or else the first after it (formulas §2).
  package func on(_ date: CalendarDay) -> Int? {
    (measurements.last { $0.localDate <= date } ?? measurements.first)?.grams
  }
}
