/// A shape at a notable moment of a cycle.
struct ShapeMark: Sendable, Equatable {
  var time: Int64 = 0
  /// The measure that the exercise's counter follows.
  var value: PerMille = 0
  var shape = Shape()
}

/// A movement away from the starting position and back: the candidate for a rep.
struct Cycle: Sendable, Equatable {
  private(set) var start: ShapeMark
  /// The highest value before the cycle.
  private(set) var top: PerMille
  private(set) var bottom: ShapeMark
  /// The sum of the shapes since the start, each as often as its weight says, and the sum of the weights.
  fileprivate var shapes = Shape()
  fileprivate var weights: Int64 = 1
  /// The highest point since the bottom.
  fileprivate(set) var end: ShapeMark
  private(set) var frames: Int64 = 0
  private var framesInPosition: Int64 = 0
  private(set) var longestGap: Int64 = 0
  private var lastTime: Int64
  /// How far the hands rose and the feet spread in the meantime.
  private(set) var handRise: ClosedRange<PerMille>
  private(set) var feetApart: ClosedRange<PerMille>

  init() { self.init(start: ShapeMark(), top: 0, now: ShapeMark()) }

  fileprivate init(start: ShapeMark, top: PerMille, now: ShapeMark) {
    (self.start, self.top, bottom, end) = (start, top, now, now)
    lastTime = now.time
    handRise = start.shape.handRise...start.shape.handRise
    feetApart = start.shape.feetApart...start.shape.feetApart
  }

  var duration: Int64 { end.time - start.time }
  /// The smaller of descent and ascent.
  var range: PerMille { min(top, end.value) - bottom.value }
  var lowerTop: PerMille { min(top, end.value) }
  fileprivate var rise: PerMille { end.value - bottom.value }
  fileprivate var fall: PerMille { top - bottom.value }
  /// The shape near the bottom: the mean over the cycle in which deep frames weigh more. A single frame is often wrong
  /// just there, where limbs hide each other.
  var far: Shape {
    var mean = shapes
    mean.combine(with: shapes) { $0 = $1 / weights }
    return mean
  }

  /// The share of the frames in which the body was in the exercise's position.
  var positionShare: PerMille { framesInPosition * 1_000 / max(1, frames) }

  fileprivate mutating func follow(_ now: ShapeMark, isInPosition: Bool) {
    frames += 1
    framesInPosition += isInPosition ? 1 : 0
    longestGap = max(longestGap, now.time - lastTime)
    lastTime = now.time
    weigh(now)
    handRise = min(handRise.lowerBound, now.shape.handRise)...max(handRise.upperBound, now.shape.handRise)
    feetApart = min(feetApart.lowerBound, now.shape.feetApart)...max(feetApart.upperBound, now.shape.feetApart)
    if now.value < bottom.value {
      (bottom, end) = (now, now)
    } else if now.value > end.value {
      end = now
    }
  }
}

extension Cycle {
  /// The cycle that ends now, though the body is not back: the way back is taken to lead where it came from.
  fileprivate func endedAtFarPoint(at time: Int64) -> Cycle {
    var cycle = self
    cycle.end = ShapeMark(time: time, value: top, shape: start.shape)
    return cycle
  }

  /// Deeper than this, a frame has no more weight: it may be an error.
  private static let fullWeight: PerMille = 1_000

  fileprivate mutating func weigh(_ now: ShapeMark) {
    let depth = min(Self.fullWeight, max(1, top - now.value))
    let weight = depth * depth / 1_000 + 1
    shapes.combine(with: now.shape) { $0 += $1 * weight }
    weights += weight
  }
}

