/// Why a count proves less than it seems to. Raw values are stored and signed, and never change.
package enum EvidenceFlag: Int, Sendable, Equatable, CaseIterable {
  /// The user has shown this motion before.
  case duplicateMotion = 1
  /// One push-up repeats over and over.
  case loopedRep = 2
  /// The push-ups are faster than any human's.
  case impossibleCadence = 3
  /// Live frames span more time than has passed.
  case aheadOfClock = 4
}

/// How quickly push-ups can follow each other.
package enum Cadence {
  private static let run = 10
  /// The records are 0.39 seconds per push-up, over a minute and more.
  private static let fastest: Int64 = 390_000

  package static func isImpossible(_ reps: [Rep]) -> Bool {
    guard reps.count >= run else { return false }
    return (0...reps.count - run).contains { first in
      reps[first + run - 1].end - reps[first].start < Int64(run) * fastest
    }
  }
}
