import TitanCore
import TitanProto
package import TitanReceipts
package import TrainingDomain
import TrainingProto

extension ReceiptVerifier {
  /// Verifies a receipt and returns what a practice needs of it.
  ///
  /// - Throws: `ReceiptError.invalid`; UNAVAILABLE if it names a key that can't be fetched now.
  package func countedSet(_ text: String) async throws -> CountedSet {
    do {
      return CountedSet(try await receipt(text))
    } catch let error as InvalidReceipt {
      throw ReceiptError.invalid(error.why)
    }
  }
}

extension CountedSet {
  fileprivate init(_ receipt: RepReceipt) {
    // A hold has no repetitions: then the set is the whole stream.
    let start = receipt.reps.first.map { receipt.start + .milliseconds($0.start) } ?? receipt.start
    let end = receipt.reps.last.map { receipt.start + .milliseconds($0.end) } ?? receipt.end
    self.init(
      userID: receipt.userID, exercise: CountedExercise(receipt.exercise),
      amount: receipt.heldSeconds > 0 ? receipt.heldSeconds : receipt.reps.count, streamStart: receipt.start,
      proof: SetProof(
        streamID: LandmarkStreamID(receipt.streamID), counter: receipt.counter, start: start, end: end,
        evidence: receipt.isSimulated ? .simulated : receipt.isDoubtful ? .doubtful : .verified))
  }
}

extension TrainingV1.SetEvidence {
  init(_ evidence: SetEvidence?) { self.init(rawValue: Int32(evidence?.rawValue ?? 0)) }
}

extension TrainingV1.VerifiedAmount {
  init(_ verified: VerifiedAmount) {
    self.init(
      exerciseID: "\(verified.exercise)", unit: .init(verified.unit), amount: UInt32(verified.amount),
      sets: UInt32(verified.sets))
  }
}

extension TrainingV1.VerifiedSet {
  init(_ set: VerifiedSet) {
    self.init(
      exerciseID: "\(set.exercise)", countedAs: set.exercise.countedAs?.description ?? "", amount: UInt32(set.amount),
      startTime: .init(set.start), endTime: .init(set.end))
  }
}
