import SocialProto
import TitanCore
import TitanProtoJSON
import TitanZones

/// Presents groups, their boards and their feeds.
enum GroupPresentation {
  static func json(_ settings: SocialV1.GroupSettings) -> JSONValue {
    [
      "name": .string(settings.name), "size_limit": .number(settings.sizeLimit),
      "weekly_goal": .number(settings.weeklyGoal),
    ]
  }

  static func json(_ sharing: SocialV1.GroupSharing) -> JSONValue {
    ["board": .bool(sharing.board), "push_ups": .bool(sharing.pushUps), "practices": .bool(sharing.practices)]
  }

  static func json(_ group: SocialV1.Group) -> JSONValue {
    let week = group.week ?? .init()
    return [
      "group_id": .string(group.groupID), "settings": json(group.settings ?? .init()),
      "member_count": .number(group.memberCount), "role": .string(name(group.role)),
      "sharing": json(group.sharing ?? .init()), "join_time": .time(group.joinTime),
      "week": ["first_local_date": .string(week.firstLocalDate), "reps": .number(week.reps)],
    ]
  }

  static func json(_ invitation: SocialV1.GroupInvitation) -> JSONValue {
    [
      "invitation_id": .string(invitation.invitationID), "code": .string(invitation.code),
      "uses_left": .number(invitation.usesLeft), "create_time": .time(invitation.createTime),
      "expire_time": .time(invitation.expireTime),
    ]
  }

  static func json(_ member: SocialV1.Member) -> JSONValue {
    [
      "member_id": .string(member.memberID), "display_name": .string(member.displayName),
      "role": .string(name(member.role)), "is_self": .bool(member.isSelf), "join_time": .time(member.joinTime),
    ]
  }

