import SocialDomain
import Testing
import TitanCore
import TitanFields

@Suite("Groups: roles, settings and limits")
struct GroupTests {
  @Test(
    "What each role may do",
    arguments: [
      (GroupRole.owner, Set(GroupRole.Act.allCases)),
      (.admin, [.invite, .changeSettings, .makeChallenges, .seeAllSharedMotions]),
      (.member, []),
    ] as [(GroupRole, Set<GroupRole.Act>)])
  func roles(role: GroupRole, acts: Set<GroupRole.Act>) throws {
    #expect(Set(GroupRole.Act.allCases.filter(role.allows)) == acts)
    for act in GroupRole.Act.allCases {
      #expect(refusal { () throws(SocialRefusal) in try role.check(act) } == (acts.contains(act) ? nil : .roleTooLow))
    }
  }

  @Test(
    "Members are removed by those above them",
    arguments: [
      (.owner, [.admin, .member]), (.admin, [.member]), (.member, []),
    ] as [(GroupRole, Set<GroupRole>)])
  func removal(role: GroupRole, removable: Set<GroupRole>) {
    for other in GroupRole.allCases {
      let answer = refusal { () throws(SocialRefusal) in try role.checkRemoval(of: other) }
      #expect(answer == (removable.contains(other) ? nil : .roleTooLow), "\(role) removes \(other)")
    }
  }

  @Test(
    "Settings have limits",
    arguments: [
      ("Titans", 0, 0, nil), ("Titans", 2, 10_000_000, nil), ("Titans", 1_000, 0, nil), (" ", 2, 0, "NAME_INVALID"),
      ("Titans", 1, 0, "SIZE_LIMIT_INVALID"), ("Titans", 1_001, 0, "SIZE_LIMIT_INVALID"),
      ("Titans", 2, 10_000_001, "WEEKLY_GOAL_INVALID"),
    ] as [(String, Int, Int, String?)])
  func settings(name: String, size: Int, goal: Int, reason: String?) {
    let refused: String?
    do throws(InvalidField) {
      let settings = try GroupSettings(name: name, sizeLimit: size, weeklyGoal: goal)
      #expect(settings.sizeLimit == (size == 0 ? 50 : size))
      refused = nil
    } catch { refused = error.violation.reason }
    #expect(refused == reason)
  }

  @Test("A change leaves the other settings as they are, and a limit has room for those who are there")
  func changes() throws {
    let settings = try GroupSettings(name: "Titans", sizeLimit: 10, weeklyGoal: 500)
    let renamed = try GroupChange(name: " Giants ").applied(to: settings, members: 10)
    #expect(renamed == (try GroupSettings(name: "Giants", sizeLimit: 10, weeklyGoal: 500)))
    let changed = try GroupChange(sizeLimit: 9, weeklyGoal: 0).applied(to: settings, members: 9)
    #expect(changed == (try GroupSettings(name: "Titans", sizeLimit: 9, weeklyGoal: 0)))
    #expect(throws: SocialRefusal.groupLarger(members: 10)) {
      try GroupChange(sizeLimit: 9).applied(to: settings, members: 10)
    }
    #expect(throws: InvalidField.self) { try GroupChange(sizeLimit: 0).applied(to: settings, members: 1) }
    #expect(throws: InvalidField.self) { try GroupChange(name: "").applied(to: settings, members: 1) }
  }

  @Test(
    "A group has a limit, and so has a person",
    arguments: [
      (19, 49, nil), (20, 0, .tooManyGroups), (0, 50, .groupFull), (20, 50, .tooManyGroups),
    ] as [(Int, Int, SocialRefusal?)])
  func joining(groups: Int, members: Int, answer: SocialRefusal?) {
    let refused = refusal { () throws(SocialRefusal) in
      try Group.checkJoining(groups: groups, members: members, sizeLimit: 50)
    }
    #expect(refused == answer)
  }

  @Test(
    "An invitation is good for one person, or as many as it says", arguments: [(0, 1), (1, 1), (100, 100), (101, nil)])
  func uses(wanted: Int, uses: Int?) {
    let code = TypedCode(bytes: Array(repeating: 7, count: TypedCode.invitationBytes))
    let id = GroupInvitationID(.version7(at: noon))
    let invitation = try? GroupInvitation(id: id, code: code, maxUses: wanted, createTime: noon)
    #expect(invitation?.usesLeft == uses)
  }

  private func refusal(_ check: () throws(SocialRefusal) -> Void) -> SocialRefusal? {
    do { try check() } catch { return error }
    return nil
  }
}
