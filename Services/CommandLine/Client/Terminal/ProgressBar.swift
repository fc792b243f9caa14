/// How far something is: `▕██████▌     ▏ 6/10`.
package struct ProgressBar: Sendable, Equatable {
  package var current: Int
  package var target: Int

  package init(current: Int, of target: Int) {
    self.current = current
    self.target = target
  }

  private var fraction: Double { target > 0 ? Double(current) / Double(target) : 0 }

  /// Bar and numbers in `width` columns, exactly; the numbers alone, right-aligned, where a bar finds no room.
  ///
  /// - Parameter digits: columns the numbers get, so that bars below each other end together.
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
