/// Horizontal bars below each other, on one scale, with a mark where the goal is.
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
  /// Where the mark stands; 0 for none.
  package var goal: Int

  package init(rows: [Row], goal: Int = 0) {
    self.rows = rows
    self.goal = goal
  }

  /// One line a row, each at most `width` columns: label, bar, number. Without room for bars, label and number.
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
