import TitanCore
import TitanPostgres
import TrophiesDomain

/// The data that users' awards are judged by, and the awards they have.
struct Records {
  /// Includes revoked ones.
  private(set) var held: [UserID: [TrophyID: AwardStanding]] = [:]
  private var histories: [UserID: History] = [:]

  /// Reads the records of these users, as of one moment if the transaction has a single snapshot.
  ///
  /// - Parameter evidence: sessions with weaker evidence are left out.
  init(of users: [UserID], believing evidence: Evidence = .declared, _ tx: PostgresTransaction) async throws {
    let sessions = try await tx.all(
      """
      SELECT \(unescaped: Rows.sessionColumns) FROM trophies.sessions
      WHERE user_id = ANY (\(users)) AND evidence <= \(evidence)
      """
    ).byUser { try Rows.session($0) }
    let days = try await tx.all(
      "SELECT \(unescaped: Rows.dayColumns) FROM trophies.days WHERE user_id = ANY (\(users))"
    ).byUser { try Rows.days($0) }
    held = try await Self.held(by: users, tx)
    for user in users {
      histories[user] = History(sessions[user] ?? [], days: days[user]?.first ?? .standard)
    }
  }

  /// The awards that these users have, without the data they are judged by.
  static func held(by users: [UserID], _ tx: PostgresTransaction) async throws -> [UserID: [TrophyID: AwardStanding]] {
    try await tx.all(
      "SELECT \(unescaped: Rows.awardColumns) FROM trophies.awards WHERE user_id = ANY (\(users))"
    ).byUser { try Rows.award($0) }
      .mapValues { Dictionary($0.map { ($0.trophy, $0.standing) }) { first, _ in first } }
  }

  func held(by user: UserID) -> [TrophyID: AwardStanding] { held[user] ?? [:] }
  func history(of user: UserID) -> History { histories[user] ?? History([]) }
}

extension [PostgresRow] {
  fileprivate func byUser<Value>(_ decode: (PostgresRow) throws -> Value) throws -> [UserID: [Value]] {
    try reduce(into: [:]) { groups, row in
      groups[try row.decode("user_id"), default: []].append(try decode(row))
    }
  }
}
