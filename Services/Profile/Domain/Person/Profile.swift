package import TitanCore

/// As far as somebody says so. The numbers are those of the contract and of the store.
package enum Sex: Int, Sendable, Hashable, CaseIterable {
  case female = 1
  case male = 2
  case diverse = 3
}

/// In which units numbers are shown. The numbers are those of the contract and of the store.
package enum Units: Int, Sendable, Hashable, CaseIterable {
  case metric = 1
  case imperial = 2
}

/// Who somebody is.
package struct Profile: Sendable, Hashable {
  package var displayName: String
  /// `nil`: not said, as for all that follow.
  package var birthYear: Int?
  package var sex: Sex?
  package var height: Height?
  /// BCP 47.
  package var locale: String
  package var units: Units
  package var avatar: AvatarID
  /// Whether an uploaded picture stands for them instead.
  package var hasUploadedImage: Bool
  /// 1 when the profile was made; grows with every change.
  package var revision: Int
  /// `nil` if it is as it was made.
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

  /// The profile that an account begins with. What was registered has passed the auth service's rules.
  package init(seed: ProfileSeed) {
    self.init(displayName: seed.displayName, locale: seed.locale.isEmpty ? "en" : seed.locale)
  }
}

/// What a registration says about somebody.
package struct ProfileSeed: Sendable, Hashable {
  package var displayName: String
  package var locale: String

  package init(displayName: String, locale: String) {
    self.displayName = displayName
    self.locale = locale
  }
}
