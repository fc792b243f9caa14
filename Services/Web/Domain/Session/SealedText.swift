/// A sealed value as text: `KEY.BOX`, the name of the key that opens it and the box in base64url. Both were made by this
/// edge or are somebody's invention; only opening the box tells.
package struct SealedText: Sendable, Hashable {
  package let keyID: String
  package let box: String

  package init(keyID: String, box: String) { (self.keyID, self.box) = (keyID, box) }

  /// `nil` for text in another form, or longer than a cookie.
  package init?(_ text: String) {
    guard text.utf8.count <= SessionCookie.longestValue else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    self.init(keyID: String(parts[0]), box: String(parts[1]))
  }

  package var text: String { "\(keyID).\(box)" }
}
