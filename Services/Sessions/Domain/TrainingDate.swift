package import TitanCore

/// A local date with sessions; counted and other sessions are kept apart.
package struct TrainingDate: Sendable, Hashable {
  package var isCounted: Bool
  package var active: ActiveDate

  package init(isCounted: Bool, active: ActiveDate) {
    self.isCounted = isCounted
    self.active = active
  }
}

extension Sequence<TrainingDate> {
  /// The dates of a streak: all of them, or only those on which TitanUp itself counted.
  package func activeDates(countedOnly: Bool = false) -> [ActiveDate] {
    ActiveDate.dates(
      of: filter { $0.isCounted || !countedOnly }
        .flatMap { [($0.active.date, $0.active.first), ($0.active.date, $0.active.last)] })
  }
}
