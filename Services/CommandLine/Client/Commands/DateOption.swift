import ArgumentParser
import TitanCore

/// A date as somebody types it, so that a wrong one is refused before anything is asked.
struct DateOption: ExpressibleByArgument, CustomStringConvertible {
  let day: CalendarDay

  init?(argument: String) {
    guard let day = CalendarDay(argument) else { return nil }
    self.day = day
  }

  var description: String { "\(day)" }
}
