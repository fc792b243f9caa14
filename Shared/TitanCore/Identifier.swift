package import FoundationEssentials

/// A typed UUID, so that a session's id cannot be passed where a user's is expected.
package struct Identifier<Owner>: Hashable, Sendable, CustomStringConvertible {
  package let uuid: UUID

  package init(_ uuid: UUID) { self.uuid = uuid }

  /// Reads the canonical 36-character form, in either case; `nil` for anything else.
  package init?(_ text: String) {
    var text = text
    guard let uuid = text.withUTF8(canonicalUUID) else { return nil }
    self.uuid = uuid
  }

  /// The canonical lower-case form, as used in messages and logs.
  package var description: String {
    String(unsafeUninitializedCapacity: 36) { text in
      withUnsafeBytes(of: uuid.uuid) { bytes in
        var place = 0
        func append(_ character: UInt8) {
          text[place] = character
          place += 1
        }
        for (index, byte) in bytes.enumerated() {
          if index == 4 || index == 6 || index == 8 || index == 10 { append(UInt8(ascii: "-")) }
          append(Hexadecimal.digit(byte >> 4))
          append(Hexadecimal.digit(byte & 0x0F))
        }
        return place
      }
    }
  }
}

/// Foundation's parser uses `sscanf`, which accepts blanks and signs as digits and takes ten times as long.
private func canonicalUUID(_ text: UnsafeBufferPointer<UInt8>) -> UUID? {
  guard text.count == 36 else { return nil }
  var uuid: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  var place = 0
  for index in 0..<16 {
    if index == 4 || index == 6 || index == 8 || index == 10 {
      guard text[place] == UInt8(ascii: "-") else { return nil }
      place += 1
    }
    guard let high = Hexadecimal.value(of: text[place]), let low = Hexadecimal.value(of: text[place + 1]) else {
      return nil
    }
    withUnsafeMutableBytes(of: &uuid) { $0[index] = high << 4 | low }
    place += 2
  }
  return UUID(uuid: uuid)
}

package enum UserOwner {}
/// The account that a token's `sub` names: the key of every table.
package typealias UserID = Identifier<UserOwner>
