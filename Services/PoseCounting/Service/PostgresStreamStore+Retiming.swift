package import TitanCore
import TitanPostgres

extension PostgresStreamStore {
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
}
