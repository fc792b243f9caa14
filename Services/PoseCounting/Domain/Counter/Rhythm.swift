/// How fast the reps of a set follow each other.
struct Rhythm: Sendable, Equatable {
  /// The last rep's tempo; `nil` before the first rep.
  private(set) var tempo: Tempo?
  /// When the last few reps of the set ended.
  private var ends: [Int64] = []

  private static let few = 5

  mutating func add(_ rep: Rep, tempo: Tempo, setBreak: Int64) {
    self.tempo = tempo
    if let last = ends.last {
      if rep.start - last > setBreak { ends = [] } else { self.tempo?.top = max(0, rep.start - last) }
    }
    ends = ends.suffix(Self.few - 1) + [rep.end]
  }

  /// Reps per minute over the last few reps; 0 before a set's second rep.
  var cadence: Int {
    guard let first = ends.first, let last = ends.last, last > first else { return 0 }
    let minute = 60_000_000 * Int64(ends.count - 1)
    return Int((minute + (last - first) / 2) / (last - first))
  }
}
