/// Horizontal bars below each other, on one scale, with a mark at the goal.
package struct BarChart: Sendable, Equatable {
  /// One bar.
  package struct Row: Sendable, Equatable {
    package var label: String
    /// Drawn solid.
    package var verified: Int
    /// Drawn shaded, behind the solid part.
    package var unverified: Int

    package init(label: String, verified: Int, unverified: Int = 0) {
      self.label = label
      self.verified = verified
      self.unverified = unverified
    }

    var total: Int { verified + unverified }
  }

  package var rows: [Row]
  /// The position of the mark; 0 for none.
  package var goal: Int

  package init(rows: [Row], goal: Int = 0) {
    self.rows = rows
    self.goal = goal
  }

  /// One line per row, each at most `width` columns: label, bar, number. If there is no room for bars, just label and
  /// number.
  package func render(width: Int, style: Style) -> [String] {
    let numbers = rows.map { String($0.total) }
    let numberWidth = numbers.map(\.displayWidth).max() ?? 0
    let labelWidth = min(rows.map(\.label.displayWidth).max() ?? 0, max(1, width - numberWidth - 2))
    let room = width - labelWidth - numberWidth - 4
    return zip(rows, numbers).map { row, number in
      let label = row.label.truncated(to: labelWidth).padded(to: labelWidth)
      let reached = goal > 0 && row.total >= goal
      let value = style(reached ? .green : .bold, number.padded(to: numberWidth, .right))
      guard room >= 4 else { return label + "  " + value }
      return label + style(.dim, " ▕") + bar(row, room: room, style: style) + "  " + value
    }
  }

  private func bar(_ row: Row, room: Int, style: Style) -> String {
    let scale = Double(max(1, rows.map(\.total).max() ?? 0, goal))
    let solid =
      row.unverified == 0
      ? Bar.filled(Double(row.verified) / scale, width: room)
      : String(repeating: "█", count: columns(row.verified, scale, room))
    let end = row.total > 0 ? max(1, columns(row.total, scale, room)) : 0
    let shaded = row.unverified == 0 ? "" : String(repeating: "▒", count: max(0, end - solid.displayWidth))
    let drawn = solid.displayWidth + shaded.displayWidth
    let mark = goal > 0 ? min(room, max(1, columns(goal, scale, room))) - 1 : -1
    let rest = (drawn..<max(drawn, room)).map { $0 == mark ? style(.dim, "┊") : " " }.joined()
    let paint: Style.Paint = goal > 0 && row.total >= goal ? .green : .cyan
    return style(paint, solid) + style(.yellow, shaded) + rest
  }

  private func columns(_ value: Int, _ scale: Double, _ room: Int) -> Int {
    Int((Double(value) / scale * Double(room)).rounded())
  }
}

/// Progress towards a target: `▕██████▌     ▏ 6/10`.
package struct ProgressBar: Sendable, Equatable {
  package var current: Int
  package var target: Int

  package init(current: Int, of target: Int) {
    self.current = current
    self.target = target
  }

  private var fraction: Double { target > 0 ? Double(current) / Double(target) : 0 }

  /// Bar and numbers in exactly `width` columns, or just the numbers, right-aligned, if there is no room for a bar.
  ///
  /// - Parameter digits: the columns for the numbers, so that bars below each other end at the same column.
  package func render(width: Int, digits: Int = 0, style: Style) -> String {
    let numbers = self.numbers.padded(to: digits, .right)
    let room = width - numbers.displayWidth - 3
    guard room >= 4 else { return self.numbers.truncated(to: width).padded(to: width, .right) }
    let bar = Bar.filled(fraction, width: room)
    let paint: Style.Paint = current >= target ? .green : .cyan
    return style(.dim, "▕") + style(paint, bar) + String(repeating: " ", count: room - bar.displayWidth)
      + style(.dim, "▏") + " " + numbers
  }

  /// `6/10`.
  package var numbers: String { "\(current)/\(target)" }
}

/// A horizontal bar, drawn to an eighth of a column.
enum Bar {
  private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// `fraction` (clamped to 0…1) of `width` columns, without trailing space. A fraction above zero is always visible.
  static func filled(_ fraction: Double, width: Int) -> String {
    guard width > 0, fraction > 0 else { return "" }
    let parts = max(1, Int((min(1, fraction) * Double(width * 8)).rounded()))
    return String(repeating: "█", count: parts / 8) + eighths[parts % 8]
  }
}
