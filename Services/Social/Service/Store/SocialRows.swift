import Foundation
import SocialDomain
import TitanCore
import TitanFields
import TitanPostgres

extension GroupRole: PostgresCodable {}
extension ChallengeRule: PostgresCodable {}

extension GroupSettings {
  /// Reads `name`, `size_limit` and `weekly_goal`.
  init(_ row: PostgresRow) throws {
    self.init(
      stored: DisplayName(stored: try row.decode("name")), sizeLimit: try row.decode("size_limit"),
      weeklyGoal: try row.decode("weekly_goal"))
  }
}

extension GroupSharing {
  /// Reads `shows_board`, `shows_push_ups` and `shows_practices`.
  init(_ row: PostgresRow) throws {
    self.init(
      showsBoard: try row.decode("shows_board"), showsPushUps: try row.decode("shows_push_ups"),
      showsPractices: try row.decode("shows_practices"))
  }
}

extension GroupInvitation {
  init(_ row: PostgresRow) throws {
    guard let code = TypedCode(try row.decode("code", as: String.self), bytes: TypedCode.invitationBytes) else {
      throw MissingRow("the code of a group's invitation")
    }
    self.init(
      id: try row.decode("invitation_id"), code: code, usesLeft: try row.decode("uses_left"),
      createTime: try row.decode("create_time"))
  }
}

extension Challenge {
  init(_ row: PostgresRow) throws {
    let (first, last) = (
      try row.decode("first_date", as: CalendarDay.self), try row.decode("last_date", as: CalendarDay.self)
    )
    self.init(
      stored: try row.decode("challenge_id"), title: DisplayName(stored: try row.decode("title")),
      rule: try row.decode("rule"), dates: first...max(first, last), target: try row.decode("target"),
      createTime: try row.decode("create_time"))
  }
}

extension Board {
  /// How the table of standings names a board.
  var key: (id: UUID, kind: Int) {
    switch self {
    case .week(let group, _): (group.uuid, 1)
    case .month(let group, _): (group.uuid, 2)
    case .challenge(let challenge, _): (challenge.uuid, 3)
    }
  }
}
