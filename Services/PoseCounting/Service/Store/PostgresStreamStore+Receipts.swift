package import TitanCore
import TitanPostgres

extension PostgresStreamStore {
  package func receipt(of key: StreamKey) async throws -> SignedReceipt? { try await Self.receipt(of: key, pool) }

  static func receipt(of key: StreamKey, _ store: some PostgresQuerying) async throws -> SignedReceipt? {
    try await store.first("SELECT jws FROM pose.receipts WHERE user_id = \(key.user) AND stream_id = \(key.stream)")
      .map { try SignedReceipt(stored: $0.decode("jws")) }
  }

  package func recount(of key: StreamKey, by counter: String) async throws -> SignedReceipt? {
    // A receipt that was issued stays.
    try await pool.first(
      """
      SELECT jws FROM pose.recounts
      WHERE user_id = \(key.user) AND stream_id = \(key.stream) AND counter = \(counter)
      """, commit: .synchronous
    ).map { try SignedReceipt(stored: $0.decode("jws")) }
  }

  package func add(recount receipt: SignedReceipt, of key: StreamKey, at now: Timestamp) async throws -> SignedReceipt {
    let isAdded = try await pool.withTransaction { transaction in
      let added = try await transaction.execute(
        """
        INSERT INTO pose.recounts (user_id, stream_id, counter, receipt_id, jws, issued_at)
        VALUES (\(key.user), \(key.stream), \(receipt.claims.counter), \(receipt.claims.receiptID), \(receipt.jws), \(now))
        ON CONFLICT ON CONSTRAINT recounts_pkey DO NOTHING
        """)
      if added > 0 { try await Self.tell(of: key, transaction) }
      return added > 0
    }
    if isAdded { return receipt }
    guard let first = try await recount(of: key, by: receipt.claims.counter) else { throw CorruptReceipt() }
    return first
  }

  package func retime(
    _ key: StreamKey, to start: Timestamp, at now: Timestamp,
    sign: @Sendable (StreamRecord, SignedReceipt) throws -> SignedReceipt
  ) async throws -> SignedReceipt? {
    try await pool.withTransaction { transaction in
      guard var stream = try await StoredStream.lock(key, transaction),
        let receipt = try await Self.receipt(of: key, transaction)
      else { return nil }
      guard stream.header.startTime != start else { return receipt }
      stream.header.startTime = start
      let retimed = try sign(stream, receipt)
      try await transaction.execute(
        """
        WITH moved AS (
          UPDATE pose.streams SET start_time = \(start) WHERE user_id = \(key.user) AND stream_id = \(key.stream)
        )
        UPDATE pose.receipts SET receipt_id = \(retimed.claims.receiptID), jws = \(retimed.jws), issued_at = \(now)
        WHERE user_id = \(key.user) AND stream_id = \(key.stream)
        """)
      let recounts = try await transaction.all(
        "SELECT jws FROM pose.recounts WHERE user_id = \(key.user) AND stream_id = \(key.stream) FOR UPDATE"
      ).map { try SignedReceipt(stored: $0.decode("jws")) }
      for recount in try recounts.map({ try sign(stream, $0) }) {
        try await transaction.execute(
          """
          UPDATE pose.recounts SET receipt_id = \(recount.claims.receiptID), jws = \(recount.jws), issued_at = \(now)
          WHERE user_id = \(key.user) AND stream_id = \(key.stream) AND counter = \(recount.claims.counter)
          """)
      }
      return retimed
    }
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
