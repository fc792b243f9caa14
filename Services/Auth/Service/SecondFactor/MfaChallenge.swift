import AuthDomain
import Crypto
import Foundation
import TitanCore
import TitanRPC

/// A sign-in whose password was right and whose second factor is awaited. The device holds it, sealed; the server keeps
/// nothing. Presenting it twice gains nothing, because each code is good once.
struct MfaChallenge: Codable, Sendable {
  /// Time to find the phone.
  static let lifetime: Duration = .seconds(300)

  var user: UUID
  /// Of the hash the password was checked against: when the password changes, the challenge is void.
  var passwordMark: Data
  var deviceName: String
  var devicePlatform: String
  var deviceAppVersion: String
  /// Microseconds since the epoch.
  var expireTime: Int64

  init(_ user: UserID, _ hash: PasswordHash, _ device: Device, at now: Timestamp) {
    self.user = user.uuid
    passwordMark = Self.mark(hash)
    (deviceName, devicePlatform, deviceAppVersion) = (device.name, device.platform, device.appVersion)
    expireTime = (now + Self.lifetime).microseconds
  }

  var userID: UserID { UserID(user) }
  var device: Device { Device(name: deviceName, platform: devicePlatform, appVersion: deviceAppVersion) }
  var end: Timestamp { Timestamp(microseconds: expireTime) }

  func isOf(_ hash: PasswordHash) -> Bool { passwordMark == Self.mark(hash) }

  private static func mark(_ hash: PasswordHash) -> Data { Data(SHA256.hash(data: Data(hash.phc.utf8))) }
}
