import ProfileDomain
import Testing
import TitanCore

@Suite("Changes of a profile")
struct ProfileChangeTests {
  private let ada = Profile(seed: ProfileSeed(displayName: "Ada", locale: "de-AT"))

  @Test("A profile begins with the registered values and the first avatar")
  func seed() {
    #expect(ada.displayName == "Ada" && ada.locale == "de-AT" && ada.revision == 1)
    #expect(ada.avatar == AvatarCatalogue.all[0].id && ada.units == .metric)
    #expect(ada.birthYear == nil && ada.sex == nil && ada.height == nil && !ada.hasUploadedImage)
    #expect(Profile(seed: ProfileSeed(displayName: "Bob", locale: "")).locale == "en")
  }

  @Test("A change leaves all other fields alone, and clearing a field empties it")
  func partial() throws {
    let told = try ProfileChange(birthYear: 1990, sex: 1, heightCentimetres: 172.46).applied(to: ada, year: year)
    #expect(told.displayName == "Ada" && told.birthYear == 1990 && told.sex == .female)
    #expect(told.height == Height(millimetres: 1_725))
    let untold = try ProfileChange(birthYear: 0, sex: 0, heightCentimetres: 0).applied(to: told, year: year)
    #expect(untold == ada)
    #expect(try ProfileChange().applied(to: told, year: year) == told)
  }

  @Test(
    "A display name is trimmed, and has no control characters",
    arguments: [
      (" Ada ", "Ada", nil), ("\u{3000}Äda L.\n", "Äda L.", nil), ("", nil, "NAME_EMPTY"),
      (" \n ", nil, "NAME_EMPTY"), ("A\u{0}da", nil, "FIELD_INVALID"), ("A\nda", nil, "FIELD_INVALID"),
      ("A\u{202E}da", nil, "FIELD_INVALID"), ("A\u{2066}da", nil, "FIELD_INVALID"),
      ("A\u{2028}da", nil, "FIELD_INVALID"),
      // Format characters join families of emoji and Persian names.
      ("👨‍👩‍👧", "👨‍👩‍👧", nil),
    ] as [(String, String?, String?)])
  func names(_ sent: String, _ kept: String?, _ reason: String?) {
    var name: String?
    let found = violations { name = try ProfileChange(displayName: sent).applied(to: ada, year: year).displayName }
    #expect(name == kept && found["profile.display_name"] == reason)
  }

  @Test("A display name has at most a hundred code points")
  func nameLengths() throws {
    let long = String(repeating: "ä", count: 100)
    #expect(try ProfileChange(displayName: long).applied(to: ada, year: year).displayName == long)
    let found = violations { _ = try ProfileChange(displayName: long + "ä").applied(to: ada, year: year) }
    #expect(found == ["profile.display_name": "FIELD_TOO_LONG"])
  }

  @Test(
    "A locale must be a valid language tag",
    arguments: [
      ("en", true), ("de-AT", true), ("sr-Latn-RS", true), ("", false), ("e", false), ("english", false),
      ("de_DE", false), ("de-", false), ("de-x", false), ("en-" + String(repeating: "a", count: 9), false),
    ])
  func locales(_ tag: String, _ isAllowed: Bool) {
    let found = violations { _ = try ProfileChange(locale: tag).applied(to: ada, year: year) }
    #expect(found == (isAllowed ? [:] : ["profile.locale": "LOCALE_INVALID"]))
  }

  @Test("All errors are named at once")
  func wrong() {
    let change = ProfileChange(
      displayName: "", birthYear: 2027, sex: 4, heightCentimetres: 300, locale: "x", units: 3, avatar: "dragon")
    let found = violations { _ = try change.applied(to: ada, year: year) }
    #expect(
      found == [
        "profile.display_name": "NAME_EMPTY", "profile.birth_year": "OUT_OF_RANGE", "profile.sex": "VALUE_UNKNOWN",
        "profile.height_cm": "OUT_OF_RANGE", "profile.locale": "LOCALE_INVALID", "profile.units": "VALUE_UNKNOWN",
        "profile.avatar_id": "AVATAR_UNKNOWN",
      ])
  }

  @Test("An uploaded picture is replaced by another avatar, or by an explicit choice of the current one")
  func picture() throws {
    var photographed = ada
    photographed.hasUploadedImage = true
    func keepsImage(_ change: ProfileChange) throws -> Bool {
      try change.applied(to: photographed, year: year).hasUploadedImage
    }
    #expect(try keepsImage(ProfileChange(displayName: "Eve")))
    #expect(try keepsImage(ProfileChange(avatar: ada.avatar.description)))
    #expect(try !keepsImage(ProfileChange(avatar: ada.avatar.description, showsAvatar: true)))
    #expect(try !keepsImage(ProfileChange(avatar: "fox")))
  }

  @Test("Avatars are complete drawings with titles")
  func avatars() {
    let avatars = AvatarCatalogue.all
    #expect(avatars.count >= 6 && Set(avatars.map(\.id)).count == avatars.count)
    #expect(avatars[0].id == AvatarCatalogue.standard)
    for avatar in avatars {
      #expect(avatar.svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\"") && avatar.svg.hasSuffix("</svg>"))
      #expect(avatar.svg.count < 4_096)
      for language in Language.allCases { #expect(!avatar.title(in: language).isEmpty) }
    }
  }

  @Test(
    "A call's languages are negotiated from accept-language",
    arguments: [
      ("", Language.english), ("de", .german), ("de-AT,en;q=0.5", .german), ("fr, de;q=0.4, en;q=0.6", .english),
      ("fr", .english), ("*;q=0.1, de;q=0.2", .german), ("de;q=0", .english), (";;q=,", .english), ("DE", .german),
    ])
  func languages(_ list: String, _ language: Language) {
    #expect(Language(acceptLanguage: list) == language)
  }
}
