package import SessionsDomain
import TitanCore
package import TitanReceipts

extension ReceiptVerifier {
  /// Verifies a receipt for push-ups and returns what sessions need of its claims.
  ///
  /// - Throws: `ReceiptError.invalid` and `.otherExercise`; UNAVAILABLE if it names a key that can't be fetched now.
  package func claims(of text: String) async throws -> VerifiedReceipt {
    do {
      return try VerifiedReceipt(await receipt(text))
    } catch let error as InvalidReceipt {
      throw ReceiptError.invalid(error.why)
    }
  }
}

extension TrustedReceiptKeys {
  /// What sessions need of a receipt's claims; `nil` if it isn't one for push-ups, signed by a trusted key.
  func claims(of text: String) -> VerifiedReceipt? {
    do { return try VerifiedReceipt(receipt(text)) } catch { return nil }
  }
}

extension VerifiedReceipt {
  private static let exercise = "PUSH_UP"

  fileprivate init(_ receipt: RepReceipt) throws(ReceiptError) {
    guard receipt.exercise == Self.exercise else { throw .otherExercise(receipt.exercise) }
    self.init(
      receiptID: ReceiptID(receipt.receiptID), userID: receipt.userID,
      streamID: LandmarkStreamID(receipt.streamID), streamDigest: receipt.streamDigest,
      motionDigest: receipt.motionDigest, counter: receipt.counter, start: receipt.start, end: receipt.end,
      reps: receipt.reps.map { rep in
        RepTime(
          startMilliseconds: rep.start, endMilliseconds: rep.end,
          form: RepForm(depthPercent: rep.depthPercent, qualityPercent: rep.qualityPercent))
      },
      isDoubtful: receipt.isDoubtful, isKept: receipt.isKept, isSimulated: receipt.isSimulated)
  }
}
