import SocialDomain
import SocialProto
import TitanCore
import TitanFields
import TitanProto
import TitanRPC

extension SocialV1.GroupRole {
  init(_ role: GroupRole) {
    self =
      switch role {
      case .owner: .owner
      case .admin: .admin
      case .member: .member
      }
  }
}

extension GroupRole {
  /// - Throws: INVALID_ARGUMENT ROLE_INVALID.
  init(_ role: SocialV1.GroupRole) throws {
    switch role {
    case .owner: self = .owner
    case .admin: self = .admin
    case .member: self = .member
    default:
      throw RPCError.invalid(
        "role", reason: "ROLE_INVALID", "got \(role.rawValue); allowed: GROUP_ROLE_OWNER, _ADMIN or _MEMBER")
    }
  }
}

extension SocialV1.GroupSettings {
  init(_ settings: GroupSettings) {
    self.init(
      name: settings.name.text, sizeLimit: UInt32(settings.sizeLimit), weeklyGoal: UInt32(settings.weeklyGoal))
  }
}

extension GroupChange {
  /// - Throws: INVALID_ARGUMENT PATH_UNKNOWN.
  init(_ settings: SocialV1.GroupSettings, mask: GoogleProtobuf.FieldMask?) throws {
    let wants = try UpdateMask(mask, of: ["name", "size_limit", "weekly_goal"], in: settings)
    self.init(
      name: wants["name"] ? settings.name : nil, sizeLimit: wants["size_limit"] ? Int(settings.sizeLimit) : nil,
      weeklyGoal: wants["weekly_goal"] ? Int(settings.weeklyGoal) : nil)
  }
}

extension SocialV1.GroupSharing {
  init(_ sharing: GroupSharing) {
    self.init(board: sharing.showsBoard, pushUps: sharing.showsPushUps, practices: sharing.showsPractices)
  }
}

extension GroupSharing {
  init(_ sharing: SocialV1.GroupSharing?) {
    self.init(
      showsBoard: sharing?.board ?? false, showsPushUps: sharing?.pushUps ?? false,
      showsPractices: sharing?.practices ?? false)
  }

  /// The same with the fields in a mask changed or, without a mask, the populated ones.
  func changed(by sharing: SocialV1.GroupSharing, _ wants: UpdateMask) -> GroupSharing {
    GroupSharing(
      showsBoard: wants["board"] ? sharing.board : showsBoard,
      showsPushUps: wants["push_ups"] ? sharing.pushUps : showsPushUps,
      showsPractices: wants["practices"] ? sharing.practices : showsPractices)
  }
}

extension SocialV1.Group {
  init(_ group: Group, week: CalendarDay) {
    self.init(
      groupID: "\(group.id)", settings: .init(group.settings), memberCount: UInt32(group.members),
      role: .init(group.role), sharing: .init(group.sharing), joinTime: .init(group.joinTime),
      week: .init(firstLocalDate: "\(week)", reps: UInt32(clamping: group.weekReps)))
  }
}

extension SocialV1.GroupInvitation {
  init(_ invitation: GroupInvitation) {
    self.init(
      invitationID: "\(invitation.id)", code: invitation.code.text, usesLeft: UInt32(invitation.usesLeft),
      createTime: .init(invitation.createTime), expireTime: .init(invitation.expireTime))
  }
}

extension SocialV1.Member {
  init(_ member: Member) {
    self.init(
      memberID: "\(member.id)", displayName: member.name, role: .init(member.role), isSelf: member.isSelf,
      joinTime: .init(member.joinTime))
  }
}

extension SocialV1.BoardEntry {
  init(_ standing: Standing, rank: Int) {
    self.init(
      rank: UInt32(clamping: rank), memberID: "\(standing.member)", displayName: standing.name,
      total: UInt32(clamping: standing.total), isSelf: standing.isSelf)
  }
}

extension BoardPeriod {
  /// - Throws: INVALID_ARGUMENT PERIOD_UNKNOWN.
  init(_ period: SocialV1.BoardPeriod) throws {
    switch period {
    case .unspecified, .week: self = .week
    case .month: self = .month
    case .lastWeek: self = .lastWeek
    case .lastMonth: self = .lastMonth
    default:
      throw RPCError.invalid(
        "period", reason: "PERIOD_UNKNOWN",
        "got \(period.rawValue); allowed: BOARD_PERIOD_WEEK, _MONTH, _LAST_WEEK or _LAST_MONTH")
    }
  }
}

extension SocialV1.Challenge {
  init(_ challenge: Challenge) {
    let rule: SocialV1.ChallengeRule =
      switch challenge.rule {
      case .reps: .reps
      case .days: .days
      case .sessions: .sessions
      }
    self.init(
      challengeID: "\(challenge.id)", title: challenge.title.text, rule: rule,
      firstLocalDate: "\(challenge.dates.lowerBound)", lastLocalDate: "\(challenge.dates.upperBound)",
      target: UInt32(challenge.target), createTime: .init(challenge.createTime))
  }
}

extension ChallengeRule {
  init?(_ rule: SocialV1.ChallengeRule) {
    switch rule {
    case .reps: self = .reps
    case .days: self = .days
    case .sessions: self = .sessions
    default: return nil
    }
  }
}

extension SocialV1.FeedEntry {
  init(_ entry: FeedEntry) {
    self.init(
      entryID: "\(entry.id)", memberID: "\(entry.member)", displayName: entry.name, isSelf: entry.isSelf,
      localDate: "\(entry.date)", lastTime: .init(entry.lastTime),
      pushUps: entry.reps == 0
        ? nil : .init(reps: UInt32(clamping: entry.reps), verifiedReps: UInt32(clamping: entry.verifiedReps)),
      practices: UInt32(clamping: entry.practices), cheers: UInt32(clamping: entry.cheers), cheered: entry.isCheered)
  }
}
