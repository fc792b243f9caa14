package import TitanCore
package import TitanPostgres

/// How the writers of a feed in slots number their changes. A number is taken in the transaction that writes the change,
/// and its slot stays locked until that transaction ends, so that numbers are committed in their order. That is why users
/// are locked first and numbers taken last: whoever holds a slot never waits for a user.
///
/// Each statement names one slot by its anchor: where tables are spread over several servers, one server carries it out.
extension SQLQuery.StringInterpolation {
  /// SQL that takes the next number of a user's slot, for the statement that writes the changed row. It is the part
  /// `change (number)` of a WITH clause.
  package mutating func appendInterpolation(nextChangeNumberOf user: UserID, in service: TitanUpService) {
    appendLiteral("UPDATE \(service.schema).feed_slots SET last_number = last_number + 1 WHERE anchor_id = ")
    appendInterpolation(FeedPositions.anchor(of: user))
    appendLiteral(" RETURNING last_number")
  }
}

extension PostgresTransaction {
  /// Locks the users' slots, so that a transaction which changes rows of many users never waits for another that waits
  /// for it: everybody who needs several slots locks them in the same order.
  package func lockSlots(of users: [UserID], in service: TitanUpService) async throws {
    for slot in Set(users.map { FeedPositions.slot(of: $0) }).sorted() {
      try await execute(
        """
        SELECT slot FROM \(unescaped: service.schema).feed_slots
        WHERE anchor_id = \(FeedPositions.anchors[slot]) FOR UPDATE
        """)
    }
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
      WHERE anchor_id = \(FeedPositions.anchor(of: user)) RETURNING last_number
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
}
