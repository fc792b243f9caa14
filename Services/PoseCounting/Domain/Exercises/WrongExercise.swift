/// Finds out why nothing counts in a set: what the athlete does instead of the exercise.
struct WrongExercise: Sendable, Equatable {
  private var firstSeen: Int64?
  private var lastStart: Int64?
  /// Frames that show somebody, and those of them that don't show the exercise's position.
  private var frames: Int64 = 0
  private var framesElsewhere: Int64 = 0
  /// The last movement that was refused for what it is, and the last one that was refused for anything.
  private var telling: Refusal?
  private var last: Refusal?

  /// How long an athlete may take to get into the starting position.
  private static let patience: Int64 = 3_000_000

  /// - Parameter isAtStart: whether a rep can begin in this frame.
  mutating func see(isInPosition: Bool, isAtStart: Bool, time: Int64) {
    firstSeen = firstSeen ?? time
    if isAtStart { lastStart = time }
    frames += 1
    if !isInPosition { framesElsewhere += 1 }
  }

  /// Takes a movement that doesn't count.
  mutating func hear(_ refusal: Refusal) {
    last = refusal
    if !refusal.isOfExtent { telling = refusal }
  }

  /// Whether the athlete has not been where a rep begins for longer than a rep takes.
  func isAwayFromStart(at time: Int64, longestRep: Int64) -> Bool {
    if let lastStart { return time - lastStart > longestRep }
    return firstSeen.map { time - $0 > Self.patience } ?? false
  }

  /// Why nothing counts; `nil` if nobody was seen.
  var reason: Refusal? {
    guard frames > 0 else { return nil }
    if let telling { return telling }
    let isElsewhere = lastStart == nil || framesElsewhere * 2 > frames
    return isElsewhere ? .wrongPosition : last ?? .tooShallow
  }
}
