/// What a counter saw and how it judged: kept to explain a stream, never while one is live.
package struct CounterTrace: Sendable, Equatable {
  /// One frame.
  package struct Sample: Sendable, Equatable {
    package var time: Int64
    /// What is counted by; `nil` where nobody was found and where nothing was counted.
    package var angle: Millidegrees?
    package var isPlank: Bool
  }

  package private(set) var samples: [Sample] = []
  /// In the order in which they were over.
  package private(set) var dips: [JudgedDip] = []

  package init() {}

  mutating func see(time: Int64, angle: Millidegrees? = nil, isPlank: Bool = false) {
    samples.append(Sample(time: time, angle: angle, isPlank: isPlank))
  }

  mutating func judge(_ dip: Dip, _ outcome: JudgedDip.Outcome, _ objections: [Objection]) {
    dips.append(JudgedDip(dip, outcome: outcome, objections: objections))
  }

  /// One arm has shown a whole rep since.
  mutating func withdraw(_ partial: PartialRep) {
    dips.removeAll { $0.outcome == .partial && $0.start == partial.start }
  }
}

/// A dip and what it was taken for. Times are microseconds since the stream's first frame.
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
  /// Everything that stood against counting it. A rep has some where its set spoke for it.
  package var objections: [Objection]

  init(_ dip: Dip, outcome: Outcome, objections: [Objection]) {
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

/// What can stand against counting a dip. Raw values are those of the contract.
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
}

extension Objection {
  /// Those that the time of a dip gives.
  static func toPace(of dip: Dip, _ parameters: PushUpParameters) -> [Objection] {
    var found: [Objection] = []
    if dip.duration < parameters.shortestRep { found.append(.tooShort) }
    if dip.tempo.down + dip.tempo.up > parameters.longestRep { found.append(.tooLong) }
    return found
  }
}
