/// A streak as a pure function of the active dates, the pauses and today: there is no nightly job, nothing is stored,
/// and late data count as if they had always been there (decisions D5, D7 and D30).
///
/// The cost grows with the number of active dates and pauses, not with the years between them.
package struct Streak: Hashable, Sendable {
  /// A date's effect on the streak.
  package enum Kind: Hashable, Sendable {
    /// Trained: the streak grows by one.
    case active
    /// Missed, and protected by a freeze.
    case frozen
    /// In a pause declared by the user.
    case paused
    /// Lost to travel; see `TravelBridge`.
    case bridged
    /// Missed: the streak ends.
    case missed
    /// The date is not over yet.
    case open
  }

  package struct Day: Hashable, Sendable {
    package var date: CalendarDay
    package var kind: Kind
    /// The number of active dates in the streak at the end of this date.
    package var count: Int
  }

  /// Consecutive dates with the same effect.
  package struct Stretch: Hashable, Sendable {
    /// A single date if active.
    package var dates: ClosedRange<CalendarDay>
    package var kind: Kind
    /// The number of active dates in the streak at the end of each of these dates.
    package var count: Int
  }

  /// The number of active dates in the streak that lasts until today, or until yesterday while today is open.
  package private(set) var current = 0
  package private(set) var longest = 0
  package private(set) var isTodayDone = false
  /// Whether the streak depends on today.
  package private(set) var isAtRisk = false
  package private(set) var freezesLeft = 0
  /// How many more active dates earn the next freeze; `nil` while the user cannot have more.
  package private(set) var activeDatesToNextFreeze: Int?
  /// All dates from the first active one to today, or to the last active one if that is later: a user who flew from
  /// east to west may have trained on a date that has not begun here. In order, without gaps.
  package private(set) var stretches: [Stretch] = []

  /// - Parameters:
  ///   - dates: each date once, in any order.
  ///   - pauses: in any order; they may touch and overlap.
  package init(
    of dates: some Sequence<ActiveDate>, pauses: [ClosedRange<CalendarDay>] = [], policy: FreezePolicy = .standard,
    today: CalendarDay
  ) {
    var bank = FreezeBank(policy)
    let active = dates.sorted { $0.date < $1.date }
    var rests = RestDates(pauses)
    var before: ActiveDate?
    for date in active where date.date != before?.date {
      if let before {
        let isBridged = TravelBridge.spans(from: before, to: date)
        rest(from: before.date + 1, to: date.date - 1, &rests, isBridged: isBridged, today: today, &bank)
      }
      current += 1
      longest = max(longest, current)
      bank.addActiveDate()
      if date.date == today { isTodayDone = true }
      stretches.append(Stretch(dates: date.date...date.date, kind: .active, count: current))
      before = date
    }
    if let last = before?.date {
      rest(from: last + 1, to: today, &rests, isBridged: false, today: today, &bank)
      isAtRisk = current > 0 && last < today && !pauses.contains { $0.contains(today) }
    }
    (freezesLeft, activeDatesToNextFreeze) = (bank.freezes, bank.activeDatesToNext)
  }

  /// The effect of every date from the first to the last. Ask for a span if there may be many.
  package var days: [Day] { stretches.flatMap { stretch in stretch.dates.lazy.map { Day($0, of: stretch) } } }

  /// The effects of the dates within a span.
  package func days(in span: ClosedRange<CalendarDay>) -> [Day] {
    stretches.lazy.filter { $0.dates.overlaps(span) }.flatMap { stretch in
      stretch.dates.clamped(to: span).lazy.map { Day($0, of: stretch) }
    }
  }

  /// The active dates, each with its streak's length so far.
  package var activeDays: [Day] {
    stretches.lazy.filter { $0.kind == .active }.map { Day($0.dates.lowerBound, of: $0) }
  }

  /// Dates between two active ones, or after the last one.
  private mutating func rest(
    from first: CalendarDay, to last: CalendarDay, _ rests: inout RestDates, isBridged: Bool, today: CalendarDay,
    _ bank: inout FreezeBank
  ) {
    guard first <= last else { return }
    for (dates, isPaused) in rests.parts(of: first...last) {
      if isPaused || isBridged {
        append(dates, isPaused ? .paused : .bridged)
      } else {
        miss(dates, today: today, &bank)
      }
    }
  }

  /// Dates without training or a pause: freezes protect the first of them, and today and later dates are open.
  private mutating func miss(_ dates: ClosedRange<CalendarDay>, today: CalendarDay, _ bank: inout FreezeBank) {
    var first = dates.lowerBound
    let over = min(dates.upperBound, today - 1)
    while first <= over, current > 0, bank.spend() {
      append(first...first, .frozen)
      first = first + 1
    }
    if first <= over {
      current = 0
      append(first...over, .missed)
      first = over + 1
    }
    if first <= dates.upperBound { append(first...dates.upperBound, .open) }
  }

  private mutating func append(_ dates: ClosedRange<CalendarDay>, _ kind: Kind) {
    stretches.append(Stretch(dates: dates, kind: kind, count: current))
  }
}

extension Streak.Day {
  fileprivate init(_ date: CalendarDay, of stretch: Streak.Stretch) {
    self.init(date: date, kind: stretch.kind, count: stretch.count)
  }
}

/// Separates pauses from other dates, in spans requested in order.
private struct RestDates {
  /// Sorted and disjoint.
  private let pauses: [ClosedRange<CalendarDay>]
  /// The first pause that does not end before the last requested span.
  private var next = 0

  init(_ pauses: [ClosedRange<CalendarDay>]) {
    self.pauses = pauses.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, pause in
      if let last = merged.last, pause.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, pause.upperBound)
      } else {
        merged.append(pause)
      }
    }
  }

  /// The whole span, cut wherever a pause begins or ends.
  ///
  /// - Parameter span: must not begin before an earlier one.
  mutating func parts(of span: ClosedRange<CalendarDay>) -> [(dates: ClosedRange<CalendarDay>, isPaused: Bool)] {
    var parts: [(dates: ClosedRange<CalendarDay>, isPaused: Bool)] = []
    var first = span.lowerBound
    while next < pauses.count, pauses[next].upperBound < first { next += 1 }
    var index = next
    while index < pauses.count, pauses[index].lowerBound <= span.upperBound {
      let pause = pauses[index].clamped(to: span)
      if first < pause.lowerBound { parts.append((first...pause.lowerBound - 1, false)) }
      parts.append((pause, true))
      first = pause.upperBound + 1
      index += 1
    }
    if first <= span.upperBound { parts.append((first...span.upperBound, false)) }
    return parts
  }
}
