/// A date without time or zone: the number of days since 1970-01-01 in the proleptic Gregorian calendar.
///
/// Days, streaks and charts compute with this integer, never in units of 24 hours (decision D1).
package struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var number: Int

  package init(number: Int) { self.number = number }

  /// `nil` if the calendar has no such date.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    guard day >= 1, day <= Self.daysInMonth(year: year, month: month) else { return nil }
    // Years start in March, so that the leap day comes last; an era of 400 years has 146,097 days.
    let shifted = month > 2 ? year : year - 1
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
  }

  /// Reads `YYYY-MM-DD`; `nil` for any other form, or a date that does not exist.
  package init?(_ text: String) {
    var text = text
    let parts = text.withUTF8 { bytes -> (Int, Int, Int)? in
      guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
        let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
        let day = Self.number(bytes[8..<10])
      else { return nil }
      return (year, month, day)
    }
    guard let (year, month, day) = parts else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// `nil` if any character is not a digit.
  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var number = 0
    for digit in digits {
      guard (48...57).contains(digit) else { return nil }
      number = number * 10 + Int(digit) - 48
    }
    return number
  }

  package var components: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// ISO 8601 weekday, Monday 1 … Sunday 7.
  package var weekday: Int {
    let fromMonday = (number + 3) % 7
    return (fromMonday < 0 ? fromMonday + 7 : fromMonday) + 1
  }

  /// `YYYY-MM-DD`.
  package var description: String {
    let (year, month, day) = components
    func padded(_ value: Int, _ width: Int) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  package static func < (left: Self, right: Self) -> Bool { left.number < right.number }
  package static func + (left: Self, right: Int) -> Self { Self(number: left.number + right) }
  package static func - (left: Self, right: Int) -> Self { Self(number: left.number - right) }
  package static func - (left: Self, right: Self) -> Int { left.number - right.number }

  /// The same day of the month, this many months earlier; the last day of a month that has no such day. `nil` before
  /// the year 1.
  package func monthsEarlier(_ months: Int) -> Self? {
    let (year, month, day) = components
    let count = year * 12 + month - 1 - months
    guard count >= 12 else { return nil }
    let (earlierYear, earlierMonth) = (count / 12, count % 12 + 1)
    return Self(
      year: earlierYear, month: earlierMonth,
      day: min(day, Self.daysInMonth(year: earlierYear, month: earlierMonth)))
  }

  package static func daysInMonth(year: Int, month: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDay: Strideable {
  package func distance(to other: Self) -> Int { other.number - number }
  package func advanced(by days: Int) -> Self { Self(number: number + days) }
}
