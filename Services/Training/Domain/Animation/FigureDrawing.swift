/// Draws figures as SVG documents.
enum FigureDrawing {
  private static let floor = 112.0

  static func svg(_ figure: Figure, holding equipment: [Equipment]) -> String {
    var parts = [
      #"<path d="M2 \#(text(floor))H118" stroke="lightgray"/>"#,
      limb(figure.farArm, "silver"), limb(figure.farLeg, "silver"),
      #"<path d="M\#(at(figure.hip))L\#(at(figure.shoulder))" stroke="black" stroke-width="4"/>"#,
      limb(figure.nearLeg, "black"), limb(figure.nearArm, "black"),
      circle(figure.head, Figure.headRadius, "black"),
    ]
    if equipment.contains(.pullUpBar) {
      parts.append(#"<path d="M30 \#(text(floor - Figure.barHeight))H90" stroke="gray" stroke-width="2"/>"#)
    }
    if equipment.contains(where: { [.dumbbells, .barbell, .kettlebell].contains($0) }) {
      let radius = equipment.contains(.barbell) ? 6.0 : 3.5
      parts.append(circle(figure.nearArm.end, radius, "orangered"))
    }
    return #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" fill="none" stroke-width="3" "#
      + #"stroke-linecap="round" stroke-linejoin="round">\#(parts.joined())</svg>"#
  }

  private static func limb(_ limb: Figure.Limb, _ colour: String) -> String {
    #"<path d="M\#(at(limb.root))L\#(at(limb.joint))L\#(at(limb.end))" stroke="\#(colour)"/>"#
  }

  private static func circle(_ centre: Figure.Point, _ radius: Double, _ colour: String) -> String {
    #"<circle cx="\#(text(centre.x))" cy="\#(text(floor - centre.y))" r="\#(text(radius))" fill="\#(colour)"/>"#
  }

  private static func at(_ point: Figure.Point) -> String { "\(text(point.x)) \(text(floor - point.y))" }

  /// Rounds to tenths.
  private static func text(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
    return (tenths < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
  }
}

extension Exercise {
  /// The animation's SVG documents, to be shown one after the other in a loop.
  package var frames: [String] {
    movement.figures().map { FigureDrawing.svg($0, holding: equipment) }
  }
}
