package import TitanCore

/// Names an avatar of the catalogue: `viking`.
package struct AvatarID: Sendable, Hashable, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}

/// A picture to choose.
package struct Avatar: Sendable, Hashable {
  package let id: AvatarID
  package let titles: [Language: String]
  /// A whole SVG document.
  package let svg: String

  /// - Parameter shapes: on a canvas of 128 by 128, upon a disc of this colour.
  init(_ id: String, _ english: String, _ german: String, disc: String, _ shapes: [SVGShape]) {
    self.id = AvatarID(id)
    titles = [.english: english, .german: german]
    svg = SVGShape.document(size: 128, [.circle(64, 64, 64, disc)] + shapes)
  }

  package func title(in language: Language) -> String { titles[language] ?? id.description }
}
