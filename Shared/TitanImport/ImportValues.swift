import TitanCore

/// Which number of `3/4/2024` is the day.
package enum DateOrder: String, Sendable, CaseIterable {
  case dayFirst = "dmy"
  case monthFirst = "mdy"
}

extension LocalTime {
  static let forms =
    "2026-05-31, 31.05.2026, 31 May 2026 or May 31, 2026, each perhaps with a time such as 08:05 or 8:05 AM"

  /// Reads a date, perhaps with a time, as the apps write them.
  ///
  /// - Parameter order: of numbers between slashes; `nil` if nobody has said.
  /// - Throws: why it can't, in words for the file's owner.
  init(_ text: String, order: DateOrder?) throws(ValueProblem) {
    let unreadable = ValueProblem("\"\(text)\" isn't a date; allowed: \(Self.forms)")
    let (date, time) = Self.parts(of: text)
    guard let day = try Self.day(date, order: order) else { throw unreadable }
    self.init(day)
    if let time {
      guard let read = Self.minutes(time) else { throw unreadable }
      minutes = read
    }
  }

  /// The date and, if there is a colon, the time.
  private static func parts(of text: String) -> (date: String, time: String?) {
    // Apps put narrow spaces before AM and PM.
    let plain = String(text.map { $0.isWhitespace ? " " : $0 }).trimmed
    guard let colon = plain.firstIndex(of: ":") else { return (plain, nil) }
    let start = plain[..<colon].lastIndex { !$0.isNumber }.map { plain.index(after: $0) } ?? plain.startIndex
    let date = plain[..<start]
    let end = date.lastIndex { ![" ", ",", "T"].contains($0) }
    return (end.map { String(date[...$0]) } ?? "", String(plain[start...]))
  }

  private static func day(_ text: String, order: DateOrder?) throws(ValueProblem) -> CalendarDay? {
    if let day = CalendarDay(text) { return day }
    let parts = text.split { [" ", ",", ".", "/"].contains($0) }.map(String.init)
    guard parts.count == 3, let year = number(parts[2], digits: 4...4) else { return nil }
    if let first = number(parts[0], digits: 1...2), let second = number(parts[1], digits: 1...2) {
      if text.contains("/") {
        guard let order else {
          throw ValueProblem("\"\(text)\" may begin with the day or the month; --dates dmy or --dates mdy says which")
        }
        return order == .dayFirst
          ? CalendarDay(year: year, month: second, day: first) : CalendarDay(year: year, month: first, day: second)
      }
      return text.contains(".") ? CalendarDay(year: year, month: second, day: first) : nil
    }
    if let day = number(parts[0], digits: 1...2), let month = month(parts[1]) {
      return CalendarDay(year: year, month: month, day: day)
    }
    guard let month = month(parts[0]), let day = number(parts[1], digits: 1...2) else { return nil }
    return CalendarDay(year: year, month: month, day: day)
  }

  /// English and German months by their first three letters.
  private static func month(_ text: String) -> Int? {
    let months = [
      ["jan"], ["feb"], ["mar", "mär", "mrz"], ["apr"], ["may", "mai"], ["jun"], ["jul"], ["aug"], ["sep"],
      ["oct", "okt"], ["nov"], ["dec", "dez"],
    ]
    let start = String(text.lowercased().prefix(3))
    return months.firstIndex { $0.contains(start) }.map { $0 + 1 }
  }

  /// `8:05`, `08:05:30`, `8:05 PM`; seconds are left out, because apps differ in them.
  private static func minutes(_ text: String) -> Int? {
    let words = text.split(separator: " ")
    let parts = (words.first ?? "").split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard (1...2).contains(words.count), (2...3).contains(parts.count), var hour = number(parts[0], digits: 1...2),
      let minute = number(parts[1], digits: 2...2), minute < 60,
      parts.count == 2 || number(parts[2], digits: 2...2).map({ $0 < 60 }) == true
    else { return nil }
    if words.count == 2 {
      let half = words[1].lowercased().filter { $0 != "." }
      guard ["am", "pm"].contains(half), (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half == "pm" ? 12 : 0)
    }
    return hour < 24 ? hour * 60 + minute : nil
  }

  private static func number(_ text: String, digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
  }
}

/// Amounts as the apps write them.
enum ImportNumber {
  /// Reads `12`, `2.5` or `2,5`; `nil` for an empty text.
  ///
  /// - Parameter hasDecimalCommas: whether a comma can only be one.
  /// - Throws: why it can't.
  static func read(_ text: String, hasDecimalCommas: Bool) throws(ValueProblem) -> Double? {
    let trimmed = text.trimmed
    guard !trimmed.isEmpty else { return nil }
    let parts = trimmed.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      trimmed.utf8.count <= 20
    else {
      throw ValueProblem("\"\(text)\" isn't an amount; allowed: a number such as 12 or 2.5")
    }
    if trimmed.contains(","), parts[1].count == 3, !hasDecimalCommas {
      throw ValueProblem("\"\(text)\" may be a thousand or have decimals; write it without the comma or with a point")
    }
    return Double(parts.joined(separator: "."))
  }

  /// Reads seconds: `90`, `1:30`, `0:01:30`; `nil` for an empty text.
  static func seconds(_ text: String, hasDecimalCommas: Bool) throws(ValueProblem) -> Double? {
    let parts = text.trimmed.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return try read(text, hasDecimalCommas: hasDecimalCommas) }
    let numbers = parts.compactMap { $0.utf8.count <= 4 ? UInt16($0) : nil }
    guard parts.count <= 3, numbers.count == parts.count, numbers.dropFirst().allSatisfy({ $0 < 60 }) else {
      throw ValueProblem("\"\(text)\" isn't a time; allowed: seconds, m:ss or h:mm:ss")
    }
    return Double(numbers.reduce(0) { $0 * 60 + Int($1) })
  }

  /// `60`, `2.5`, for people.
  static func text(_ value: Double) -> String {
    let rounded = (value * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

/// Why a cell can't be read.
struct ValueProblem: Error, Equatable {
  let description: String

  init(_ description: String) { self.description = description }
}

extension String {
  /// The text without white space around it.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }
}
