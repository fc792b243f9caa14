/// Counts push-ups above a phone on the floor, by how large the face in its image is.
///
/// How far a face is off goes with one over its size, and each doubling is taken for the same angle of an elbow. So the
/// same dips are found as in a body's arms; what tells a push-up from somebody who passes is how close the face comes.
struct FaceCounter: Sendable, Equatable {
  private(set) var reps = 0
  var trace: CounterTrace?
  private let parameters: PushUpParameters
  private let image: ImageSize
  private var detector = CycleDetector()
  private var coach = Coach()
  private var rhythm = Rhythm()
  private(set) var angle: Millidegrees = 0
  private var raw: Millidegrees = 0
  private var lastSeen: Int64?
  private var lastProgress: Int64?
  private var usualRange: Millidegrees

  init(parameters: PushUpParameters, image: ImageSize, trace: CounterTrace? = nil) {
    var parameters = parameters
    // A face says how far the arms are bent against the top, not how straight they are there.
    parameters.lockout = .max
    self.parameters = parameters
    self.image = image
    usualRange = parameters.faceDoubling
    self.trace = trace
  }

  /// The stream is over.
  mutating func finish() {
    if detector.isBelow { trace?.judge(detector.dip, .rejected, [.unfinished]) }
  }

  mutating func forget() {
    if detector.isBelow { trace?.judge(detector.dip, .rejected, [.interrupted]) }
    detector.reset()
    lastSeen = nil
  }

  mutating func consume(_ frame: QuantizedFrame) -> [CounterEvent] {
    let time = frame.microseconds
    if let lastSeen, time - lastSeen > parameters.longestGap { forget() }
    guard let size = size(frame) else {
      trace?.see(time: time)
      return [coach.seeNobody(time: time, parameters: parameters)].compactMap(\.self)
    }
    coach.seeFace()
    let seen = distance(size)
    if lastSeen != nil, abs(seen - raw) > parameters.faceCut { forget() }
    let elapsed = lastSeen.map { Int(time - $0) }
    angle = elapsed.map { angle + (seen - angle) * $0 / (Int(parameters.smoothing) + $0) } ?? seen
    (raw, lastSeen) = (seen, time)
    trace?.see(time: time, angle: angle, isPlank: true)
    // In whole degrees, so that the top is reached though the smoothed face still shrinks a little.
    let now = Mark(time: time, angle: angle / 1_000 * 1_000, reach: Reach(left: 0, right: 0), body: Body())
    var events: [CounterEvent] = []
    if detector.step(now, leftShare: 32_768, isPlank: true, parameters: parameters) {
      let dip = detector.dip
      let objections = objections(to: dip)
      let verdict = verdict(dip, objections)
      trace?.judge(dip, verdict.outcome, objections)
      switch verdict {
      case .nothing: break
      case .partial(let partial): events.append(.partialRep(partial))
      case .rep(let rep, _):
        reps = rep.number
        usualRange = reps == 1 ? dip.range : (usualRange * 3 + dip.range) / 4
        rhythm.add(rep, tempo: dip.tempo, setBreak: parameters.setBreak)
        events.append(.repCounted(rep))
      }
      if let cue = coach.hear(verdict, time: time, parameters: parameters) { events.append(cue) }
    }
    if let progress = progress(at: time) { events.append(.progress(progress)) }
    return events
  }

  /// The longer side of the face's box in the image's unit; `nil` where there is no face.
  private func size(_ frame: QuantizedFrame) -> Int? {
    guard frame.landmarks.count == 2 else { return nil }
    let longer = max(image.width, image.height)
    let width = Int(abs(frame.landmarks[1].x - frame.landmarks[0].x)) * image.width / longer
    let height = Int(abs(frame.landmarks[1].y - frame.landmarks[0].y)) * image.height / longer
    let size = max(width, height)
    return size > 0 ? size : nil
  }

  /// How far off a face of this size is, as an angle; 0 for one as large as the image.
  private func distance(_ size: Int) -> Millidegrees {
    parameters.faceDoubling * (logarithm(QuantizedLandmark.unit) - logarithm(size)) / 65_536
  }

  private func objections(to dip: Dip) -> [Objection] {
    let farthest = distance(QuantizedLandmark.unit * parameters.faceAtBottom / 1_000)
    return Objection.toPace(of: dip, parameters) + (dip.bottom.angle > farthest ? [.tooFar] : [])
      + (dip.range < parameters.faceRange ? [.rangeTooSmall] : [])
  }

  private func verdict(_ dip: Dip, _ objections: [Objection]) -> Verdict {
    guard objections.isEmpty else {
      guard objections == [.rangeTooSmall], dip.range >= parameters.partialRange else { return .nothing }
      return .partial(PartialRep(start: dip.start.time, end: dip.peak.time, minAngle: 0))
    }
    let flags = Form.flagsOfTime(dip, parameters: parameters)
    let depth = percent(of: dip.range, in: parameters.faceDoubling)
    let seen = flags.contains(.partlySeen) ? 50 : 100
    let rep = Rep(
      number: reps + 1, start: dip.start.time, end: dip.peak.time, minAngle: 0, maxAngle: 0, depthPercent: depth,
      qualityPercent: (depth * 8 + seen * 2) / 10, flags: flags)
    return .rep(rep, isProven: true)
  }

  private mutating func progress(at time: Int64) -> RepProgress? {
    if let lastProgress, time - lastProgress < parameters.progressInterval { return nil }
    lastProgress = time
    let (phase, belowTop, _) = detector.phase(at: angle)
    return RepProgress(
      romPercent: percent(of: belowTop, in: usualRange), phase: phase, tempo: rhythm.tempo, cadence: rhythm.cadence,
      reps: reps)
  }
}

/// The binary logarithm of a positive number, in 1/65536.
func logarithm(_ value: Int) -> Int {
  let whole = Int.bitWidth - 1 - max(1, value).leadingZeroBitCount
  // 1 to 2 in 1/2^30: each squaring brings one more digit.
  var rest = whole <= 30 ? max(1, value) << (30 - whole) : max(1, value) >> (whole - 30)
  var result = whole
  for _ in 0..<16 {
    rest = (rest * rest) >> 30
    result <<= 1
    if rest >= 1 << 31 {
      rest >>= 1
      result |= 1
    }
  }
  return result
}
