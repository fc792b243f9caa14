/// What a counter saw and how it judged. It is kept to explain a stored stream, never while a stream is live.
package struct CounterTrace: Sendable, Equatable {
  /// One frame.
  package struct Sample: Sendable, Equatable {
    package var time: Int64
    /// The angle that the counter follows; `nil` if nobody was found or the frame was not counted.
    package var angle: Millidegrees?
    package var isPlank: Bool
  }

  package private(set) var samples: [Sample] = []
  /// The dips in the order in which they ended.
  package private(set) var dips: [JudgedDip] = []

  package init() {}

  mutating func see(time: Int64, angle: Millidegrees? = nil, isPlank: Bool = false) {
    samples.append(Sample(time: time, angle: angle, isPlank: isPlank))
  }

  mutating func judge(_ dip: Dip, _ outcome: JudgedDip.Outcome, _ objections: [Objection]) {
    dips.append(JudgedDip(dip, outcome: outcome, objections: objections))
  }

  /// Removes a partial rep: one arm has since shown a whole rep.
  mutating func withdraw(_ partial: PartialRep) {
    dips.removeAll { $0.outcome == .partial && $0.start == partial.start }
  }
}

/// A dip and its verdict. Times are in microseconds since the stream's first frame.
package struct JudgedDip: Sendable, Equatable {
  package enum Outcome: Sendable, Equatable {
    case rep(Rep)
    case partial
    case rejected
  }

  package var start: Int64
  package var bottom: Int64
  package var end: Int64
  package var topAngle: Millidegrees
  package var bottomAngle: Millidegrees
  package var endAngle: Millidegrees
  package var outcome: Outcome
  /// Everything that spoke against counting the dip. A dip with objections is still a rep if its set vouches for it.
  package var objections: [Objection]

  fileprivate init(_ dip: Dip, outcome: Outcome, objections: [Objection]) {
    start = dip.start.time
    bottom = dip.bottom.time
    end = dip.peak.time
    topAngle = dip.top
    bottomAngle = dip.bottom.angle
    endAngle = dip.peak.angle
    self.outcome = outcome
    self.objections = objections
  }
}

/// Reasons not to count a dip. The raw values are the contract's.
package enum Objection: Int, Sendable, Equatable, CaseIterable {
  case tooShort = 1
  case tooLong = 2
  case notUpAgain = 3
  case tooShallow = 4
  case rangeTooSmall = 5
  case shouldersStill = 6
  case handsMoved = 7
  case wrongPosition = 8
  case alreadyCounted = 9
  case interrupted = 10
  case unfinished = 11
  case tooFar = 12

  /// The objections that follow from a dip's duration.
  static func toPace(of dip: Dip, _ parameters: PushUpParameters) -> [Objection] {
    var found: [Objection] = []
    if dip.duration < parameters.shortestRep { found.append(.tooShort) }
    if dip.tempo.down + dip.tempo.up > parameters.longestRep { found.append(.tooLong) }
    return found
  }
}