/// Finds cycles in a measure that is high in the starting position. It knows nothing of exercises: other code judges a
/// cycle once it has ended.
struct CycleFinder: Sendable, Equatable {
  private enum State: Sendable, Equatable {
    /// Nothing is known yet. Next: `top`.
    case unknown
    /// Next: `below`.
    case top
    /// Next: `top`, or `returning` if the exercise counts at the far point.
    case below
    /// On the way back from a cycle that has been reported. Next: `top`.
    case returning
  }
  private var state = State.unknown
  private var top: PerMille = 0
  /// The last moment at the top.
  private var topLeft = ShapeMark()
  /// The current cycle, or the last one if there is none now.
  private var cycle = Cycle()
  /// The last cycle that ended.
  private(set) var ended = Cycle()
  private var lastTime: Int64 = 0

  /// How fast a remembered top decays, per second.
  private static let decay: PerMille = 100
  /// The share of the descent after which the movement back can be over, and the same if the next descent follows.
  private static let rise: PerMille = 650
  private static let riseBeforeDescent: PerMille = 400
  /// The cycle ends when the value falls by this much, or has not risen for this long.
  private static let turn: PerMille = 40
  private static let stall: Int64 = 150_000

  /// A far point is reached when the value has risen by so much, or has not fallen for this long.
  private static let turnAtFarPoint: PerMille = 200
  private static let stallAtFarPoint: Int64 = 300_000

  var isBelow: Bool { state == .below || state == .returning }

  /// Starts over: the frames that follow have nothing to do with those before.
  mutating func reset() { state = .unknown }

  /// Takes the next frame. Returns `true` if a cycle ends with it.
  mutating func step(_ now: ShapeMark, isInPosition: Bool, rules: ExerciseRules) -> Bool {
    let descent = rules.descent
    let elapsed = now.time - lastTime
    lastTime = now.time
    switch state {
    case .unknown:
      (state, top, topLeft) = (.top, now.value, now)
    case .top:
      top = max(now.value, top - Self.decay * min(elapsed, 1_000_000) / 1_000_000)
      if now.value < top - descent {
        state = .below
        cycle = Cycle(start: topLeft, top: top, now: now)
        cycle.follow(now, isInPosition: isInPosition)
      } else if now.value >= top - descent / 2 {
        topLeft = now
      }
    case .below, .returning:
      cycle.follow(now, isInPosition: isInPosition)
      if isOver(at: now, rules: rules) {
        defer { (state, top, topLeft) = (.top, cycle.end.value, cycle.end) }
        guard state == .below else { return false }
        ended = cycle
        return true
      }
      guard state == .below, rules.countsAtFarPoint, isAtFarPoint(now, rules: rules) else { return false }
      (state, ended) = (.returning, cycle.endedAtFarPoint(at: now.time))
      return true
    }
    return false
  }

  private func isAtFarPoint(_ now: ShapeMark, rules: ExerciseRules) -> Bool {
    cycle.bottom.value <= rules.floor && cycle.fall >= rules.range
      && (now.value >= cycle.bottom.value + Self.turnAtFarPoint
        || now.time - cycle.bottom.time >= Self.stallAtFarPoint)
  }

  /// Whether the body is back: it is in the starting position and rises no further, or the next descent follows.
  /// Somebody who stops on the way back and sinks again is still in the same rep, until it has lasted for too long.
  private func isOver(at now: ShapeMark, rules: ExerciseRules) -> Bool {
    guard cycle.end.value >= rules.leastTop || now.time - cycle.start.time > rules.longest else { return false }
    if cycle.rise * 1_000 >= cycle.fall * Self.rise {
      return now.value >= rules.home || now.value <= cycle.end.value - Self.turn
        || now.time - cycle.end.time >= Self.stall
    }
    return now.value < cycle.end.value - rules.descent && cycle.rise * 1_000 >= cycle.fall * Self.riseBeforeDescent
  }

  /// The phase at this value, and how far below the top it is.
  func phase(at value: PerMille) -> (phase: Phase, belowTop: PerMille) {
    switch state {
    case .unknown: return (.none, 0)
    case .top: return (.up, max(0, top - value))
    case .below, .returning:
      let isRising = value > cycle.bottom.value + Self.turn
      return (isRising ? .ascending : .descending, max(0, cycle.top - value))
    }
  }
}
