package import Foundation
package import TitanCore

/// What counting a stream needs around it.
package struct PoseServices: Sendable {
  package var store: any StreamStore
  package var signer: ReceiptSigner
  package var limits: PoseLimits
  package var now: WallClock
  /// Makes the ids of receipts and attachments.
  package var newID: @Sendable (Timestamp) -> UUID

  package init(
    store: any StreamStore, signer: ReceiptSigner, limits: PoseLimits = PoseLimits(), now: @escaping WallClock,
    newID: @escaping @Sendable (Timestamp) -> UUID = { UUID.version7(at: $0) }
  ) {
    self.store = store
    self.signer = signer
    self.limits = limits
    self.now = now
    self.newID = newID
  }

  func open(_ opening: StreamOpening, attachment: UUID) async throws -> OpenedStream {
    try await store.open(
      opening, attachment: attachment, limit: limits.unfinishedStreamsPerUser, at: now())
  }

  /// Signs what was counted and ends the stream with it. Every frame must be stored.
  func close(_ stream: CountedStream, key: StreamKey, attachment: UUID) async throws -> SignedReceipt {
    let time = now()
    let receipt = try signer.sign(ReceiptClaims(stream, key: key, receiptID: ReceiptID(newID(time)), issuedAt: time))
    try await store.close(key, with: receipt, attachment: attachment, at: time)
    return receipt
  }
}
