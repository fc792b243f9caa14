package import Foundation
package import TitanCore

/// Which slot a user's changes are in, and where the slot's counter is, known without asking the database.
extension FeedPositions {
  /// The slot of the user in the column `user_id`, in SQL.
  package static let slotOfUser = "((uuid_hash(user_id)::bigint & 4294967295) >> 25)"

  /// The slot of a user, as `slotOfUser` finds it.
  package static func slot(of user: UserID) -> Int { slot(of: user.uuid) }

  /// The ids that slots' counters are kept under, in the column `anchor_id`: each slot's is the lowest UUID whose hash is in
  /// the slot. Where tables are spread over several servers by this hash, a counter is then with its users' rows, so that
  /// a change and its number are committed at once, by one server.
  package static let anchors: [UUID] = {
    var anchors: [Int: UUID] = [:]
    var number: UInt16 = 0
    while anchors.count < slots.count {
      let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 0xff)))
      if anchors[slot(of: id)] == nil { anchors[slot(of: id)] = id }
      number += 1
    }
    return slots.compactMap { anchors[$0] }
  }()

  /// The id that the counter of a user's slot is kept under.
  package static func anchor(of user: UserID) -> UUID { anchors[slot(of: user)] }

  private static func slot(of id: UUID) -> Int { Int(hash(id) >> 25) }

  /// PostgreSQL's `uuid_hash` on a little-endian machine: Bob Jenkins' lookup3 of the 16 bytes
  /// (https://burtleburtle.net/bob/c/lookup3.c, with the initial value of PostgreSQL's `hash_bytes`).
  private static func hash(_ id: UUID) -> UInt32 {
    let words = withUnsafeBytes(of: id.uuid) { bytes in
      (0..<4).map { UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)) }
    }
    let start: UInt32 = 0x9e37_79b9 &+ 16 &+ 3_923_095
    var (a, b, c) = (start &+ words[0], start &+ words[1], start &+ words[2])
    mix(&a, &c, b, 4)
    mix(&b, &a, c, 6)
    mix(&c, &b, a, 8)
    mix(&a, &c, b, 16)
    mix(&b, &a, c, 19)
    mix(&c, &b, a, 4)
    a &+= words[3]
    finish(&c, b, 14)
    finish(&a, c, 11)
    finish(&b, a, 25)
    finish(&c, b, 16)
    finish(&a, c, 4)
    finish(&b, a, 14)
    finish(&c, b, 24)
    return c
  }

  private static func mix(_ x: inout UInt32, _ y: inout UInt32, _ z: UInt32, _ places: UInt32) {
    x = (x &- y) ^ rotated(y, places)
    y &+= z
  }

  private static func finish(_ x: inout UInt32, _ y: UInt32, _ places: UInt32) {
    x = (x ^ y) &- rotated(y, places)
  }

  /// The bits moved to the left by some places; those that leave on the left come back on the right.
  private static func rotated(_ bits: UInt32, _ places: UInt32) -> UInt32 {
    bits << places | bits >> (32 - places)
  }
}
