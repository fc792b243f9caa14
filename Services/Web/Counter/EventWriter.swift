/// Writes events as numbers of 32 bits: a number for the kind, then the fields in the contract's order and units. What is
/// optional is -1 if it is absent, and a set is a bit for each of its members. `set/counter-events.js` reads them.
struct EventWriter {
  /// What one frame can say at most, and more.
  private static let room = 256

  private let buffer = UnsafeMutablePointer<Int32>.allocate(capacity: room)
  private(set) var count: Int32 = 0

  var numbers: UnsafePointer<Int32> { UnsafePointer(buffer) }

  mutating func clear() { count = 0 }

  mutating func write(_ event: SetEvent, frame: Int32) {
    switch event {
    case .counter(.repCounted(let rep)):
      write(
        1, Int32(rep.number), milliseconds(rep.start), milliseconds(rep.end), decidegrees(rep.minAngle),
        decidegrees(rep.maxAngle), Int32(rep.depthPercent), Int32(rep.qualityPercent), bits(rep.flags), frame)
    case .counter(.partialRep(let partial)):
      write(2, decidegrees(partial.minAngle), milliseconds(partial.start), milliseconds(partial.end))
    case .counter(.feedback(let code, let joint)):
      write(3, Int32(code.rawValue), joint.map { Int32($0.rawValue) } ?? -1, 0)
    case .counter(.otherMovement(let refusal)):
      write(3, Int32(FeedbackCode.otherMovement.rawValue), -1, Int32(refusal.rawValue))
    case .counter(.held(let seconds)): write(10, Int32(seconds), frame)
    case .counter(.progress(let progress)):
      let tempo = progress.tempo
      write(
        4, Int32(progress.romPercent), Int32(progress.phase.rawValue), milliseconds(tempo?.down),
        milliseconds(tempo?.bottom), milliseconds(tempo?.up), milliseconds(tempo?.top), Int32(progress.reps),
        Int32(progress.cadence))
    case .placement(let placement):
      write(
        5, Int32(placement.view.rawValue), Int32(placement.distance.rawValue), bits(placement.outside),
        Int32(placement.tiltDegrees), placement.isGood ? 1 : 0)
    case .course(.countdown(let seconds)): write(6, Int32(seconds))
    case .course(.targetReached(let reps, let held)): write(7, Int32(reps), Int32(held))
    }
  }

  mutating func write(_ tally: StreamTally) {
    write(
      8, Int32(tally.reps.count), Int32(tally.partialReps.count), Int32(tally.coveragePercent),
      Int32(tally.heldSeconds), Int32(tally.problem?.rawValue ?? 0))
  }

  /// A byte of a text.
  mutating func write(_ byte: UInt8) { write(Int32(byte)) }

  /// A refused frame: what kind of error it is, and what would have been right or the value's index.
  mutating func write(_ error: LandmarkError) {
    switch error {
    case .count(_, _, let expected): write(9, 1, Int32(expected))
    case .value(_, let index, _): write(9, 2, Int32(index))
    case .time(_, _, let previous): write(9, 3, Int32(previous ?? -1))
    case .number(_, let expected): write(9, 4, Int32(expected))
    case .rate: write(9, 5, Int32(LandmarkQuantizer.framesPerSecond))
    case .length: write(9, 6, Int32(LandmarkQuantizer.longest))
    case .up: write(9, 7, 0)
    }
  }

  private mutating func write(_ numbers: Int32...) {
    precondition(Int(count) + numbers.count <= Self.room)
    for number in numbers {
      buffer[Int(count)] = number
      count += 1
    }
  }

  private func milliseconds(_ microseconds: Int64?) -> Int32 { microseconds.map { Int32($0 / 1_000) } ?? -1 }
  private func decidegrees(_ angle: Millidegrees) -> Int32 { Int32((angle + 50) / 100) }

  private func bits<Member: RawRepresentable<Int>>(_ members: [Member]) -> Int32 {
    members.reduce(0) { $0 | 1 << Int32($1.rawValue) }
  }
}
