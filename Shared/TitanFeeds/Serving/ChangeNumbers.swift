package import TitanCore
package import TitanPostgres

/// How the writers of a feed in slots number their changes. A number is taken in the transaction that writes the change,
/// and its slot stays locked until that transaction ends, so that numbers are committed in their order. That is why users
/// are locked first and numbers taken last: whoever holds a slot never waits for a user.
extension TitanUpService {
  /// SQL that takes the next number of one user's slot, for the statement that writes the changed row. It is the part
  /// `change (number)` of a WITH clause, and finds the user in an earlier part, `owner (user_id)`.
  package var nextChangeNumber: String {
    """
    UPDATE \(schema).feed_slots SET last_number = last_number + 1
    WHERE slot = (SELECT \(FeedPositions.slotOfUser) FROM owner) RETURNING last_number
    """
  }
}

extension FeedPositions {
  /// The slot of the user in the column `user_id`, in SQL.
  package static let slotOfUser = "((uuid_hash(user_id)::bigint & 4294967295) >> 25)"
}

extension PostgresTransaction {
  /// Locks the users' slots, so that a transaction which changes rows of many users never waits for another that waits
  /// for it: everybody who needs several slots locks them in the same order.
  package func lockSlots(of users: [UserID], in service: TitanUpService) async throws {
    try await execute(
      """
      SELECT FROM \(unescaped: service.schema).feed_slots
      WHERE slot IN (SELECT \(unescaped: FeedPositions.slotOfUser) FROM unnest(\(users)) AS owners (user_id))
      ORDER BY slot FOR UPDATE
      """)
  }

  /// Takes numbers for changes of a user's rows. This locks the user's slot until the transaction ends, so that numbers
  /// are committed in their order: lock the user first, and write the rows at once.
  ///
  /// - Parameter count: how many numbers; some may stay unused.
  package func takeChangeNumbers(_ count: Int, of user: UserID, in service: TitanUpService) async throws -> [Int] {
    guard count > 0 else { return [] }
    let row = try await first(
      """
      UPDATE \(unescaped: service.schema).feed_slots SET last_number = last_number + \(count)
      WHERE slot = (SELECT \(unescaped: FeedPositions.slotOfUser) FROM (VALUES (\(user))) AS owner (user_id))
      RETURNING last_number
      """)
    guard let last = try row?.decode("last_number", as: Int.self) else {
      throw MissingRow("\(service.schema).feed_slots")
    }
    return Array(last - count + 1...last)
  }

  /// Takes the number for a change of one row, like `takeChangeNumbers`.
  package func takeChangeNumber(of user: UserID, in service: TitanUpService) async throws -> Int {
    guard let number = try await takeChangeNumbers(1, of: user, in: service).first else {
      throw MissingRow("\(service.schema).feed_slots")
    }
    return number
  }

  /// Takes a number for a change of one row of each owner, in the order of the owners: one who is named twice gets two.
  /// Locks their slots as `lockSlots` does.
  package func takeChangeNumbers(of owners: [UserID], in service: TitanUpService) async throws -> [Int] {
    guard !owners.isEmpty else { return [] }
    try await lockSlots(of: owners, in: service)
    let rows = try await all(
      """
      WITH owners AS (
        SELECT place, \(unescaped: FeedPositions.slotOfUser) AS slot
        FROM unnest(\(owners)) WITH ORDINALITY AS owners (user_id, place)
      ), taken AS (
        UPDATE \(unescaped: service.schema).feed_slots SET last_number = last_number + needed.numbers
        FROM (SELECT slot, count(*) AS numbers FROM owners GROUP BY slot) AS needed
        WHERE feed_slots.slot = needed.slot
        RETURNING needed.slot, last_number - needed.numbers AS before
      )
      SELECT before + row_number() OVER (PARTITION BY slot ORDER BY place) AS number
      FROM owners JOIN taken USING (slot)
      ORDER BY place
      """)
    guard rows.count == owners.count else { throw MissingRow("\(service.schema).feed_slots") }
    return try rows.map { try $0.decode("number") }
  }
}
