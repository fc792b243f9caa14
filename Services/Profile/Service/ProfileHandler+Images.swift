import Crypto
import ProfileDomain
package import ProfileProto
import TitanCore
package import TitanRPC
import TitanRequests

extension ProfileHandler {
  package func listAvatars(
    _ request: ProfileV1.ListAvatarsRequest, context: ServerContext
  ) async throws -> ProfileV1.ListAvatarsResponse {
    _ = try context.requireUser()
    return .init(avatars: AvatarCatalogue.all.map { .init($0, in: context.language) })
  }

  package func uploadProfileImage(
    _ requests: RPCAsyncSequence<ProfileV1.UploadProfileImageRequest>, context: ServerContext
  ) async throws -> ProfileV1.UploadProfileImageResponse {
    let user = try context.requireUser()
    let (opening, file) = try await Self.receive(requests)
    let requestID = try RequestID(opening.requestID, field: "opening.request_id")
    let image = try await reencoder.storedImage(of: try SourceImage(file), for: user)
    _ = try await begun(user, context.inCallersName)
    let kept = try await store.keep(
      image, of: user, at: clock(),
      request: requestID.map { id in
        .init(id: id, payloadDigest: payloadDigest("UploadProfileImage", file)) {
          ProfileV1.UploadProfileImageResponse($0, image).serialized()
        }
      })
    switch kept {
    case .done(let profile): return .init(profile, image)
    case .replayed(let bytes): return try .init(serialized: bytes)
    }
  }

  package func getProfileImage(
    _ request: ProfileV1.GetProfileImageRequest, context: ServerContext
  ) async throws -> ProfileV1.GetProfileImageResponse {
    let user = try context.requireUser()
    var response: ProfileV1.GetProfileImageResponse
    if let image = try await store.image(of: user) {
      response = .init(contentType: image.format.contentType, image: image.bytes)
    } else {
      let chosen = try await store.profile(of: user)?.avatar ?? AvatarCatalogue.standard
      // An avatar that is no longer in the catalogue is replaced by the first one.
      let avatar = AvatarCatalogue.avatar(chosen) ?? AvatarCatalogue.all[0]
      response = .init(contentType: "image/svg+xml", image: Array(avatar.svg.utf8))
    }
    response.etag = Base64URL.encode(Array(SHA256.hash(data: response.image)).prefix(16))
    if response.etag == request.knownEtag { response.image = [] }
    return response
  }

  package func deleteProfileImage(
    _ request: ProfileV1.DeleteProfileImageRequest, context: ServerContext
  ) async throws -> ProfileV1.DeleteProfileImageResponse {
    let user = try context.requireUser()
    let profile = try await begun(user, context.inCallersName)
    guard profile.hasUploadedImage else { return .init(profile: .init(profile)) }
    let changed = try await store.changeProfile(of: user, at: clock(), request: nil) { current in
      var profile = current
      profile.hasUploadedImage = false
      return profile
    }
    guard case .done(let now) = changed else { return .init(profile: .init(profile)) }
    return .init(profile: .init(now))
  }

  /// Receives the whole file. A file that is too big or of the wrong type is refused during the upload.
  private static func receive(
    _ requests: RPCAsyncSequence<ProfileV1.UploadProfileImageRequest>
  ) async throws -> (ProfileV1.ImageOpening, file: [UInt8]) {
    var opening: ProfileV1.ImageOpening?
    var upload = ImageUpload()
    for try await request in requests {
      switch (request.part, opening) {
      case (.opening(let first), nil): opening = first
      case (.data(let piece), .some) where !piece.isEmpty: try upload.append(piece)
      case (.opening, .some): throw MisplacedPiece(why: "a second opening came; allowed: one, first of all")
      case (.data, .some): throw MisplacedPiece(why: "an empty piece came; allowed: one byte or more")
      case (_, nil): throw MisplacedPiece(why: "the opening did not come first")
      case (nil, .some): throw MisplacedPiece(why: "nothing is set; allowed: data")
      }
    }
    guard let opening else { throw ImageFault.missing }
    return (opening, upload.bytes)
  }
}
