package import TitanCore

/// Identifies an avatar of the catalogue: `viking`.
package struct AvatarID: Sendable, Hashable, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}

/// A picture that users can choose.
package struct Avatar: Sendable, Hashable {
  package let id: AvatarID
  package let titles: [Language: String]
  /// A whole SVG document.
  package let svg: String

  /// - Parameter shapes: drawn over a disc of this colour, on a canvas of 128 by 128.
  init(_ id: String, _ english: String, _ german: String, disc: String, _ shapes: [SVGShape]) {
    self.id = AvatarID(id)
    titles = [.english: english, .german: german]
    svg = SVGShape.document(size: 128, [.circle(64, 64, 64, disc)] + shapes)
  }

  package func title(in language: Language) -> String { titles[language] ?? id.description }
}

/// All avatars (R0-27). TitanUp's own drawings.
package enum AvatarCatalogue {
  /// The default.
  package static let standard = AvatarID("viking")

  package static func avatar(_ id: AvatarID) -> Avatar? { all.first { $0.id == id } }

  private static let ink = "#292524"
  /// Eyes that look straight ahead, and a mouth.
  private static func face(y: Int = 66, mouth: String = "M50 84Q64 96 78 84") -> [SVGShape] {
    [.circle(50, y, 5, ink), .circle(78, y, 5, ink), .line(mouth, ink, 4)]
  }

  package static let all = [
    Avatar(
      "viking", "Viking", "Wikinger", disc: "#fdba74",
      [
        .area("M28 46Q10 40 12 16Q30 24 38 40ZM100 46Q118 40 116 16Q98 24 90 40Z", "#fafaf9"),
        .ellipse(64, 70, 34, 38, "#f5cba7"), .area("M28 58Q30 24 64 24Q98 24 100 58Z", "#78716c"),
        .area("M59 24H69V62H59Z", "#57534e"),
        .area("M32 76Q36 120 64 120Q92 120 96 76Q84 90 64 88Q44 90 32 76Z", "#c2410c"),
      ] + face(y: 70, mouth: "M54 98Q64 104 74 98")),
    Avatar(
      "bear", "Bear", "Bär", disc: "#bbf7d0",
      [
        .circle(34, 38, 15, "#8d5a3b"), .circle(94, 38, 15, "#8d5a3b"), .circle(34, 38, 8, "#d6a77a"),
        .circle(94, 38, 8, "#d6a77a"), .circle(64, 70, 42, "#8d5a3b"), .ellipse(64, 86, 20, 16, "#d6a77a"),
        .ellipse(64, 78, 8, 6, "#292524"),
      ] + face(y: 62, mouth: "M54 92Q64 100 74 92")),
    Avatar(
      "fox", "Fox", "Fuchs", disc: "#bfdbfe",
      [
        .area("M24 22L52 40L30 64ZM104 22L76 40L98 64Z", "#ea580c"), .area("M22 60Q64 16 106 60L64 112Z", "#ea580c"),
        .area("M22 60Q46 66 64 112Q36 96 22 60ZM106 60Q82 66 64 112Q92 96 106 60Z", "#fff7ed"),
        .circle(64, 106, 7, "#292524"),
      ] + face(y: 64, mouth: "M58 96Q64 100 70 96")),
    Avatar(
      "cat", "Cat", "Katze", disc: "#fecdd3",
      [
        .area("M28 22L56 42L28 66ZM100 22L72 42L100 66Z", "#57534e"), .ellipse(64, 72, 42, 36, "#57534e"),
        .area("M58 78H70L64 86Z", "#fda4af"),
        .line("M18 74L42 78M18 88L42 84M110 74L86 78M110 88L86 84", "#fafaf9", 2),
        .circle(48, 64, 8, "#bef264"), .circle(80, 64, 8, "#bef264"), .ellipse(48, 64, 2, 7, "#292524"),
        .ellipse(80, 64, 2, 7, "#292524"), .line("M54 92Q64 98 74 92", "#fafaf9", 3),
      ]),
    Avatar(
      "robot", "Robot", "Roboter", disc: "#e9d5ff",
      [
        .line("M64 34V18", "#64748b", 4), .circle(64, 16, 6, "#ef4444"), .area("M26 34H102V104H26Z", "#94a3b8"),
        .area("M14 56H26V82H14ZM102 56H114V82H102Z", "#64748b"), .area("M36 48H92V74H36Z", "#0f172a"),
        .circle(50, 61, 7, "#38bdf8"), .circle(78, 61, 7, "#38bdf8"),
        .line("M42 90H86M53 84V96M64 84V96M75 84V96", "#334155", 3),
      ]),
    Avatar(
      "owl", "Owl", "Eule", disc: "#c7d2fe",
      [
        .area("M26 22Q46 34 64 34Q82 34 102 22Q110 118 64 118Q18 118 26 22Z", "#7c5c3e"),
        .ellipse(64, 96, 24, 20, "#e7d3b5"), .circle(46, 58, 18, "#fef3c7"), .circle(82, 58, 18, "#fef3c7"),
        .circle(46, 58, 8, "#292524"), .circle(82, 58, 8, "#292524"), .area("M57 68H71L64 82Z", "#f59e0b"),
      ]),
    Avatar(
      "astronaut", "Astronaut", "Raumfahrer", disc: "#1e3a8a",
      [
        .circle(20, 30, 2, "#ffffff"), .circle(108, 24, 3, "#ffffff"), .circle(112, 92, 2, "#ffffff"),
        .circle(64, 64, 46, "#e2e8f0"), .ellipse(64, 66, 36, 32, "#0f172a"), .ellipse(64, 70, 26, 25, "#b98a68"),
        .line("M40 48Q48 40 60 40", "#7dd3fc", 4),
      ] + face(y: 68, mouth: "M54 82Q64 90 74 82")),
    Avatar(
      "mountain", "Mountain", "Berg", disc: "#7dd3fc",
      [
        .circle(94, 34, 13, "#fde047"), .area("M10 98L50 30L90 98Z", "#57534e"),
        .area("M50 30L36 54L46 50L52 58L58 50L64 54Z", "#ffffff"), .area("M50 98L86 48L118 98Z", "#78716c"),
        .area("M10 98H118Q98 126 64 128Q30 126 10 98Z", "#4d7c0f"),
      ]),
  ]
}

/// A filled or drawn shape of an SVG document.
enum SVGShape: Sendable, Hashable {
  /// Centre, radius, fill.
  case circle(Int, Int, Int, String)
  /// Centre, radii, fill.
  case ellipse(Int, Int, Int, Int, String)
  /// Path data, fill.
  case area(String, String)
  /// Path data, stroke, width.
  case line(String, String, Int)

  private var element: String {
    switch self {
    case .circle(let x, let y, let radius, let fill): #"<circle cx="\#(x)" cy="\#(y)" r="\#(radius)" fill="\#(fill)"/>"#
    case .ellipse(let x, let y, let across, let down, let fill):
      #"<ellipse cx="\#(x)" cy="\#(y)" rx="\#(across)" ry="\#(down)" fill="\#(fill)"/>"#
    case .area(let path, let fill): #"<path d="\#(path)" fill="\#(fill)"/>"#
    case .line(let path, let stroke, let width):
      #"<path d="\#(path)" fill="none" stroke="\#(stroke)" stroke-width="\#(width)" stroke-linecap="round"/>"#
    }
  }

  /// A square document. Shapes contain only our own numbers, colours and path data, so nothing needs escaping.
  static func document(size: Int, _ shapes: [SVGShape]) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(size) \#(size)">"# + shapes.map(\.element).joined()
      + "</svg>"
  }
}
