/// Frames further apart than this prove nothing about the time between them.
private let longestGap: Int64 = 500_000

/// Recognises that an athlete holds still: shoulders and hands stay where they are.
struct HeldStill: Sendable {
  private static let length: Int64 = 2_000_000
  /// How far each point may stray, as a share of the body's size: arms tremble, and landmarks with them.
  private static let stray: PerMille = 150

  /// The box in which a point has stayed.
  private struct Place: Sendable {
    private var low: Point?
    private var high = Point.zero

    /// Adds where the point is now, if it is seen. Returns how far it has strayed.
    mutating func add(_ point: Point?) -> Length {
      guard let point else { return 0 }
      let low = Point(x: min(self.low?.x ?? point.x, point.x), y: min(self.low?.y ?? point.y, point.y))
      high = self.low == nil ? point : Point(x: max(high.x, point.x), y: max(high.y, point.y))
      self.low = low
      return max(high.x - low.x, high.y - low.y)
    }
  }
  private struct Hold: Sendable {
    let start: Int64
    let size: Length
    var last: Int64
    private var leftShoulder = Place(), rightShoulder = Place(), leftWrist = Place(), rightWrist = Place()

    init(_ body: SeenBody, at time: Int64) {
      (start, last, size) = (time, time, body.size)
      _ = add(body, at: time)
    }

    /// Returns how far the point has strayed that strayed the most.
    mutating func add(_ body: SeenBody, at time: Int64) -> Length {
      last = time
      return max(
        leftShoulder.add(body.left.shoulder), rightShoulder.add(body.right.shoulder), leftWrist.add(body.left.wrist),
        rightWrist.add(body.right.wrist))
    }
  }
  private var hold: Hold?

  /// Takes a frame. Returns whether the athlete has held still for long enough.
  ///
  /// - Parameters:
  ///   - body: `nil` if nobody is seen.
  ///   - counted: the reps that this frame completed: one that began during the hold ends it, whatever the points say.
  mutating func step(_ body: SeenBody?, at time: Int64, counted: [Rep]) -> Bool {
    guard let body, body.left.shoulder != nil || body.right.shoulder != nil else {
      hold = nil
      return false
    }
    guard var hold, time - hold.last <= longestGap, !counted.contains(where: { $0.start >= hold.start }),
      hold.add(body, at: time) * 1_000 <= hold.size * Self.stray
    else {
      hold = Hold(body, at: time)
      return false
    }
    self.hold = hold
    return time - hold.start >= Self.length
  }
}

/// Recognises that an athlete raises one hand clearly above the head, and not both: both rise in many a rep.
struct RaisedHand: Sendable {
  private static let length: Int64 = 1_000_000
  /// How far above its shoulder a hand must be, as a share of the body's size; the top of the head is at about 500.
  private static let raised: PerMille = 600
  /// A hand that was up when it was asked for must come down to this first.
  private static let lowered: PerMille = 300

  private struct Hand: Sendable {
    private var wasUp: Bool?
    /// Whether it is up now.
    private(set) var isUp = false
    /// Whether it is up, and was down since the question.
    var isAnswer: Bool { isUp && wasUp == false }

    mutating func look(_ arm: SeenBody.Arm, size: Length) {
      guard let shoulder = arm.shoulder, let wrist = arm.wrist else {
        isUp = false
        return
      }
      let rise = (shoulder.y - wrist.y) * 1_000 / size
      isUp = rise >= RaisedHand.raised
      if wasUp != false { wasUp = wasUp == nil ? isUp : rise >= RaisedHand.lowered }
    }
  }
  private var left = Hand(), right = Hand()
  /// When one hand went up, and when it was last seen there.
  private var hold: (start: Int64, last: Int64)?

  /// Takes a frame. Returns whether a hand has been up for long enough.
  ///
  /// - Parameter body: `nil` if nobody is seen.
  mutating func step(_ body: SeenBody?, at time: Int64) -> Bool {
    guard let body else {
      hold = nil
      return false
    }
    left.look(body.left, size: body.size)
    right.look(body.right, size: body.size)
    guard left.isUp != right.isUp, left.isAnswer || right.isAnswer else {
      hold = nil
      return false
    }
    guard let hold, time - hold.last <= longestGap else {
      hold = (time, time)
      return false
    }
    self.hold = (hold.start, time)
    return time - hold.start >= Self.length
  }
}
