/// `google.protobuf.Timestamp` as text: RFC 3339 in UTC, with 0, 3, 6 or 9 digits of a second. Pure.
enum ProtoTime {
  /// From 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z.
  private static let range: ClosedRange<Int64> = -62_135_596_800...253_402_300_799
  private static let allowed = "a time such as 2026-01-31T08:30:00.5Z, of the years 0001 to 9999"
  private static let day: Int64 = 86_400

  static func text(seconds: Int64, nanos: Int64) throws(JSONFault) -> String {
    guard range.contains(seconds), (0...999_999_999).contains(nanos) else {
      throw JSONFault("got \(seconds) s and \(nanos) ns; allowed: \(range) s and 0 to 999999999 ns")
    }
    // Counted from 0000-03-01, so that the leap day ends a year.
    let days = seconds.dividedDown(by: day)
    let time = seconds - days * day
    let shifted = days + 719_468
    let era = shifted.dividedDown(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfMonth, 2))T\(padded(time / 3600, 2)):"
      + "\(padded(time / 60 % 60, 2)):\(padded(time % 60, 2))\(fraction(nanos))Z"
  }

  static func parse(_ text: String) throws(JSONFault) -> (seconds: Int64, nanos: Int64) {
    let fault = JSONFault(got: "\"\(text)\"", allowed: allowed)
    var scanner = DigitScanner(text)
    guard let year = scanner.digits(4), scanner.take("-"), let month = scanner.digits(2), scanner.take("-"),
      let dayOfMonth = scanner.digits(2), scanner.take("T"), let hour = scanner.digits(2), scanner.take(":"),
      let minute = scanner.digits(2), scanner.take(":"), let second = scanner.digits(2),
      let nanos = scanner.fraction(), let offset = offset(&scanner), scanner.isAtEnd,
      year >= 1, (1...12).contains(month), dayOfMonth >= 1, dayOfMonth <= length(ofMonth: month, year), hour < 24,
      minute < 60, second < 60
    else { throw fault }
    let days = days(year, month, dayOfMonth)
    let seconds = days * day + hour * 3600 + minute * 60 + second - offset
    guard range.contains(seconds) else { throw fault }
    return (seconds, nanos)
  }

  /// In seconds.
  private static func offset(_ scanner: inout DigitScanner) -> Int64? {
    if scanner.take("Z") { return 0 }
    let sign: Int64
    if scanner.take("+") { sign = 1 } else if scanner.take("-") { sign = -1 } else { return nil }
    guard let hours = scanner.digits(2), scanner.take(":"), let minutes = scanner.digits(2), hours < 24, minutes < 60
    else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }

  private static func length(ofMonth month: Int64, _ year: Int64) -> Int64 {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days since 1970-01-01.
  private static func days(_ year: Int64, _ month: Int64, _ dayOfMonth: Int64) -> Int64 {
    let year = month <= 2 ? year - 1 : year
    let era = year.dividedDown(by: 400)
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + dayOfMonth - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// With its point; nothing for 0.
  static func fraction(_ nanos: Int64) -> String {
    if nanos == 0 { return "" }
    if nanos % 1_000_000 == 0 { return "." + padded(nanos / 1_000_000, 3) }
    if nanos % 1000 == 0 { return "." + padded(nanos / 1000, 6) }
    return "." + padded(nanos, 9)
  }
}

/// `google.protobuf.Duration` as text: seconds with an `s`. Pure.
enum ProtoDuration {
  private static let longest: Int64 = 315_576_000_000
  private static let allowed = "seconds such as 90s or -0.5s, up to \(longest)s"

  static func text(seconds: Int64, nanos: Int64) throws(JSONFault) -> String {
    guard (-longest...longest).contains(seconds), (-999_999_999...999_999_999).contains(nanos),
      seconds == 0 || nanos == 0 || (seconds < 0) == (nanos < 0)
    else {
      throw JSONFault(
        "got \(seconds) s and \(nanos) ns; allowed: up to \(longest) s, with up to 999999999 ns of the same sign")
    }
    let sign = seconds < 0 || nanos < 0 ? "-" : ""
    return "\(sign)\(seconds.magnitude)\(ProtoTime.fraction(Int64(nanos.magnitude)))s"
  }

  static func parse(_ text: String) throws(JSONFault) -> (seconds: Int64, nanos: Int64) {
    var scanner = DigitScanner(text)
    let sign: Int64 = scanner.take("-") ? -1 : 1
    guard let seconds = scanner.digits(upTo: 12), seconds <= longest, let nanos = scanner.fraction(),
      scanner.take("s"), scanner.isAtEnd
    else { throw JSONFault(got: "\"\(text)\"", allowed: allowed) }
    return (sign * seconds, sign * nanos)
  }
}

/// Reads the digits of dates.
private struct DigitScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let first = rest.first, UInt32(first) == character.value else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Exactly that many.
  mutating func digits(_ count: Int) -> Int64? {
    let found = run(upTo: count)
    return found.count == count ? Int64(found) : nil
  }

  /// At least one.
  mutating func digits(upTo count: Int) -> Int64? { Int64(run(upTo: count)) }

  /// Nanoseconds: a point and one to nine digits; 0 without a point.
  mutating func fraction() -> Int64? {
    guard take(".") else { return 0 }
    let digits = run(upTo: 9)
    guard !digits.isEmpty else { return nil }
    return Int64(digits + String(repeating: "0", count: 9 - digits.count))
  }

  private mutating func run(upTo count: Int) -> String {
    let digits = rest.prefix(count).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest.dropFirst(digits.count)
    return String(Substring(digits))
  }
}

extension Int64 {
  /// Rounded towards negative infinity.
  fileprivate func dividedDown(by divisor: Int64) -> Int64 {
    self / divisor - (self % divisor < 0 ? 1 : 0)
  }
}
