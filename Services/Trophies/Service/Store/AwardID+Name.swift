import Crypto
import Foundation
import TitanCore
import TrophiesDomain

extension Identifier where Owner == AwardOwner {
  /// The id of a user's award of a trophy. It is always the same, so that awards keep their ids when everything is
  /// judged again from scratch. It is a version 8 UUID (RFC 9562 §5.8), from the SHA-256 of both names.
  init(of trophy: TrophyID, for user: UserID) {
    var bytes = Array(SHA256.hash(data: Array("\(user)/\(trophy)".utf8)).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    self.init(bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) })
  }
}
