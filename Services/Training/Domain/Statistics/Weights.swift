package import TitanCore

/// What somebody weighed.
package struct Weights: Sendable, Hashable {
  package struct Measurement: Sendable, Hashable {
    package var localDate: CalendarDay
    package var grams: Int

    package init(localDate: CalendarDay, grams: Int) {
      self.localDate = localDate
      self.grams = grams
    }
  }

  /// In the order they were made in.
  private let measurements: [Measurement]

  package static let none = Weights([])

  /// - Parameter measurements: in the order they were made in.
  package init(_ measurements: [Measurement]) { self.measurements = measurements }

  /// In grams: as measured on that date or last before it, else first after it (formulas §2).
  package func on(_ date: CalendarDay) -> Int? {
    (measurements.last { $0.localDate <= date } ?? measurements.first)?.grams
  }
}
