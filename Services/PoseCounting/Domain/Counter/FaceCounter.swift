/// Counts push-ups above a phone on the floor, by the size of the face in its image.
///
/// A face's distance is inversely proportional to its size, and each doubling in size stands for the same change of
/// elbow angle. So the counter finds dips as it does in a body's arms. What distinguishes a push-up from somebody
/// passing by is how close the face comes.
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
    // A face shows how far the arms bend from the top, not how straight they are there.
    parameters.lockout = .max
    self.parameters = parameters
    self.image = image
    usualRange = parameters.faceDoubling
    self.trace = trace
  }

  /// Ends the stream.
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
      return [coach.seeNobody(time: time, parameters: parameters)].compactMap { $0 }
    }
    coach.seeFace()
    let seen = distance(size)
    if lastSeen != nil, abs(seen - raw) > parameters.faceCut { forget() }
    let elapsed = lastSeen.map { time - $0 }
    angle = elapsed.map { angle + (seen - angle) * $0 / (parameters.smoothing + $0) } ?? seen
    (raw, lastSeen) = (seen, time)
    trace?.see(time: time, angle: angle, isPlank: true)
    // In whole degrees, so that the athlete reaches the top even if the smoothed face still shrinks a little.
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

  /// The longer side of the face's box in the image's unit; `nil` if there is no face.
  private func size(_ frame: QuantizedFrame) -> Length? {
    guard frame.landmarks.count == 2 else { return nil }
    let longer = Int64(max(image.width, image.height))
    let width = Length(abs(frame.landmarks[1].x - frame.landmarks[0].x)) * Int64(image.width) / longer
    let height = Length(abs(frame.landmarks[1].y - frame.landmarks[0].y)) * Int64(image.height) / longer
    let size = max(width, height)
    return size > 0 ? size : nil
  }

  /// The distance of a face of this size, as an angle; 0 for a face as large as the image.
  private func distance(_ size: Length) -> Millidegrees {
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
private func logarithm(_ value: Int64) -> Int64 {
  let whole = Int64(Int64.bitWidth - 1 - max(1, value).leadingZeroBitCount)
  // 1 to 2 in units of 1/2^30. Each squaring yields one more digit.
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
