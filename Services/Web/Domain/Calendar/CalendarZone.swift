import TitanCore
import TitanZones

/// A time zone as iCalendar defines it (RFC 5545 §3.6.5): its offset at first, and each change of its clocks in a span of
/// years. Rules that repeat would say less: some zones change their clocks by the moon, and some by decree.
struct CalendarZone: Sendable {
  /// No zone changes its clocks twice within that time.
  private static let step: Int64 = 14 * 86_400

  private struct Change {
    /// The first second with the new offset.
    var time: Timestamp
    var before: Int
    var after: Int
  }

  private let zone: ZoneRules
  private let start: Timestamp
  private let changes: [Change]

  init(_ zone: ZoneRules, from start: Timestamp, to end: Timestamp) {
    (self.zone, self.start) = (zone, start)
    var changes: [Change] = []
    var (time, offset) = (start, zone.utcOffsetSeconds(at: start))
    while time < end {
      let next = Timestamp(seconds: time.seconds + Self.step)
      let after = zone.utcOffsetSeconds(at: next)
      if after != offset {
        changes.append(Change(time: Self.change(in: zone, after: time, until: next), before: offset, after: after))
      }
      (time, offset) = (next, after)
    }
    self.changes = changes
  }

  /// The first second with the offset that a zone has at `end`.
  private static func change(in zone: ZoneRules, after start: Timestamp, until end: Timestamp) -> Timestamp {
    let offset = zone.utcOffsetSeconds(at: end)
    var (low, high) = (start.seconds, end.seconds)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if zone.utcOffsetSeconds(at: Timestamp(seconds: middle)) == offset { high = middle } else { low = middle }
    }
    return Timestamp(seconds: high)
  }

  func add(to lines: inout CalendarLines) {
    lines.add(component: "VTIMEZONE") { lines in
      lines.add("TZID", zone.name)
      let first = zone.utcOffsetSeconds(at: start)
      Self.add([Change(time: start, before: first, after: first)], to: &lines)
      // Changes of one kind share a component.
      var kinds: [[Change]] = []
      for change in changes {
        if let kind = kinds.firstIndex(where: { $0[0].before == change.before && $0[0].after == change.after }) {
          kinds[kind].append(change)
        } else {
          kinds.append([change])
        }
      }
      for kind in kinds { Self.add(kind, to: &lines) }
    }
  }

  /// - Parameter changes: at least one; all of them between the same offsets.
  private static func add(_ changes: [Change], to lines: inout CalendarLines) {
    let (before, after) = (changes[0].before, changes[0].after)
    lines.add(component: after > before ? "DAYLIGHT" : "STANDARD") { lines in
      // Onsets are told by the clock that ends with them.
      let onsets = changes.map { CalendarLines.local(LocalClock($0.time, ahead: before)) }
      lines.add("DTSTART", onsets[0])
      lines.add("TZOFFSETFROM", offset(before))
      lines.add("TZOFFSETTO", offset(after))
      if onsets.count > 1 { lines.add("RDATE", onsets.dropFirst().joined(separator: ",")) }
    }
  }

  /// `+0530`; with seconds if there are any.
  private static func offset(_ seconds: Int) -> String {
    let size = abs(seconds)
    let parts = [size / 3_600, size / 60 % 60] + (size % 60 == 0 ? [] : [size % 60])
    return (seconds < 0 ? "-" : "+") + parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
  }
}
