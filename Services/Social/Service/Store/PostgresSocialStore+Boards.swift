package import SocialDomain
package import TitanCore
import TitanPostgres

extension PostgresSocialStore {
  /// Where a page of a board begins: behind this standing.
  package struct BoardPlace: Hashable, Sendable {
    package var total: Int
    package var member: MemberID

    package init(total: Int, member: MemberID) { (self.total, self.member) = (total, member) }
  }

  /// Standings on a board, best first. It takes as long for a large board as for a small one.
  ///
  /// - Throws: `SocialRefusal.unknown`.
  package func standings(
    on board: Board, of group: GroupID, for user: UserID, after place: BoardPlace?, limit: Int
  ) async throws -> [Standing] {
    _ = try await Self.role(of: user, in: group, pool)
    let (id, kind) = board.key
    return try await pool.all(
      """
      SELECT standing.member_id, standing.total, person.display_name, standing.user_id = \(user) AS is_self
      FROM social.standings AS standing JOIN social.users AS person USING (user_id)
      WHERE board_id = \(id) AND kind = \(kind) AND first_date = \(board.dates.lowerBound)
        AND (\(place == nil) OR total <= \(place?.total ?? .max))
        AND (\(place == nil) OR total < \(place?.total ?? .max) OR standing.member_id > \(place?.member))
      ORDER BY total DESC, standing.member_id LIMIT \(limit)
      """
    ).map { try Self.standing($0) }
  }

  /// A user's own standing with its rank; `nil` if there is none.
  package func ownStanding(
    on board: Board, of user: UserID
  ) async throws -> (standing: Standing, rank: Int)? {
    let (id, kind) = board.key
    let row = try await pool.first(
      """
      SELECT own.member_id, own.total, person.display_name, true AS is_self,
        (SELECT count(*) FROM social.standings AS better
         WHERE better.board_id = \(id) AND better.kind = \(kind) AND better.first_date = \(board.dates.lowerBound)
           AND better.total > own.total) AS better
      FROM social.standings AS own JOIN social.users AS person USING (user_id)
      WHERE own.board_id = \(id) AND own.kind = \(kind) AND own.first_date = \(board.dates.lowerBound)
        AND own.user_id = \(user)
      """)
    return try row.map { (try Self.standing($0), try $0.decode("better", as: Int.self) + 1) }
  }

  private static func standing(_ row: PostgresRow) throws -> Standing {
    Standing(
      member: try row.decode("member_id"), name: try row.decode("display_name", as: String?.self) ?? "",
      total: try row.decode("total"), isSelf: try row.decode("is_self"))
  }
}
