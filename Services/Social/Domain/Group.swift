package import TitanCore
package import TitanFields

package enum GroupOwner {}
package typealias GroupID = Identifier<GroupOwner>
package enum MemberOwner {}
/// What a group calls one of its members: accounts' ids never leave the service.
package typealias MemberID = Identifier<MemberOwner>

/// What a group's admins choose.
package struct GroupSettings: Hashable, Sendable {
  package static let sizes = 2...1_000
  package static let standardSize = 50
  package static let goals = 0...10_000_000

  package var name: DisplayName
  /// How many members it may have.
  package var sizeLimit: Int
  /// In verified push-ups of all members; 0 for none.
  package var weeklyGoal: Int

  /// Takes stored values.
  package init(stored name: DisplayName, sizeLimit: Int, weeklyGoal: Int) {
    (self.name, self.sizeLimit, self.weeklyGoal) = (name, sizeLimit, weeklyGoal)
  }

  /// - Parameter sizeLimit: 0 for the standard one.
  /// - Throws: the violation of a field.
  package init(name: String, sizeLimit: Int, weeklyGoal: Int) throws(InvalidField) {
    self.name = try DisplayName(name, field: "settings.name")
    self.sizeLimit = try Self.checked(sizeLimit == 0 ? Self.standardSize : sizeLimit, size: "settings.size_limit")
    self.weeklyGoal = try Self.checked(weeklyGoal, goal: "settings.weekly_goal")
  }

  fileprivate static func checked(_ size: Int, size field: String) throws(InvalidField) -> Int {
    guard sizes.contains(size) else { throw .number(field, "SIZE_LIMIT_INVALID", size, sizes) }
    return size
  }

  fileprivate static func checked(_ goal: Int, goal field: String) throws(InvalidField) -> Int {
    guard goals.contains(goal) else { throw .number(field, "WEEKLY_GOAL_INVALID", goal, goals) }
    return goal
  }
}

/// A change of a group: fields that are `nil` stay the same.
package struct GroupChange: Hashable, Sendable {
  package var name: String?
  package var sizeLimit: Int?
  package var weeklyGoal: Int?

  package init(name: String? = nil, sizeLimit: Int? = nil, weeklyGoal: Int? = nil) {
    (self.name, self.sizeLimit, self.weeklyGoal) = (name, sizeLimit, weeklyGoal)
  }

  /// - Parameter members: how many there are.
  /// - Throws: `InvalidField`; `SocialRefusal.groupLarger`.
  package func applied(to settings: GroupSettings, members: Int) throws -> GroupSettings {
    var changed = settings
    if let name { changed.name = try DisplayName(name, field: "settings.name") }
    if let sizeLimit {
      changed.sizeLimit = try GroupSettings.checked(sizeLimit, size: "settings.size_limit")
      guard members <= sizeLimit else { throw SocialRefusal.groupLarger(members: members) }
    }
    if let weeklyGoal { changed.weeklyGoal = try GroupSettings.checked(weeklyGoal, goal: "settings.weekly_goal") }
    return changed
  }
}

/// What the other members of a group see of a member. Nothing, to begin with.
package struct GroupSharing: Hashable, Sendable {
  /// Whether they are on boards, and count towards the weekly goal.
  package var showsBoard: Bool
  package var showsPushUps: Bool
  package var showsPractices: Bool

  package init(showsBoard: Bool = false, showsPushUps: Bool = false, showsPractices: Bool = false) {
    (self.showsBoard, self.showsPushUps, self.showsPractices) = (showsBoard, showsPushUps, showsPractices)
  }
}

/// A group as one of its members sees it.
package struct Group: Hashable, Sendable {
  /// How many a person may be a member of.
  package static let mostOfPerson = 20

  package var id: GroupID
  package var settings: GroupSettings
  package var members: Int
  package var role: GroupRole
  package var sharing: GroupSharing
  package var joinTime: Timestamp
  /// The verified push-ups of the week that was asked about, of all members who show themselves on boards.
  package var weekReps: Int

  package init(
    id: GroupID, settings: GroupSettings, members: Int, role: GroupRole, sharing: GroupSharing, joinTime: Timestamp,
    weekReps: Int
  ) {
    (self.id, self.settings, self.members) = (id, settings, members)
    (self.role, self.sharing, self.joinTime, self.weekReps) = (role, sharing, joinTime, weekReps)
  }

  /// - Parameters:
  ///   - groups: how many the person is a member of.
  ///   - members: how many this group has.
  /// - Throws: `SocialRefusal`.
  package static func checkJoining(groups: Int, members: Int, sizeLimit: Int) throws(SocialRefusal) {
    guard groups < mostOfPerson else { throw .tooManyGroups }
    guard members < sizeLimit else { throw .groupFull }
  }
}

extension InvalidField {
  static func number(_ field: String, _ reason: String, _ got: Int, _ allowed: ClosedRange<Int>) -> InvalidField {
    InvalidField(
      FieldViolation(
        field: field, reason: reason, got: "\(got)", allowed: "\(allowed.lowerBound) to \(allowed.upperBound)",
        words: .init(
          "Please enter a number from \(allowed.lowerBound) to \(allowed.upperBound).",
          "Bitte gib eine Zahl von \(allowed.lowerBound) bis \(allowed.upperBound) ein.")))
  }
}