  static func json(_ board: SocialV1.GetBoardResponse) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init(name: "first_local_date", value: .string(board.firstLocalDate)),
      .init(name: "last_local_date", value: .string(board.lastLocalDate)),
      .init(name: "entries", value: .array(board.entries.map(json))),
    ]
    // Absent for those who aren't ranked.
    if let own = board.own { members.append(.init(name: "own", value: json(own))) }
    return .object(members)
  }

  static func json(_ motion: SocialV1.SharedMotion) -> JSONValue {
    let sets = motion.sets.map { set -> JSONValue in
      [
        "member_id": .string(set.memberID), "display_name": .string(set.displayName), "is_self": .bool(set.isSelf),
        "local_date": .string(set.localDate), "start_time": .time(set.startTime), "reps": .number(set.reps),
      ]
    }
    return ["sets": .array(sets)]
  }

  private static func json(_ entry: SocialV1.BoardEntry) -> JSONValue {
    [
      "rank": .number(entry.rank), "member_id": .string(entry.memberID), "display_name": .string(entry.displayName),
      "total": .number(entry.total), "is_self": .bool(entry.isSelf),
    ]
  }

  static func json(_ challenge: SocialV1.Challenge) -> JSONValue {
    [
      "challenge_id": .string(challenge.challengeID), "title": .string(challenge.title),
      "rule": .string(name(challenge.rule)), "first_local_date": .string(challenge.firstLocalDate),
      "last_local_date": .string(challenge.lastLocalDate), "target": .number(challenge.target),
      "create_time": .time(challenge.createTime),
    ]
  }

  static func json(_ entry: SocialV1.FeedEntry) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init(name: "entry_id", value: .string(entry.entryID)),
      .init(name: "member_id", value: .string(entry.memberID)),
      .init(name: "display_name", value: .string(entry.displayName)),
      .init(name: "is_self", value: .bool(entry.isSelf)),
      .init(name: "local_date", value: .string(entry.localDate)),
      .init(name: "last_time", value: .time(entry.lastTime)),
      .init(name: "practices", value: .number(entry.practices)), .init(name: "cheers", value: .number(entry.cheers)),
      .init(name: "cheered", value: .bool(entry.cheered)),
    ]
    if let pushUps = entry.pushUps {
      let value: JSONValue = ["reps": .number(pushUps.reps), "verified_reps": .number(pushUps.verifiedReps)]
      members.append(.init(name: "push_ups", value: value))
    }
    return .object(members)
  }

  private static func name(_ role: SocialV1.GroupRole) -> String {
    switch role {
    case .owner: "owner"
    case .admin: "admin"
    case .member: "member"
    default: "role \(role.rawValue)"
    }
  }

  private static func name(_ rule: SocialV1.ChallengeRule) -> String {
    switch rule {
    case .reps: "reps"
    case .days: "days"
    case .sessions: "sessions"
    default: "rule \(rule.rawValue)"
    }
  }

  static func lines(_ settings: SocialV1.GroupSettings) -> [String] {
    [
      "Name: \(settings.name.printable)", "Members at most: \(settings.sizeLimit)",
      "Weekly goal: \(settings.weeklyGoal == 0 ? "none" : "\(settings.weeklyGoal) verified push-ups")",
    ]
  }

  static func lines(_ sharing: SocialV1.GroupSharing) -> [String] {
    func seen(_ isShown: Bool) -> String { isShown ? "seen by members" : "seen by nobody" }
    return [
      "Your place on boards and in challenges: \(seen(sharing.board))",
      "Your push-ups in the feed: \(seen(sharing.pushUps))", "Your practices in the feed: \(seen(sharing.practices))",
    ]
  }

  static func lines(_ group: SocialV1.Group) -> [String] {
    let settings = group.settings ?? .init()
    let article = group.role == .owner ? "the" : group.role == .admin ? "an" : "a"
    return lines(settings) + [
      "Members: \(group.memberCount); you are \(article) \(name(group.role))",
      "Together this week: \(week(group)) verified push-ups",
    ] + lines(group.sharing ?? .init())
  }

  private static func week(_ group: SocialV1.Group) -> String {
    let (reps, goal) = (group.week?.reps ?? 0, group.settings?.weeklyGoal ?? 0)
    return goal == 0 ? "\(reps)" : "\(reps) of \(goal)"
  }

  static func table(_ groups: [SocialV1.Group], terminal: Terminal) -> [String] {
    var table = Table([
      .init("name", minimumWidth: 12), .init("members", .right), .init("you"), .init("this week", .right),
      .init("id", expendability: 1),
    ])
    for group in groups {
      table.add([
        .init(group.settings?.name ?? ""), .init("\(group.memberCount)"), .init(name(group.role)), .init(week(group)),
        .init(group.groupID, .dim),
      ])
    }
    return table.render(width: terminal.width, style: terminal.style)
  }

  static func table(
    _ invitations: [SocialV1.GroupInvitation], zone: ZoneRules, terminal: Terminal
  ) -> [String] {
    var table = Table([
      .init("code", minimumWidth: 12), .init("uses left", .right), .init("until"), .init("id", expendability: 1),
    ])
    for invitation in invitations {
      table.add([
        .init(invitation.code), .init("\(invitation.usesLeft)"), .init(Format.localTime(invitation.expireTime, zone)),
        .init(invitation.invitationID, .dim),
      ])
    }
    return table.render(width: terminal.width, style: terminal.style)
  }

  static func table(_ members: [SocialV1.Member], terminal: Terminal) -> [String] {
    var table = Table([.init("name", minimumWidth: 12), .init("role"), .init("id", expendability: 1)])
    for member in members {
      table.add([
        .init(member.displayName + (member.isSelf ? " (you)" : "")), .init(name(member.role)),
        .init(member.memberID, .dim),
      ])
    }
    return table.render(width: terminal.width, style: terminal.style)
  }

  static func table(_ challenges: [SocialV1.Challenge], terminal: Terminal) -> [String] {
    var table = Table([
      .init("title", minimumWidth: 12), .init("counts"), .init("from"), .init("to"), .init("target", .right),
      .init("id", expendability: 1),
    ])
    for challenge in challenges {
      table.add([
        .init(challenge.title), .init(name(challenge.rule)), .init(challenge.firstLocalDate),
        .init(challenge.lastLocalDate), .init(challenge.target == 0 ? "–" : "\(challenge.target)"),
        .init(challenge.challengeID, .dim),
      ])
    }
    return table.render(width: terminal.width, style: terminal.style)
  }

  static func table(_ entries: [SocialV1.FeedEntry], terminal: Terminal) -> [String] {
    var table = Table([
      .init("date"), .init("name", minimumWidth: 12), .init("push-ups", .right), .init("verified", .right),
      .init("practices", .right), .init("cheers", .right), .init("id", expendability: 1),
    ])
    for entry in entries {
      table.add([
        .init(entry.localDate), .init(entry.displayName + (entry.isSelf ? " (you)" : "")),
        .init(entry.pushUps.map { "\($0.reps)" } ?? "–"), .init(entry.pushUps.map { "\($0.verifiedReps)" } ?? "–"),
        .init(entry.practices == 0 ? "–" : "\(entry.practices)"),
        .init("\(entry.cheers)" + (entry.cheered ? " ✓" : "")), .init(entry.entryID, .dim),
      ])
    }
    return table.render(width: terminal.width, style: terminal.style)
  }

  /// A row for each set, with the number of its motion.
  static func table(_ motions: [SocialV1.SharedMotion], zone: ZoneRules, terminal: Terminal) -> [String] {
    var table = Table([
      .init("motion", .right), .init("name", minimumWidth: 12), .init("date"), .init("began"),
      .init("push-ups", .right),
    ])
    for (index, motion) in motions.enumerated() {
      for set in motion.sets {
        table.add([
          .init("\(index + 1)"), .init(set.displayName + (set.isSelf ? " (you)" : "")), .init(set.localDate),
          .init(Format.localTime(set.startTime, zone)), .init("\(set.reps)"),
        ])
      }
    }
    return table.render(width: terminal.width, style: terminal.style)
  }

  /// The places of a board, and behind them the caller's own if it isn't among them.
  static func lines(_ board: SocialV1.GetBoardResponse, terminal: Terminal) -> [String] {
    let dates = "\(board.firstLocalDate.printable) to \(board.lastLocalDate.printable)"
    guard !board.entries.isEmpty else { return ["\(dates): nobody is ranked yet."] }
    var table = Table([.init("rank", .right), .init("name", minimumWidth: 12), .init("total", .right)])
    let hidden = board.entries.contains(where: \.isSelf) ? nil : board.own
    for entry in board.entries + (hidden.map { [$0] } ?? []) {
      table.add([
        .init("\(entry.rank)"), .init(entry.displayName + (entry.isSelf ? " (you)" : "")), .init("\(entry.total)"),
      ])
    }
    return [dates] + table.render(width: terminal.width, style: terminal.style)
  }
}
