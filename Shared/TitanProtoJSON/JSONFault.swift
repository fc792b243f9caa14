/// Why a message has no JSON, or JSON is no message of its type.
package struct JSONFault: Error, Hashable, CustomStringConvertible {
  /// The path of the field, with the names of the proto: `items[3].start_time`. Empty for the whole.
  package private(set) var field: String
  /// What was received, and what is allowed.
  package let problem: String

  init(_ problem: String) { (field, self.problem) = ("", problem) }

  init(got: some StringProtocol, allowed: String) { self.init("got \(Self.shown(got)); allowed: \(allowed)") }

  /// The same fault, seen from the message or list that the field is in.
  ///
  /// - Parameter step: a name, or an index in brackets.
  func inside(_ step: String) -> JSONFault {
    var fault = self
    fault.field = field.isEmpty ? step : field.hasPrefix("[") ? step + field : "\(step).\(field)"
    return fault
  }

  package var description: String { field.isEmpty ? problem : "\(field): \(problem)" }

  /// Enough of what was received to find it.
  static func shown(_ text: some StringProtocol) -> String {
    let longest = 60
    return text.count > longest ? "\(text.prefix(longest))…" : String(text)
  }
}

/// How deeply messages, lists and objects may be nested, as in official parsers.
enum Nesting {
  static let deepest = 100
  static let fault = JSONFault("nested more than \(deepest) levels deep")
}
