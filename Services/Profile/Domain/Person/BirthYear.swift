/// When somebody was born, to the year: enough to know whether a rule for adults holds.
package enum BirthYear {
  package static let earliest = 1900

  package static func range(in year: Int) -> ClosedRange<Int> { earliest...max(earliest, year) }

  /// The classes of the body mass index hold from this age on.
  package static let adultFrom = 20

  /// Whether somebody born then has not turned 20 before this year began to count: who turns 20 this year is an adult
  /// here. Nobody is under age unless they say so.
  package static func isUnderAge(_ birthYear: Int?, in year: Int) -> Bool {
    birthYear.map { year - $0 < adultFrom } ?? false
  }
}
