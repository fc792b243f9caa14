import Glibc

/// A stick figure: the positions of its joints, with x to the right and y upwards.
struct Figure: Sendable, Hashable {
  struct Point: Sendable, Hashable {
    var x: Double
    var y: Double

    func moved(_ degrees: Double, by length: Double) -> Point {
      let angle = degrees * .pi / 180
      return Point(x: x + length * cos(angle), y: y + length * sin(angle))
    }
  }

  /// From the trunk outwards: shoulder, elbow, hand; hip, knee, ankle.
  struct Limb: Sendable, Hashable {
    var root: Point
    var joint: Point
    var end: Point
  }

  private(set) var hip = Point(x: 0, y: 0)
  private(set) var shoulder: Point
  private(set) var head: Point
  private(set) var nearArm: Limb
  private(set) var farArm: Limb
  private(set) var nearLeg: Limb
  private(set) var farLeg: Limb

  fileprivate static let headRadius = 5.0
  /// The height of a bar.
  fileprivate static let barHeight = 104.0

  init(_ pose: Pose) {
    let angles = pose.directions
    func limb(_ root: Point, _ first: Double, _ second: Double, _ length: Double) -> Limb {
      let joint = root.moved(first, by: length)
      return Limb(root: root, joint: joint, end: joint.moved(second, by: length))
    }
    shoulder = hip.moved(angles[0], by: 30)
    head = shoulder.moved(angles[0], by: 9)
    nearArm = limb(shoulder, angles[1], angles[2], 14)
    farArm = limb(shoulder, angles[3], angles[4], 14)
    nearLeg = limb(hip, angles[5], angles[6], 20)
    farLeg = limb(hip, angles[7], angles[8], 20)
  }

  /// Moves the figure so that its lowest point is on the floor, or its hands are at the bar, with the anchor at `x`.
  func placed(by anchor: Movement.Anchor, x: Double, lift: Double) -> Figure {
    let held =
      switch anchor {
      case .feet: (nearLeg.end.x + farLeg.end.x) / 2
      case .nearFoot: nearLeg.end.x
      case .hands, .bar: (nearArm.end.x + farArm.end.x) / 2
      case .hip: hip.x
      }
    let up =
      if anchor == .bar { Self.barHeight - max(nearArm.end.y, farArm.end.y) } else { lift - lowest }
    return moved(x - held, up)
  }

  private var lowest: Double {
    let joints = [nearArm, farArm, nearLeg, farLeg].flatMap { [$0.root.y, $0.joint.y, $0.end.y] }
    return joints.reduce(head.y - Self.headRadius, min)
  }

  private func moved(_ right: Double, _ up: Double) -> Figure {
    func point(_ point: Point) -> Point { Point(x: point.x + right, y: point.y + up) }
    func limb(_ limb: Limb) -> Limb { Limb(root: point(limb.root), joint: point(limb.joint), end: point(limb.end)) }
    var moved = self
    (moved.hip, moved.shoulder, moved.head) = (point(hip), point(shoulder), point(head))
    (moved.nearArm, moved.farArm) = (limb(nearArm), limb(farArm))
    (moved.nearLeg, moved.farLeg) = (limb(nearLeg), limb(farLeg))
    return moved
  }
}

/// Draws figures as SVG documents.
private enum FigureDrawing {
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
