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
          append(hexDigit(byte >> 4))
          append(hexDigit(byte & 0x0F))
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
    guard let high = hexValue(text[place]), let low = hexValue(text[place + 1]) else { return nil }
    withUnsafeMutableBytes(of: &uuid) { $0[index] = high << 4 | low }
    place += 2
  }
  return UUID(uuid: uuid)
}

private func hexValue(_ character: UInt8) -> UInt8? {
  switch character {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
  default: nil
  }
}

private func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
}

package enum UserOwner {}
/// The account that a token's `sub` names: the key of every table.
package typealias UserID = Identifier<UserOwner>
