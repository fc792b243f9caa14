/// The one line that shows a set while it is done.
package struct LiveLine: Sendable, Equatable {
  /// Where in a push-up the athlete is.
  package enum Phase: String, Sendable {
    case none = "  …"
    case up = "⎺ top"
    case descending = "↓ down"
    case bottom = "⎽ bottom"
    case ascending = "↑ up"
  }

  package var reps = 0
  /// 0 for none.
  package var target = 0
  /// How far down, 0…100.
  package var romPercent = 0
  package var phase = Phase.none
  /// How long the last push-up took; `nil` before the first.
  package var lastRep: Duration?
  /// What the athlete can do better, or what is wrong with the connection.
  package var cue = ""
  /// Since the first frame.
  package var elapsed: Duration = .zero

  package init() {}

  /// Never wider than `width`: from the right, what does not fit is left out, the count never.
  package func render(width: Int, style: Style) -> String {
    let counted = target > 0 ? "\(reps)/\(target)" : "\(reps)"
    let count = counted.padded(to: target > 0 ? 7 : 4, .right)
    var line = style(target > 0 && reps >= target ? .green : .bold, count)
    var used = count.displayWidth
    func add(_ text: String, _ paint: Style.Paint?) {
      guard used + 2 + text.displayWidth <= width else {
        used = width
        return
      }
      line += "  " + (paint.map { style($0, text) } ?? text)
      used += 2 + text.displayWidth
    }
    let bar = Bar.filled(Double(romPercent) / 100, width: Self.barWidth)
    if used + 4 + Self.barWidth <= width {
      line += "  " + style(.dim, "▕") + style(.cyan, bar.padded(to: Self.barWidth)) + style(.dim, "▏")
      used += 4 + Self.barWidth
    }
    add(phase.rawValue.padded(to: 8), nil)
    add(Format.clock(elapsed), .dim)
    add(lastRep.map { Format.seconds($0) }?.padded(to: 6, .right) ?? "      ", .dim)
    if !cue.isEmpty {
      let room = width - used - 2
      if room >= 6 { line += "  " + style(.yellow, cue.truncated(to: room)) }
    }
    return line
  }

  private static let barWidth = 16
}
