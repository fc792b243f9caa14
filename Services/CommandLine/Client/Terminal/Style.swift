/// Colours and weights of a terminal's text, or none of them.
package struct Style: Sendable, Equatable {
  /// SGR parameters (ECMA-48 §8.3.117) of what this client uses.
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

  /// The text between the codes that switch the paint on and off again; the text alone if there are no colours.
  package func callAsFunction(_ paint: Paint, _ text: String) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
  }
}
