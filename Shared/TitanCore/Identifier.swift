package import FoundationEssentials

/// A UUID that knows what it names, so that a session's id cannot be passed where a user's is due.
package struct Identifier<Owner>: Hashable, Sendable, CustomStringConvertible {
  package let uuid: UUID

  package init(_ uuid: UUID) { self.uuid = uuid }

  /// Reads the canonical 36-character form, in either case; `nil` for anything else.
  package init?(_ text: String) {
    guard let uuid = UUID(uuidString: text) else { return nil }
    self.uuid = uuid
  }

  /// The canonical lower-case form, as it stands in messages and logs.
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

private func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
}

package enum UserOwner {}
/// The account a token's `sub` names: the key of every table.
package typealias UserID = Identifier<UserOwner>
