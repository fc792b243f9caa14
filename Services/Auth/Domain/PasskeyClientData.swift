import Foundation

/// What the browser vouches for: `CollectedClientData` (WebAuthn §5.8.1), which the authenticator signs a hash of.
package struct PasskeyClientData: Hashable, Sendable {
  package enum Ceremony: String, Sendable {
    case registration = "webauthn.create"
    case proof = "webauthn.get"
  }

  /// The most bytes that are read. Browsers send about two hundred.
  package static let maximumLength = 4_096

  /// base64url of the challenge.
  package let challenge: String

  /// - Throws: `PasskeyProblem` unless the data are of this ceremony, on a page of this site.
  package init(_ json: [UInt8], of ceremony: Ceremony, for party: RelyingParty) throws(PasskeyProblem) {
    guard json.count <= Self.maximumLength, let read = try? JSONDecoder().decode(Wire.self, from: Data(json)) else {
      throw .clientDataMalformed
    }
    guard read.type == ceremony.rawValue else { throw .wrongType(read.type, allowed: ceremony.rawValue) }
    guard read.crossOrigin != true else { throw .crossOrigin }
    guard party.accepts(read.origin) else { throw .wrongOrigin(read.origin, allowed: party.acceptedOrigins) }
    challenge = read.challenge
  }

  private struct Wire: Decodable {
    let type: String
    let challenge: String
    let origin: String
    let crossOrigin: Bool?
  }
}
