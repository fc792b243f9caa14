package import TitanCore
import TitanProto
package import TitanRPC

/// A row in a table of a service's errors: what a client sees of one error.
package struct ErrorRow: Sendable, CustomStringConvertible {
  let error: any RPCErrorConvertible
  let code: StatusCode
  let reason: String
  let info: [String: String]
  let words: LocalizedText

  package init(
    _ error: any RPCErrorConvertible, _ code: StatusCode, _ reason: String, info: [String: String] = [:],
    _ english: String, _ german: String
  ) {
    self.error = error
    self.code = code
    self.reason = reason
    self.info = info
    words = LocalizedText(english, german)
  }

  package var description: String { "\(error)" }

  package struct Sight: Sendable, Hashable {
    var code: StatusCode
    var reason: String?
    var info: [String: String]
    /// All localized messages for the error as a whole: exactly one.
    var words: [LocalizedMessage]
    /// The languages of the messages of all invalid fields.
    var locales: Set<String?>
  }

  /// What the client should see.
  package func expected(in language: Language) -> Sight {
    Sight(
      code: code, reason: reason, info: info, words: [.init(locale: language.rawValue, message: words[language])],
      locales: [language.rawValue])
  }

  /// The error as clients receive it; `nil` if it is not a refusal.
  package func received(in language: Language) -> Sight? {
    guard var failure = RPCError(refusal: error, in: language) else { return nil }
    failure.encodedDetails = StatusDetails.encode(failure)
    var sight = Sight(
      code: failure.code, reason: failure.receivedReason, info: failure.receivedInfo, words: [],
      locales: [language.rawValue])
    for detail in failure.receivedDetails {
      switch detail {
      case .localizedMessage(let locale, let message): sight.words.append(.init(locale: locale, message: message))
      case .badRequest(let violations): sight.locales.formUnion(violations.map(\.localizedMessage?.locale))
      default: break
      }
    }
    return sight
  }
}
