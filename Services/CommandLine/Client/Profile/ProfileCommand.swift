import ArgumentParser
import Foundation
import ProfileProto
import TitanProto
import TitanProtoJSON
import TitanRPC

struct ProfileCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile", abstract: "Show or change your profile.",
    discussion:
      "Only the options you give change anything. A birth year or height of 0, or the sex \"unsaid\", clears the field."
  )

  enum SexOption: String, ExpressibleByArgument, CaseIterable {
    case female, male, diverse, unsaid

    var wire: ProfileV1.Sex {
      switch self {
      case .female: .female
      case .male: .male
      case .diverse: .diverse
      case .unsaid: .unspecified
      }
    }
  }

  enum UnitsOption: String, ExpressibleByArgument, CaseIterable {
    case metric, imperial

    var wire: ProfileV1.Units { self == .metric ? .metric : .imperial }
  }

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(help: "Your name.") var name: String?
  @Option(help: "Your year of birth.") var birthYear: UInt32?
  @Option(help: "Your sex, if you want to say.") var sex: SexOption?
  @Option(help: ArgumentHelp("Your height.", valueName: "cm")) var height: Double?
  @Option(help: ArgumentHelp("Your language.", valueName: "tag")) var locale: String?
  @Option(help: "Your avatar.") var avatar: String?
  @Option(help: ArgumentHelp("A photo instead of an avatar: PNG or JPEG, up to 2 MiB.", valueName: "file"))
  var photo: String?
  @Flag(help: "Remove the photo and go back to your avatar.") var noPhoto = false
  @Option(help: "The units that apps show; titanup always shows kg and cm.") var units: UnitsOption?
  @Flag(help: "List the avatars to choose from.") var avatars = false

  func validate() throws {
    guard [avatar != nil, photo != nil, noPhoto].count(where: { $0 }) <= 1 else {
      throw ValidationError("Give only one of --avatar, --photo and --no-photo.")
    }
  }

  func run(_ backend: Backend, _ console: Console) async throws {
    if avatars { return try await list(backend, console) }
    let file = try photo.map(Self.read)
    var profile = try await changed(backend)
    if noPhoto {
      let response = try await backend.accessTokens.call { options in
        try await backend.profile.deleteProfileImage(.init(), options: options.within(.seconds(10)))
      }
      profile = response.profile ?? profile
    }
    if let file {
      profile = try await backend.accessTokens.call { options in
        try await backend.uploadPhoto(file, options.within(.seconds(60)))
      }
    }
    if global.json { return console.line(ProfilePresentation.json(profile).text) }
    console.lines(ProfilePresentation.lines(profile, terminal: console.output))
  }

  private static func read(_ photo: String) throws(ClientError) -> [UInt8] {
    do throws(InputFileError) { return try InputFile.read(photo) } catch {
      throw .usage("--photo: Can't read \(photo): \(error)")
    }
  }

  /// The profile after the requested change, if there is one.
  private func changed(_ backend: Backend) async throws -> ProfileV1.Profile {
    var wanted = ProfileV1.Profile()
    var paths: [String] = []
    func note<Value>(_ value: Value?, _ path: String, _ set: (inout ProfileV1.Profile, Value) -> Void) {
      guard let value else { return }
      set(&wanted, value)
      paths.append(path)
    }
    note(name, "display_name") { $0.displayName = $1 }
    note(birthYear, "birth_year") { $0.birthYear = $1 }
    note(sex, "sex") { $0.sex = $1.wire }
    note(height, "height_cm") { $0.heightCm = $1 }
    note(locale, "locale") { $0.locale = $1 }
    note(units, "units") { $0.units = $1.wire }
    note(avatar, "avatar_id") { $0.avatarID = $1 }
    let response: ProfileV1.Profile?
    if paths.isEmpty {
      response = try await backend.accessTokens.call { options in
        try await backend.profile.getProfile(.init(), options: options.within(.seconds(10)))
      }.profile
    } else {
      let request = ProfileV1.UpdateProfileRequest(profile: wanted, updateMask: .init(paths: paths))
      response = try await backend.accessTokens.call { options in
        try await backend.profile.updateProfile(request, options: options.within(.seconds(10)))
      }.profile
    }
    guard let response else { throw ClientError(.refused, "The server answered without a profile.") }
    return response
  }

  private func list(_ backend: Backend, _ console: Console) async throws {
    let avatars = try await backend.accessTokens.call { options in
      try await backend.profile.listAvatars(.init(), options: options.within(.seconds(10)))
    }.avatars
    if global.json {
      let json = avatars.map { avatar -> JSONValue in
        ["avatar_id": .string(avatar.avatarID), "title": .string(avatar.title), "svg": .string(avatar.svg)]
      }
      return console.line(JSONValue.array(json).text)
    }
    for avatar in avatars { console.line("\(avatar.avatarID.printable)  \(avatar.title.printable)") }
  }
}

extension Backend {
  /// Uploads a photo in pieces; returns the profile with the photo.
  func uploadPhoto(_ file: [UInt8], _ options: CallOptions) async throws -> ProfileV1.Profile {
    let response = try await profile.uploadProfileImage(options: options) { writer in
      try await writer.write(.init(part: .opening(.init())))
      for start in stride(from: 0, to: file.count, by: 65_536) {
        try await writer.write(.init(part: .data(Array(file[start..<min(start + 65_536, file.count)]))))
      }
    }
    guard let profile = response.profile else { throw ClientError(.refused, "The server answered without a profile.") }
    return profile
  }
}
