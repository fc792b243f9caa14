import TitanCore

/// The content lines of an iCalendar object (RFC 5545 §3.1): ended by CRLF, and folded where they are longer than 75 octets.
struct CalendarLines: Sendable {
  private static let longest = 75

  private(set) var text = ""

  /// Appends `name:value`. The value is as its type has it; see `escaped` for texts.
  mutating func add(_ name: String, _ value: String) {
    var room = Self.longest
    for character in "\(name):\(value)".unicodeScalars {
      let size = UTF8.width(character)
      if size > room {
        // The space that marks a continuation counts, too.
        text += "\r\n "
        room = Self.longest - 1
      }
      text.unicodeScalars.append(character)
      room -= size
    }
    text += "\r\n"
  }

  /// Appends a component with what `fill` puts into it.
  mutating func add(component name: String, _ fill: (inout CalendarLines) -> Void) {
    add("BEGIN", name)
    fill(&self)
    add("END", name)
  }

  /// A value of type TEXT (RFC 5545 §3.3.11). Control characters, which no value may have, are left out.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    var previous: Unicode.Scalar = " "
    for character in text.unicodeScalars {
      switch character {
      case "\\", ";", ",": escaped += "\\\(character)"
      case "\n" where previous == "\r": break
      case "\r", "\n": escaped += "\\n"
      case "\t": escaped += "\t"
      case _ where character.value < 0x20 || character.value == 0x7F: break
      default: escaped.unicodeScalars.append(character)
      }
      previous = character
    }
    return escaped
  }

  /// A date and a time of that day, without a zone: `20260531T083000`.
  static func local(_ date: CalendarDay, second: Int) -> String {
    let time = [second / 3_600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
    return "\(date.description.filter { $0 != "-" })T\(time)"
  }

  /// An instant, to the second: `20260531T063000Z`.
  static func utc(_ time: Timestamp) -> String { local(LocalClock(time, ahead: 0)) + "Z" }

  static func local(_ clock: LocalClock) -> String { local(clock.date, second: clock.second) }
}

/// What a clock shows at an instant.
struct LocalClock: Sendable, Hashable {
  let date: CalendarDay
  /// Of the day.
  let second: Int

  /// - Parameter offset: how many seconds the clock is ahead of UTC.
  init(_ time: Timestamp, ahead offset: Int) {
    let seconds = time.seconds + Int64(offset)
    date = CalendarDay(number: Int(floorDivide(seconds, 86_400)))
    second = Int(seconds - Int64(date.number) * 86_400)
  }
}
