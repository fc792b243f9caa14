import ProfileDomain
import TitanCore
import TitanProto
import TitanRPC

extension ProfileV1.Profile {
  init(_ profile: Profile) {
    self.init(
      displayName: profile.displayName, birthYear: UInt32(profile.birthYear ?? 0),
      sex: .init(rawValue: Int32(profile.sex?.rawValue ?? 0)), heightCm: profile.height?.centimetres ?? 0,
      locale: profile.locale, units: .init(rawValue: Int32(profile.units.rawValue)),
      avatarID: profile.avatar.description, hasUploadedImage: profile.hasUploadedImage, etag: profile.etag,
      updateTime: profile.updateTime.map { .init($0) })
  }
}

extension Profile {
  var etag: String { "\(revision)" }
}

extension ProfileChange {
  /// What a request wants changed: the paths of its mask, or without one what is populated.
  init(_ profile: ProfileV1.Profile, mask: GoogleProtobuf.FieldMask?) throws {
    let wants = try UpdateMask(
      mask, of: ["display_name", "birth_year", "sex", "height_cm", "locale", "units", "avatar_id"], in: profile)
    self.init(
      displayName: wants["display_name"] ? profile.displayName : nil,
      birthYear: wants["birth_year"] ? Int(profile.birthYear) : nil,
      sex: wants["sex"] ? Int(profile.sex.rawValue) : nil,
      heightCentimetres: wants["height_cm"] ? profile.heightCm : nil,
      locale: wants["locale"] ? profile.locale : nil, units: wants["units"] ? Int(profile.units.rawValue) : nil,
      avatar: wants["avatar_id"] ? profile.avatarID : nil, showsAvatar: mask?.paths.contains("avatar_id") ?? false)
  }
}

extension ProfileV1.UploadProfileImageResponse {
  init(_ profile: Profile, _ image: StoredImage) {
    self.init(
      profile: .init(profile), contentType: image.format.contentType, width: UInt32(image.width),
      height: UInt32(image.height), sizeBytes: UInt32(image.bytes.count))
  }
}

extension ProfileV1.Avatar {
  init(_ avatar: Avatar, in language: Language) {
    self.init(avatarID: avatar.id.description, title: avatar.title(in: language), svg: avatar.svg)
  }
}
