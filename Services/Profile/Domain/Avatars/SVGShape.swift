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

  /// A square document. Shapes hold numbers, colours and path data of our own: nothing to escape.
  static func document(size: Int, _ shapes: [SVGShape]) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(size) \#(size)">"# + shapes.map(\.element).joined()
      + "</svg>"
  }
}
