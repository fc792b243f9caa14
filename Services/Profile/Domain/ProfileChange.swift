import TitanCore
import TitanFields

/// A change to a profile: fields that are `nil` stay the same.
package struct ProfileChange: Sendable, Hashable {
  package var displayName: String?
  /// 0 to clear the value, here and in the next two fields.
  package var birthYear: Int?
  /// A number from the contract.
  package var sex: Int?
  package var heightCentimetres: Double?
  package var locale: String?
  /// A number from the contract; 0 means metric.
  package var units: Int?
  package var avatar: String?
  /// Whether to show the avatar, even if it is the one already chosen.
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

  /// The profile after the change.
  ///
  /// - Parameter year: the current year.
  /// - Throws: every violation, each with the value received and the values allowed.
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

extension FieldCheck {
  /// The trimmed name, by the same rules as the auth service's at registration.
  mutating func displayName(_ text: String) -> String? {
    do {
      return try DisplayName(text).text
    } catch {
      switch error {
      case .empty:
        add("display_name", "NAME_EMPTY", got: "nothing", allowed: "1 to \(DisplayName.maximumLength) characters")
      case .tooLong(let count):
        add("display_name", "FIELD_TOO_LONG", got: "\(count) characters", allowed: "1 to \(DisplayName.maximumLength)")
      case .controlCharacter: add("display_name", "FIELD_INVALID", got: "a control character", allowed: "none")
      }
      return nil
    }
  }

  /// The form of a language tag (RFC 5646 §2.1): a language of two or three letters, and subtags of up to eight letters
  /// or digits, of which the last isn't a singleton.
  mutating func locale(_ text: String) -> String? {
    func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isTag =
      text.utf8.count <= 35 && (2...3).contains(subtags.first?.count ?? 0)
      && subtags.first?.allSatisfy(isLetter) == true
      && subtags.dropFirst().allSatisfy { (1...8).contains($0.count) && $0.allSatisfy { isLetter($0) || isDigit($0) } }
      && (subtags.count == 1 || subtags.last?.count != 1)
    if isTag { return text }
    add("locale", "LOCALE_INVALID", got: quoted(text), allowed: "a BCP 47 language tag such as en or de-AT")
    return nil
  }
}

/// A year of birth, which is enough to decide whether a rule for adults applies.
package enum BirthYear {
  package static let earliest = 1900

  package static func range(in year: Int) -> ClosedRange<Int> { earliest...max(earliest, year) }

  /// The body mass index classes apply from this age on.
  package static let adultFrom = 20

  /// Whether a user born in that year turns 20 only after this year; anyone who turns 20 this year counts as an adult.
  /// Users who haven't given a year count as adults.
  package static func isUnderAge(_ birthYear: Int?, in year: Int) -> Bool {
    birthYear.map { year - $0 < adultFrom } ?? false
  }
}
