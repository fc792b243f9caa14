/// A sealed value as text: `KEY.BOX`, the name of the key that opens it and the box in base64url. Both were made by this
/// edge or are somebody's invention; only opening the box tells.
package struct SealedText: Sendable, Hashable {
  package let keyID: String
  package let box: String

  package init(keyID: String, box: String) { (self.keyID, self.box) = (keyID, box) }

  /// `nil` for text in another form, or longer than a cookie.
  package init?(_ text: String) {
    let bytes = text.utf8
    guard bytes.count <= SessionCookie.longestValue, let dot = bytes.firstIndex(of: UInt8(ascii: ".")) else {
      return nil
    }
    let (keyID, box) = (bytes[..<dot], bytes[bytes.index(after: dot)...])
    guard !keyID.isEmpty, !box.isEmpty, !box.contains(UInt8(ascii: ".")) else { return nil }
    self.init(keyID: String(Substring(keyID)), box: String(Substring(box)))
  }

  package var text: String { "\(keyID).\(box)" }
}
