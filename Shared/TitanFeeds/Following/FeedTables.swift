package import TitanCore
package import TitanPostgres

/// The tables that a feed in slots fills in a service's schema, and the feed's rows in that schema's `followed_slots`.
/// The positions move in the same transaction that writes the changes. Each table has a column `reading`: rows that
/// were last mentioned before their slot was read anew have a lower number than the slot. Several processes may follow a
/// slot at a time: the lock on its row lets only one advance.
package struct FeedTables: Sendable {
  private let feed: String
  package let schema: TitanUpService
  private let tables: [String]
  private let slots: @Sendable () -> [Int]
  private let pool: PostgresPool

  /// - Parameters:
  ///   - feed: the feed's name in `followed_slots`.
  ///   - tables: the tables that a rebuild sweeps by itself, without their schema. Each has a column `user_id`.
  ///   - slots: which slots this process follows at present.
  package init(
    of feed: String, in schema: TitanUpService, tables: [String] = [], slots: @escaping @Sendable () -> [Int],
    _ pool: PostgresPool
  ) {
    (self.feed, self.schema, self.tables, self.slots, self.pool) = (feed, schema, tables, slots, pool)
  }

  /// - Parameter share: the slots that this process follows; `nil` for all.
  package init(
    of feed: String, in schema: TitanUpService, tables: [String] = [], share: FeedShare? = nil, _ pool: PostgresPool
  ) {
    self.init(of: feed, in: schema, tables: tables, slots: { share?.slots ?? Array(FeedPositions.slots) }, pool)
  }

  /// The positions in the slots that this process follows at present.
  ///
  /// Slots may be of different epochs, because another process had begun to read some of them anew. The feed then
  /// answers EPOCH_CHANGED, and all are read anew.
  package func standing() async throws -> FeedStanding {
    let rows = try await rows(of: slots(), pool, lock: false)
    let epochs = Set(rows.values.map(\.epoch)).subtracting([""])
    return FeedStanding(
      positions: FeedPositions(
        epoch: epochs.sorted().joined(separator: " "), numbers: rows.mapValues(\.number)),
      isRebuilding: rows.values.contains(where: \.isRebuilding))
  }

  /// Runs `body` and moves on from some positions to the next in the same transaction.
  ///
  /// - Returns: what `body` returns; `nil`, and nothing is done, if another process has moved on in any of the slots in
  ///   which the positions differ.
  package func advance<Output: Sendable>(
    from: FeedPositions, to next: FeedPositions, commit: CommitMode = .synchronous,
    _ body: @Sendable (FeedReading, PostgresTransaction) async throws -> Output
  ) async throws -> Output? {
    let moved = next.numbers.filter { from.numbers[$0.key] != $0.value }
    let (slots, numbers) = FeedPositions(numbers: moved).columns
    return try await pool.withTransaction(commit: commit) { tx in
      let rows = try await rows(of: slots, tx, lock: true)
      guard rows.allSatisfy({ $1.isAt(from.numbers[$0], of: from.epoch) }) else { return nil }
      let reading = FeedReading(
        number: rows.values.map(\.reading).max() ?? 1, isRebuilding: rows.values.contains(where: \.isRebuilding))
      let output = try await body(reading, tx)
      try await tx.execute(
        """
        UPDATE \(unescaped: schema.schema).followed_slots AS standing SET epoch = \(next.epoch), number = next.number
        FROM unnest(\(slots), \(numbers)) AS next (slot, number)
        WHERE standing.feed = \(feed) AND standing.slot = next.slot
        """)
      return output
    }
  }

  /// Like `advance`, with the changes that follow the positions, of which it drops those about erased users.
  package func advance<Change: Sendable, Output: Sendable>(
    with changes: [Change], user: @escaping @Sendable (Change) -> UserID, from: FeedPositions, to next: FeedPositions,
    _ body: @Sendable (_ changes: [Change], FeedReading, PostgresTransaction) async throws -> Output
  ) async throws -> Output? {
    try await advance(from: from, to: next) { reading, tx in
      let erased = try await tx.erased(among: Set(changes.map(user)), in: schema)
      return try await body(changes.filter { !erased.contains(user($0)) }, reading, tx)
    }
  }

  /// Applies the changes that follow some positions one by one and moves on to the next, atomically. Drops changes about
  /// erased users.
  ///
  /// - Returns: false, with no effect, if another process has moved on.
  package func apply<Change: Sendable>(
    _ changes: [Change], user: @escaping @Sendable (Change) -> UserID, from: FeedPositions, to next: FeedPositions,
    _ project: @escaping @Sendable (_ change: Change, _ reading: Int, PostgresTransaction) async throws -> Void
  ) async throws -> Bool {
    let applied: Void? = try await advance(with: changes, user: user, from: from, to: next) { changes, reading, tx in
      for change in changes { try await project(change, reading.number, tx) }
    }
    return applied != nil
  }

  /// Goes back to the beginning of those slots that are at the given positions; existing rows stay until
  /// `endRebuild`.
  ///
  /// The new reading is higher than that of every slot, so what any transaction has written up to now is of a lower one.
  package func beginRebuild(from positions: FeedPositions) async throws {
    let (slots, numbers) = positions.columns
    try await pool.execute(
      """
      UPDATE \(unescaped: schema.schema).followed_slots AS standing
      SET epoch = '', number = 0, is_rebuilding = true,
        reading = (SELECT max(reading) + 1 FROM \(unescaped: schema.schema).followed_slots WHERE feed = \(feed))
      FROM unnest(\(slots), \(numbers)) AS here (slot, number)
      WHERE standing.feed = \(feed) AND standing.slot = here.slot AND standing.number = here.number
        AND (standing.number = 0 OR standing.epoch = ANY (string_to_array(\(positions.epoch), ' ')))
      """)
  }

  /// The feed has been read to its end: deletes from `tables` what it did not mention again.
  ///
  /// - Parameter sweep: runs before the tables are swept. It gets the SQL of the condition that a row is stale, for a
  ///   table named `swept`.
  /// - Returns: what `sweep` returns; `nil`, and nothing is done, if no rebuild is running or another process has moved
  ///   on from the positions.
  @discardableResult
  package func endRebuild<Output: Sendable>(
    from positions: FeedPositions, _ sweep: @Sendable (_ isStale: String, PostgresTransaction) async throws -> Output
  ) async throws -> Output? {
    try await pool.withTransaction { tx in
      let rows = try await rows(of: positions.columns.slots, tx, lock: true)
      let rebuilt = rows.filter(\.value.isRebuilding).keys.sorted()
      guard !rebuilt.isEmpty, rows.allSatisfy({ $1.isAt(positions.numbers[$0], of: positions.epoch) }) else {
        return nil
      }
      // Slots and readings stand in the text: rows that are spread over servers cannot be compared with `followed_slots`.
      let readings = rebuilt.compactMap { slot in rows[slot].map { "(\(slot), \($0.reading))" } }
      let isStale = """
        EXISTS (
          SELECT FROM (VALUES \(readings.joined(separator: ", "))) AS standing (slot, reading)
          WHERE standing.slot = \(FeedPositions.slotOfUser) AND swept.reading < standing.reading)
        """
      let output = try await sweep(isStale, tx)
      for table in tables {
        try await tx.execute(
          "DELETE FROM \(unescaped: schema.schema).\(unescaped: table) AS swept WHERE \(unescaped: isStale)")
      }
      try await tx.execute(
        """
        UPDATE \(unescaped: schema.schema).followed_slots SET is_rebuilding = false
        WHERE feed = \(feed) AND slot = ANY (\(rebuilt))
        """)
      return output
    }
  }

  /// Where the projection stands in a slot.
  private struct Row {
    var epoch: String
    var number: Int
    var reading: Int
    var isRebuilding: Bool

    func isAt(_ number: Int?, of epoch: String) -> Bool {
      self.number == number && (number == 0 || self.epoch == epoch)
    }
  }

  private func rows(of slots: [Int], _ database: some PostgresQuerying, lock: Bool) async throws -> [Int: Row] {
    let rows = try await database.all(
      """
      SELECT slot, epoch, number, reading, is_rebuilding FROM \(unescaped: schema.schema).followed_slots
      WHERE feed = \(feed) AND slot = ANY (\(slots)) ORDER BY slot \(unescaped: lock ? "FOR UPDATE" : "")
      """)
    guard rows.count == slots.count else { throw MissingFeed(feed: feed, schema: schema.schema) }
    return try Dictionary(
      uniqueKeysWithValues: rows.map { row in
        (
          try row.decode("slot", as: Int.self),
          Row(
            epoch: try row.decode("epoch"), number: try row.decode("number"), reading: try row.decode("reading"),
            isRebuilding: try row.decode("is_rebuilding"))
        )
      })
  }
}

/// The reading of a feed that a row is written in.
package struct FeedReading: Sendable, Hashable {
  /// How often any of the feed's slots has been read from its beginning: rows from an earlier reading have a lower number.
  package var number: Int
  package var isRebuilding: Bool
}

/// The migrations created no row for a feed: our bug.
struct MissingFeed: Error {
  var feed: String
  var schema: String
}
