/// A picture that was turned around somebody who stayed the same: the phone fell over, or was turned by hand. It maps
/// what was seen before to where it would be now, so that the dip in progress goes on.
struct PictureTurn: Sendable {
  /// Where the body's middle was, and is now, in the image's unit.
  private let middle: (before: Point, now: Point)
  /// The turn and the change of size as a complex number, in 1/65536.
  private let turn: Point

  /// Fits the turn, change of size and shift that carry one body to another best, by least squares over all joints.
  /// `nil` if the bodies are not of one shape, or one is more than four times as large: then the picture shows something
  /// else.
  init?(from before: Body, to now: Body, _ parameters: PushUpParameters) {
    middle = (Self.middle(of: before), Self.middle(of: now))
    var (size, along, across): (Int64, Int64, Int64) = (0, 0, 0)
    for joint in Joint.allCases {
      let (was, shown) = (before[joint] - middle.before, now[joint] - middle.now)
      size += was.squaredLength
      along += was.x * shown.x + was.y * shown.y
      across += was.cross(shown)
    }
    // Sums over joints stay below 2^44: the guard keeps the products below within 64 bits.
    guard max(abs(along), abs(across)) < size * Self.most else { return nil }
    turn = Point(x: along * Self.unit / size, y: across * Self.unit / size)
    guard turn.isLonger(than: Self.unit / Self.most), !turn.isLonger(than: Self.unit * Self.most) else { return nil }
    var (difference, sizeNow): (Int64, Int64) = (0, 0)
    for joint in Joint.allCases {
      difference += (now[joint] - self(before[joint])).squaredLength
      sizeNow += (now[joint] - middle.now).squaredLength
    }
    guard squareRoot(difference) * 1_000 <= squareRoot(sizeNow) * parameters.sameShape else { return nil }
  }

  private static let unit: Int64 = 65_536
  /// The greatest change of size.
  private static let most: Int64 = 4

  private static func middle(of body: Body) -> Point {
    let sum = Joint.allCases.reduce(Point.zero) { $0 + body[$1] }
    return Point(x: sum.x / Int64(Joint.count), y: sum.y / Int64(Joint.count))
  }

  /// Where a point of the earlier picture would be in this one.
  func callAsFunction(_ point: Point) -> Point {
    let from = point - middle.before
    let x = (from.x * turn.x - from.y * turn.y) / Self.unit
    let y = (from.x * turn.y + from.y * turn.x) / Self.unit
    return Point(x: middle.now.x + x, y: middle.now.y + y)
  }

  /// How long a length of the earlier picture would be in this one, limited to what an arm in an image can have.
  func callAsFunction(_ length: Length) -> Length { min(1 << 21, length * turn.length / Self.unit) }
}

extension Mark {
  mutating func follow(_ turn: PictureTurn) {
    reach.follow(turn)
    body.follow(turn)
  }
}

extension Reach {
  mutating func follow(_ turn: PictureTurn) { (left, right) = (turn(left), turn(right)) }
}
