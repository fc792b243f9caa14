package import TitanFields

/// The name somebody goes by, and what their partners see of them. Nothing, to begin with.
package struct Sharing: Hashable, Sendable {
  /// `nil` until they choose one.
  package var name: DisplayName?
  package var showsPushUps: Bool
  package var showsStreak: Bool
  package var showsPractices: Bool

  package static let nothing = Sharing()

  package init(
    name: DisplayName? = nil, showsPushUps: Bool = false, showsStreak: Bool = false, showsPractices: Bool = false
  ) {
    self.name = name
    self.showsPushUps = showsPushUps
    self.showsStreak = showsStreak
    self.showsPractices = showsPractices
  }
}

/// A change of what partners see: fields that are `nil` stay the same.
package struct SharingChange: Hashable, Sendable {
  /// An empty text clears the name.
  package var name: String?
  package var showsPushUps: Bool?
  package var showsStreak: Bool?
  package var showsPractices: Bool?

  package init(
    name: String? = nil, showsPushUps: Bool? = nil, showsStreak: Bool? = nil, showsPractices: Bool? = nil
  ) {
    self.name = name
    self.showsPushUps = showsPushUps
    self.showsStreak = showsStreak
    self.showsPractices = showsPractices
  }

  /// - Parameter places: the partners, open invitations and groups, in whose eyes there has to be a name.
  /// - Throws: `InvalidField`; `SocialRefusal.nameMissing`.
  package func applied(to sharing: Sharing, _ places: Places) throws -> Sharing {
    var changed = sharing
    if let name { changed.name = name.isEmpty ? nil : try DisplayName(name, field: "sharing.display_name") }
    if changed.name == nil, places.isSeen { throw SocialRefusal.nameMissing }
    changed.showsPushUps = showsPushUps ?? sharing.showsPushUps
    changed.showsStreak = showsStreak ?? sharing.showsStreak
    changed.showsPractices = showsPractices ?? sharing.showsPractices
    return changed
  }
}
