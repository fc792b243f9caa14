package import TitanCore

package enum LandmarkStreamOwner {}
/// Identifies the stream of landmarks that a receipt was issued for.
package typealias LandmarkStreamID = Identifier<LandmarkStreamOwner>

/// What a receipt of the pose service proves: its signature was verified, but not yet whether it fits a set.
package struct CountedSet: Sendable, Hashable {
  /// The user it was issued to.
  package var userID: UserID
  package var exercise: CountedExercise
  package var amount: Int
  /// When the stream began: a push-up session with the same receipt begins then, too.
  package var streamStart: Timestamp
  package var proof: SetProof

  package init(userID: UserID, exercise: CountedExercise, amount: Int, streamStart: Timestamp, proof: SetProof) {
    self.userID = userID
    self.exercise = exercise
    self.amount = amount
    self.streamStart = streamStart
    self.proof = proof
  }
}

/// What a set keeps of its receipt.
package struct SetProof: Sendable, Hashable {
  package var streamID: LandmarkStreamID
  /// The counter: `pushup/2`.
  package var counter: String
  /// When the first repetition began.
  package var start: Timestamp
  /// When the last repetition ended.
  package var end: Timestamp
  /// Verified, doubtful or simulated.
  package var evidence: SetEvidence

  package init(
    streamID: LandmarkStreamID, counter: String, start: Timestamp, end: Timestamp, evidence: SetEvidence = .verified
  ) {
    self.streamID = streamID
    self.counter = counter
    self.start = start
    self.end = end
    self.evidence = evidence
  }
}

/// How the amount of a set is known. The raw values are the contract's and the store's.
package enum SetEvidence: Int, Sendable, Hashable, CaseIterable {
  /// The user reported it.
  case unverified = 1
  case verified
  /// Counted, but the pose service has its doubts.
  case doubtful
  /// Counted from a simulated stream: it earns nothing.
  case simulated
}

/// Why a receipt does not prove a set.
package enum ReceiptError: Error, Sendable, Hashable {
  /// Not signed by the pose service, altered, or impossible. The text says which.
  case invalid(String)
  /// Counted for another user.
  case wrongUser
  /// `counted` is what the receipt is of, `expected` what the set's exercise is counted as, if anything.
  case otherExercise(counted: CountedExercise, expected: CountedExercise?, exercise: ExerciseID)
  case countDiffers(done: Int, counted: Int)
  case empty
  /// Its stream was counted into the set with this index.
  case used(LandmarkStreamID, index: Int)
  case outsideSet(got: ClosedRange<Timestamp>, allowed: ClosedRange<Timestamp>)
}

extension Practice {
  /// How far the clock of a device may be from the server's.
  private static let clockSkew: Duration = .seconds(120)

  /// Completes an ACTIVE exercise by a receipt, which gives its amount and its time.
  ///
  /// A stream that began during this practice belongs to no other, since practices don't overlap. A push-up session
  /// with the same receipt began at the same instant, and so is part of this practice.
  ///
  /// - Parameter done: the amount that the client reports; 0 to take the receipt's.
  /// - Throws: `ReceiptError`, `PracticeError`.
  package mutating func completeExercise(_ index: Int, done: Int, by set: CountedSet, at now: Timestamp) throws {
    var completed = self
    try completed.completeExercise(index, done: max(1, set.amount), at: now)
    guard set.userID == userID else { throw ReceiptError.wrongUser }
    let expected = exercises[index].exercise.countedAs
    guard set.exercise == expected else {
      throw ReceiptError.otherExercise(counted: set.exercise, expected: expected, exercise: exercises[index].exercise)
    }
    guard set.amount > 0 else { throw ReceiptError.empty }
    guard done == 0 || done == set.amount else { throw ReceiptError.countDiffers(done: done, counted: set.amount) }
    let proof = set.proof
    if let other = exercises.firstIndex(where: { $0.proof?.streamID == proof.streamID }) {
      throw ReceiptError.used(proof.streamID, index: other)
    }
    guard set.streamStart <= proof.start, proof.start <= proof.end else {
      throw ReceiptError.invalid("its repetitions are out of order")
    }
    try requireTime(of: set, in: exercises[index], at: now)
    completed.prove(index, by: proof)
    self = completed
  }

  private func requireTime(of set: CountedSet, in exercise: PracticeExercise, at now: Timestamp) throws(ReceiptError) {
    guard case .underWay(let activeFrom) = exercise.phase else { return }
    let previous = exercises.compactMap(\.proof?.end).max() ?? start
    let earliest = max(start, previous, activeFrom - .seconds(countdown) - Self.clockSkew)
    let latest = max(earliest, now + Self.clockSkew)
    guard start <= set.streamStart, set.streamStart <= max(start, now), set.proof.start >= earliest,
      set.proof.end <= latest
    else { throw .outsideSet(got: set.streamStart...set.proof.end, allowed: earliest...latest) }
  }
}
