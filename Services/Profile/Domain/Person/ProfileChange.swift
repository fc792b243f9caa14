import TitanCore

/// What of a profile somebody wants changed: fields that are `nil` stay.
package struct ProfileChange: Sendable, Hashable {
  package var displayName: String?
  /// 0: say nothing, as for the two that follow.
  package var birthYear: Int?
  /// A number of the contract.
  package var sex: Int?
  package var heightCentimetres: Double?
  package var locale: String?
  /// A number of the contract; 0 means metric.
  package var units: Int?
  package var avatar: String?
  /// Whether the avatar shall stand for them, although it may be the one they have.
  package var showsAvatar: Bool

  package init(
    displayName: String? = nil, birthYear: Int? = nil, sex: Int? = nil, heightCentimetres: Double? = nil,
    locale: String? = nil, units: Int? = nil, avatar: String? = nil, showsAvatar: Bool = false
  ) {
    self.displayName = displayName
    self.birthYear = birthYear
    self.sex = sex
    self.heightCentimetres = heightCentimetres
    self.locale = locale
    self.units = units
    self.avatar = avatar
    self.showsAvatar = showsAvatar
  }

  /// The profile with the change.
  ///
  /// - Parameter year: this one.
  /// - Throws: everything that is wrong, each with what came and what is allowed.
  package func applied(to profile: Profile, year: Int) throws(InvalidFields) -> Profile {
    var changed = profile
    var check = FieldCheck("profile.")
    if let displayName, let name = check.displayName(displayName) { changed.displayName = name }
    if let birthYear { changed.birthYear = check.numberOrNothing(birthYear, BirthYear.range(in: year), "birth_year") }
    if let sex {
      changed.sex = Sex(rawValue: sex)
      if sex != 0, changed.sex == nil { check.unknownValue(sex, "sex", "FEMALE, MALE, DIVERSE, or nothing") }
    }
    if let heightCentimetres { changed.height = check.height(heightCentimetres, "height_cm") }
    if let locale, let tag = check.locale(locale) { changed.locale = tag }
    if let units {
      changed.units = Units(rawValue: units) ?? .metric
      if units != 0, Units(rawValue: units) == nil {
        check.unknownValue(units, "units", "METRIC, IMPERIAL, or nothing")
      }
    }
    if let avatar {
      changed.avatar = AvatarID(avatar)
      if showsAvatar || changed.avatar != profile.avatar { changed.hasUploadedImage = false }
      if AvatarCatalogue.avatar(changed.avatar) == nil {
        check.add(
          "avatar_id", "AVATAR_UNKNOWN", got: quoted(avatar),
          allowed: AvatarCatalogue.all.map(\.id.description).joined(separator: ", "))
      }
    }
    try check.finish()
    return changed
  }
}

extension FieldCheck {
  mutating func unknownValue(_ value: Int, _ field: String, _ allowed: String) {
    add(field, "VALUE_UNKNOWN", got: "\(value)", allowed: allowed)
  }
}
