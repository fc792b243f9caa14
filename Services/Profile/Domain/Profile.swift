package import TitanCore

/// The user's sex, if given. The raw values are those of the contract and of the store.
package enum Sex: Int, Sendable, Hashable, CaseIterable {
  case female = 1
  case male = 2
  case diverse = 3
}

/// The units in which numbers are shown. The raw values are those of the contract and of the store.
package enum Units: Int, Sendable, Hashable, CaseIterable {
  case metric = 1
  case imperial = 2
}

/// A user's profile.
package struct Profile: Sendable, Hashable {
  package var displayName: String
  /// `nil` if not given, as in all fields that follow.
  package var birthYear: Int?
  package var sex: Sex?
  package var height: Height?
  /// BCP 47.
  package var locale: String
  package var units: Units
  package var avatar: AvatarID
  /// Whether an uploaded picture is shown instead of the avatar.
  package var hasUploadedImage: Bool
  /// 1 when the profile was created; increases with every change.
  package var revision: Int
  /// `nil` if it was never changed.
  package var updateTime: Timestamp?

  package init(
    displayName: String, birthYear: Int? = nil, sex: Sex? = nil, height: Height? = nil, locale: String,
    units: Units = .metric, avatar: AvatarID = AvatarCatalogue.standard, hasUploadedImage: Bool = false,
    revision: Int = 1, updateTime: Timestamp? = nil
  ) {
    self.displayName = displayName
    self.birthYear = birthYear
    self.sex = sex
    self.height = height
    self.locale = locale
    self.units = units
    self.avatar = avatar
    self.hasUploadedImage = hasUploadedImage
    self.revision = revision
    self.updateTime = updateTime
  }

  /// An account's initial profile. The registration has passed the auth service's rules.
  package init(seed: ProfileSeed) {
    self.init(displayName: seed.displayName, locale: seed.locale.isEmpty ? "en" : seed.locale)
  }
}

/// The profile data in a registration.
package struct ProfileSeed: Sendable, Hashable {
  package var displayName: String
  package var locale: String

  package init(displayName: String, locale: String) {
    self.displayName = displayName
    self.locale = locale
  }
}
