package import TitanCore
import TitanPostgres

extension PostgresStreamStore {
  package func recount(of key: StreamKey, by counter: String) async throws -> SignedReceipt? {
    try await pool.first(
      """
      SELECT jws FROM pose.recounts
      WHERE user_id = \(key.user) AND stream_id = \(key.stream) AND counter = \(counter)
      """
    ).map { try SignedReceipt(stored: $0.decode("jws")) }
  }

  package func add(recount receipt: SignedReceipt, of key: StreamKey, at now: Timestamp) async throws -> SignedReceipt {
    let added = try await pool.execute(
      """
      INSERT INTO pose.recounts (user_id, stream_id, counter, receipt_id, jws, issued_at)
      VALUES (\(key.user), \(key.stream), \(receipt.claims.counter), \(receipt.claims.receiptID), \(receipt.jws), \(now))
      ON CONFLICT ON CONSTRAINT recounts_pkey DO NOTHING
      """)
    guard added == 0 else { return receipt }
    guard let first = try await recount(of: key, by: receipt.claims.counter) else { throw CorruptReceipt() }
    return first
  }

  package func state(_ truth: GroundTruth, of key: StreamKey) async throws -> Bool {
    try await pool.execute(
      """
      INSERT INTO pose.ground_truths (user_id, stream_id, reps, may_improve_counters, updated_at)
      SELECT user_id, stream_id, \(Int16(truth.reps)), \(truth.mayImproveCounters), \(truth.statedAt)
      FROM pose.streams WHERE user_id = \(key.user) AND stream_id = \(key.stream)
      ON CONFLICT ON CONSTRAINT ground_truths_pkey DO UPDATE
      SET reps = EXCLUDED.reps, may_improve_counters = EXCLUDED.may_improve_counters, updated_at = EXCLUDED.updated_at
      """) == 1
  }

  package func groundTruth(of key: StreamKey) async throws -> GroundTruth? {
    try await pool.first(
      """
      SELECT reps, may_improve_counters, updated_at FROM pose.ground_truths
      WHERE user_id = \(key.user) AND stream_id = \(key.stream)
      """
    ).map { row in
      GroundTruth(
        reps: try row.decode("reps"), mayImproveCounters: try row.decode("may_improve_counters"),
        statedAt: try row.decode("updated_at"))
    }
  }
}
