package import TitanCore

/// What a file holds, in our words: what will come, and what is skipped, and why. Pure: it says nothing of what is stored
/// already.
package struct ImportPlan: Sendable, Equatable {
  /// Push-ups that were done together.
  package struct PushUps: Sendable, Equatable {
    /// When they began, on the clock of the place.
    package var start: LocalTime
    /// Repetitions of each set, in the file's order.
    package var sets: [Int]

    package var reps: Int { sets.reduce(0, +) }
  }

  /// Something that was done on days, other than push-ups.
  package struct History: Sendable, Equatable {
    package struct Day: Sendable, Equatable {
      package var amount: Double
      /// The sets or notes behind it.
      package var details: [String]
    }

    package var title: String
    /// Empty for things that are counted in times.
    package var unit: String
    /// Whether people do it for its own sake and not day by day, so that its goal is one of the week.
    package var isExercise: Bool
    package var days: [CalendarDay: Day] = [:]

    /// Whether it is only counted in times: no unit, and no decimals.
    package var isCounted: Bool { unit.isEmpty && days.values.allSatisfy { $0.amount == $0.amount.rounded() } }
  }

  /// A line that will not come.
  package struct Skipped: Sendable, Equatable {
    package var line: Int
    package var reason: String
  }

  package private(set) var pushUps: [PushUps] = []
  /// In the order of their first line.
  package private(set) var histories: [History] = []
  package private(set) var skipped: [Skipped] = []

  /// Days from this one on are skipped: they are not over.
  private let today: CalendarDay
  private var pushUpsAt: [LocalTime: Int] = [:]
  private var historyOf: [String: Int] = [:]

  /// - Parameter today: where the file's owner is.
  package init(today: CalendarDay) { self.today = today }

  package mutating func skip(_ line: Int, _ reason: String) { skipped.append(Skipped(line: line, reason: reason)) }

  /// Takes what a line says.
  mutating func add(_ entry: ImportEntry) {
    if let reason = refusal(of: entry) { return skip(entry.line, reason) }
    if entry.isPushUps { addPushUps(entry) } else { addDay(entry) }
  }

  /// Puts sessions and skipped lines into their order.
  mutating func finish() {
    pushUps.sort { $0.start < $1.start }
    skipped.sort { $0.line < $1.line }
  }

  private func refusal(of entry: ImportEntry) -> String? {
    if entry.time.day > today { return "\(entry.time.day) is in the future" }
    if entry.time.day == today { return "today isn't over; import it tomorrow" }
    if entry.time.day < ImportLimits.earliest {
      return "\(entry.time.day) is before \(ImportLimits.earliest), the first day that is allowed"
    }
    if !(entry.amount > 0) { return "nothing was done: the amount is 0" }
    if entry.title.isEmpty || entry.title.unicodeScalars.count > ImportLimits.titleLength {
      return "the name has \(entry.title.unicodeScalars.count) characters; allowed: 1 to \(ImportLimits.titleLength)"
    }
    if entry.title.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "the name contains a control character"
    }
    guard entry.unit.unicodeScalars.count <= ImportLimits.unitLength else {
      return "the unit has \(entry.unit.unicodeScalars.count) characters; allowed: up to \(ImportLimits.unitLength)"
    }
    return nil
  }

  private mutating func addPushUps(_ entry: ImportEntry) {
    guard let reps = Int(exactly: entry.amount), reps <= ImportLimits.reps else {
      return skip(entry.line, "push-ups are whole numbers up to \(ImportLimits.reps)")
    }
    guard let index = pushUpsAt[entry.time] else {
      pushUpsAt[entry.time] = pushUps.count
      return pushUps.append(PushUps(start: entry.time, sets: [reps]))
    }
    guard pushUps[index].reps + reps <= ImportLimits.reps, pushUps[index].sets.count < ImportLimits.sets else {
      return skip(
        entry.line,
        "with it, \(entry.time) would have more than \(ImportLimits.reps) push-ups or \(ImportLimits.sets) sets")
    }
    pushUps[index].sets.append(reps)
  }

  private mutating func addDay(_ entry: ImportEntry) {
    let key = entry.title.lowercased()
    let index = historyOf[key] ?? histories.count
    if index == histories.count {
      historyOf[key] = index
      histories.append(History(title: entry.title, unit: entry.unit, isExercise: entry.isExercise))
    }
    guard histories[index].unit == entry.unit else {
      return skip(
        entry.line, "\(entry.title) has the unit \"\(entry.unit)\" here and \"\(histories[index].unit)\" before")
    }
    var day = histories[index].days[entry.time.day] ?? History.Day(amount: 0, details: [])
    guard day.amount + entry.amount <= ImportLimits.amount else {
      return skip(entry.line, "with it, \(entry.time.day) would have more than \(Int(ImportLimits.amount))")
    }
    // Thousandths are what habits store; sums of them stay exact.
    day.amount = ((day.amount + entry.amount) * 1_000).rounded() / 1_000
    if !entry.detail.isEmpty { day.details.append(entry.detail) }
    histories[index].days[entry.time.day] = day
  }
}

/// A date, and perhaps a time, as a clock on the wall showed them.
package struct LocalTime: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var day: CalendarDay
  /// Since midnight; `nil` if the file has only dates.
  package var minutes: Int?

  package init(_ day: CalendarDay, minutes: Int? = nil) { (self.day, self.minutes) = (day, minutes) }

  package static func < (left: Self, right: Self) -> Bool {
    (left.day.number, left.minutes ?? -1) < (right.day.number, right.minutes ?? -1)
  }

  /// `2026-05-31`, `2026-05-31 08:05`.
  package var description: String {
    "\(day)" + (minutes.map { " " + Self.clock(minutes: $0) } ?? "")
  }

  /// `08:05`, at so many minutes after midnight.
  static func clock(minutes: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(minutes / 60)):\(two(minutes % 60))"
  }
}

/// What one line says was done.
struct ImportEntry {
  var line: Int
  var time: LocalTime
  var title: String
  var unit: String
  var amount: Double
  var detail = ""
  var isExercise: Bool

  /// Whether these are push-ups as we count them; others, such as those on an incline, are exercises of their own.
  var isPushUps: Bool {
    let letters = String(title.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic })
    return Self.pushUps.contains(letters) && ["", "reps", "push-ups", "pushups"].contains(unit.lowercased())
  }

  private static let pushUps: Set<String> = [
    "pushup", "pushups", "pressup", "pressups", "pushupbodyweight", "pushupsbodyweight", "liegestütz", "liegestütze",
    "liegestützen",
  ]
}

/// What the services take.
package enum ImportLimits {
  /// Times of imported records lie before the day has begun anywhere, and 2000 is the first year.
  static let earliest = CalendarDay(number: 10_958)
  static let titleLength = 100
  static let unitLength = 20
  /// Of one session.
  static let reps = 10_000
  static let sets = 1_000
  /// Of one day.
  static let amount = 1_000_000.0
  /// The most bytes of a file.
  package static let bytes = 32 << 20
  /// The most lines with something to import or to skip.
  static let rows = 200_000
}
