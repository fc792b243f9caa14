import Foundation

/// The abilities of an output file: its width, whether lines can be redrawn, whether to use colours.
package struct Terminal: Sendable, Equatable {
  /// Columns; 80 if unknown.
  package var width: Int
  /// Whether a line may be redrawn in place.
  package var isInteractive: Bool
  package var style: Style

  package init(width: Int, isInteractive: Bool, style: Style) {
    self.width = width
    self.isInteractive = isInteractive
    self.style = style
  }

  /// Inspects a file descriptor. Colours require a terminal, a `TERM` other than `dumb`, and an empty or absent
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

  /// The width for prose and tables: that of the terminal, or practically unlimited without one.
  var room: Int { isInteractive ? width : max(width, 10_000) }
}

/// The colours and weights of a terminal's text, if it supports any.
package struct Style: Sendable, Equatable {
  /// The SGR parameters (ECMA-48 §8.3.117) that this client uses.
  package enum Paint: String, Sendable {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case blue = "34"
    case cyan = "36"
  }

  package static let plain = Style(isColoured: false)
  package static let coloured = Style(isColoured: true)

  package let isColoured: Bool

  /// The text between the codes that switch the style on and off; just the text if there are no colours.
  package func callAsFunction(_ paint: Paint, _ text: String) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
  }
}
