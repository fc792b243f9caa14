package import TitanCore

/// What a signed-in device keeps. Prints without its tokens.
package struct Credentials: Sendable, Equatable, CustomStringConvertible {
  package var userID: String
  package var email: String
  package var accessToken: String
  package var accessTokenExpiry: Timestamp
  package var refreshToken: String
  package var refreshTokenExpiry: Timestamp

  package init(
    userID: String, email: String, accessToken: String, accessTokenExpiry: Timestamp, refreshToken: String,
    refreshTokenExpiry: Timestamp
  ) {
    self.userID = userID
    self.email = email
    self.accessToken = accessToken
    self.accessTokenExpiry = accessTokenExpiry
    self.refreshToken = refreshToken
    self.refreshTokenExpiry = refreshTokenExpiry
  }

  package var description: String { "credentials of \(email), access until \(accessTokenExpiry)" }
}

extension Credentials: CustomReflectable {
  package var customMirror: Mirror { Mirror(self, children: ["email": email, "accessTokenExpiry": accessTokenExpiry]) }
}

extension Credentials: Codable {
  private enum CodingKeys: String, CodingKey {
    case userID = "user_id"
    case email
    case accessToken = "access_token"
    case accessTokenExpiry = "access_token_expires_us"
    case refreshToken = "refresh_token"
    case refreshTokenExpiry = "refresh_token_expires_us"
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      userID: try values.decode(String.self, forKey: .userID),
      email: try values.decode(String.self, forKey: .email),
      accessToken: try values.decode(String.self, forKey: .accessToken),
      accessTokenExpiry: Timestamp(microseconds: try values.decode(Int64.self, forKey: .accessTokenExpiry)),
      refreshToken: try values.decode(String.self, forKey: .refreshToken),
      refreshTokenExpiry: Timestamp(microseconds: try values.decode(Int64.self, forKey: .refreshTokenExpiry)))
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(userID, forKey: .userID)
    try values.encode(email, forKey: .email)
    try values.encode(accessToken, forKey: .accessToken)
    try values.encode(accessTokenExpiry.microseconds, forKey: .accessTokenExpiry)
    try values.encode(refreshToken, forKey: .refreshToken)
    try values.encode(refreshTokenExpiry.microseconds, forKey: .refreshTokenExpiry)
  }
}
