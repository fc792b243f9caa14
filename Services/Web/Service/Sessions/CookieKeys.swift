package import Crypto
import Foundation
package import TitanCore
import TitanRPC
package import WebDomain

/// The keys that seal sessions into cookies with AES-GCM, so that browsers keep what they can neither read nor change.
/// All instances of the edge have the same ones and share nothing else.
package struct CookieKeys: Sendable {
  /// The form of `TITANUP_WEB_COOKIE_KEY`.
  package static let form =
    "base64 of 32 random bytes; or several, apart by white space: the first seals, all of them open"
  private static let mostKeys = 8

  private let sealing: (id: String, key: SymmetricKey)
  private let opening: [String: SymmetricKey]

  package static func isValid(_ text: String) -> Bool { keys(text) != nil }

  /// - Throws: `Malformed`, which does not repeat the keys.
  package init(_ text: String) throws(Malformed) {
    guard let keys = Self.keys(text), let first = keys.first else { throw Malformed() }
    let named = keys.map { (id: Self.id($0), key: $0) }
    sealing = (Self.id(first), first)
    opening = Dictionary(named.map { ($0.id, $0.key) }) { first, _ in first }
  }

  /// The value of the cookie for a session; `nil` if no browser would keep one that long.
  ///
  /// - Parameter nonce: a new random one each time.
  package func seal(_ session: WebSession, for cookie: SessionCookie, nonce: AES.GCM.Nonce = .init()) -> String? {
    guard let bytes = session.serialized,
      let box = try? AES.GCM.seal(
        bytes, using: sealing.key, nonce: nonce, authenticating: Self.context(sealing.id, cookie)),
      let combined = box.combined
    else { return nil }
    let text = SealedText(keyID: sealing.id, box: Base64URL.encode(combined)).text
    return text.utf8.count <= SessionCookie.longestValue ? text : nil
  }

  /// The session that a cookie's value holds; `nil` if none of these keys sealed it for this cookie, or it is over.
  package func open(_ value: String, for cookie: SessionCookie, at now: Timestamp) -> WebSession? {
    guard let text = SealedText(value), let key = opening[text.keyID], let combined = Base64URL.decode(text.box),
      let box = try? AES.GCM.SealedBox(combined: combined),
      let bytes = try? AES.GCM.open(box, using: key, authenticating: Self.context(text.keyID, cookie)),
      let session = WebSession(serialized: Array(bytes)), !session.isOver(at: now)
    else { return nil }
    return session
  }

  /// Ties a value to its purpose: one that was sealed for the cookie of plain text opens as no other.
  private static func context(_ keyID: String, _ cookie: SessionCookie) -> Data {
    Data("titanup web session v1 \(cookie.name) \(keyID)".utf8)
  }

  /// `nil` unless the text holds 1 to 8 distinct keys.
  private static func keys(_ text: String) -> [SymmetricKey]? {
    let words = text.split(whereSeparator: \.isWhitespace)
    let keys = words.compactMap { Data(base64Encoded: String($0)) }.filter { $0.count == 32 }
    guard (1...mostKeys).contains(words.count), Set(keys).count == words.count else { return nil }
    return keys.map { SymmetricKey(data: $0) }
  }

  /// Names a key without telling anything about it.
  private static func id(_ key: SymmetricKey) -> String {
    let hash = HMAC<SHA256>.authenticationCode(for: Data("titanup web session key id".utf8), using: key)
    return Base64URL.encode(Array(hash).prefix(6))
  }
}

extension CookieKeys {
  /// A key that does not have the required form.
  package struct Malformed: Error, Hashable, CustomStringConvertible {
    package var description: String { "expected \(CookieKeys.form)" }
  }
}

extension CookieKeys: CustomStringConvertible {
  package var description: String { "****" }
}
