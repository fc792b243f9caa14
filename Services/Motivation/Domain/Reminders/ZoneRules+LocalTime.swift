package import TitanCore
package import TitanZones

extension ZoneRules {
  /// When a clock in this zone shows a time on a date (formulas §7). A time that the clock skips is interpreted with
  /// the offset before the change, and so comes later by the skipped amount (RFC 5545 §3.3.5). If the clock shows a
  /// time twice, the first counts.
  ///
  /// - Parameter minute: minutes after midnight.
  package func instant(of date: CalendarDay, minute: Int) -> Timestamp {
    let local = Int64(date.number) * 86_400 + Int64(minute) * 60
    // No zone is further than 14 hours from UTC, so these offsets are from before and after the instant, and no zone
    // changes its clocks twice in two days.
    let before = Int64(utcOffsetSeconds(at: Timestamp(seconds: local - 86_400)))
    let after = Int64(utcOffsetSeconds(at: Timestamp(seconds: local + 86_400)))
    let shown = [local - before, local - after].filter { shows(local, at: $0) }
    return Timestamp(seconds: shown.min() ?? local - before)
  }

  private func shows(_ local: Int64, at instant: Int64) -> Bool {
    instant + Int64(utcOffsetSeconds(at: Timestamp(seconds: instant))) == local
  }
}
