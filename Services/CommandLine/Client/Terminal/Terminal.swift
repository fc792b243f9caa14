import Foundation

/// What one of the program's output files is: how wide, whether a line can be rewritten, whether colours are welcome.
package struct Terminal: Sendable, Equatable {
  /// Columns; 80 where nobody says.
  package var width: Int
  /// Whether a line may be drawn over the one before.
  package var isInteractive: Bool
  package var style: Style

  package init(width: Int, isInteractive: Bool, style: Style) {
    self.width = width
    self.isInteractive = isInteractive
    self.style = style
  }

  /// Looks at a file descriptor. Colours need a terminal, a `TERM` that is not `dumb` and an empty or absent
  /// `NO_COLOR` (no-color.org).
  package init(descriptor: Int32, environment: [String: String]) {
    let isTerminal = isatty(descriptor) == 1 && environment["TERM"] != "dumb"
    let columns = isTerminal ? Self.columns(of: descriptor) : nil
    self.init(
      width: columns ?? environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80,
      isInteractive: isTerminal,
      style: isTerminal && (environment["NO_COLOR"] ?? "").isEmpty ? .coloured : .plain)
  }

  private static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
