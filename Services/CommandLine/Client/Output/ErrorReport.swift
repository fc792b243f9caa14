import TitanCore
import TitanProto
package import TitanProtoJSON
package import TitanRPC

/// The report of a failed call: lines for people, JSON for scripts.
package struct ErrorReport: Sendable, Equatable {
  package let status: ProgramStatus
  let code: String
  let reason: String?
  let message: String
  let localized: String?
  let violations: [FieldViolation]
  let retryAfter: Duration?

  package init(_ error: RPCError) {
    // Unreadable details must not hide the error.
    let details = error.details.isEmpty ? (try? StatusDetails.decode(error.encodedDetails)) ?? [] : error.details
    var (reason, localized): (String?, String?) = (nil, nil)
    var retryAfter: Duration?
    var violations: [FieldViolation] = []
    for detail in details {
      switch detail {
      case .localizedMessage(_, let message): localized = localized ?? message
      case .badRequest(let fields): violations += fields
      case .retryInfo(let delay): retryAfter = delay
      case .errorInfo(let code, _, _): reason = reason ?? code
      case .quotaFailure: continue
      }
    }
    status = error.code == .unavailable || error.code == .deadlineExceeded ? .unavailable : .refused
    code = error.code.name
    self.reason = reason
    message = error.message
    self.localized = localized
    self.violations = violations
    self.retryAfter = retryAfter
  }

  package init(_ error: ClientError) {
    status = error.status
    code = error.status == .usage ? "USAGE" : "CLIENT"
    (reason, localized, retryAfter, violations) = (nil, nil, nil, [])
    message = error.description
  }

  /// The message and the reason, then a line for each invalid field, in localized words if the service sent any.
  ///
  /// - Parameter width: reasons and words that don't fit into a line go below it.
  package func lines(style: Style, width: Int = .max) -> [String] {
    // Nothing is repeated: either each field has a line, or the message covers it.
    let only = localized == nil && violations.count == 1 ? violations.first : nil
    let told = only == nil ? violations : []
    let plain = told.isEmpty ? message : "\(told.count) fields are wrong."
    let sentence = (localized ?? only?.wordsWithField ?? plain).printable
    let reasons = (only?.reason ?? reason).map { "[\(code) \($0.printable)]" } ?? ""
    let (head, label) = ("error: " + (sentence.isEmpty ? code : sentence), "error: ".count)
    let fits = reasons.isEmpty || head.displayWidth + 2 + reasons.displayWidth <= width
    var lines = head.folded(to: width)
    lines[0] = style(.red, String(lines[0].prefix(label))) + lines[0].dropFirst(label)
    if fits, !reasons.isEmpty { lines[0] += style(.dim, "  " + reasons) }
    if !fits { lines.append(style(.dim, "  " + reasons)) }
    if localized != nil, told.isEmpty, !message.isEmpty { lines += Self.indented(message.printable, width) }
    let fieldWidth = told.map(\.field.printable.displayWidth).max() ?? 0
    for violation in told {
      let (field, reason) = (violation.field.printable, style(.dim, "  [\(violation.reason.printable)]"))
      let words = violation.text.printable == sentence ? "" : violation.text.printable
      let used = 2 + fieldWidth + 2 + words.displayWidth + 4 + violation.reason.printable.displayWidth
      if words.isEmpty || used > width {
        lines.append("  " + style(.bold, field) + reason)
        lines += words.isEmpty ? [] : Self.indented("  " + words, width)
      } else {
        lines.append("  " + style(.bold, field.padded(to: fieldWidth)) + "  " + words + reason)
      }
    }
    if code == StatusCode.unauthenticated.name, reason != "BAD_CREDENTIALS" {
      lines.append("  `titanup sign-in` signs you in again.")
    }
    if let retryAfter { lines.append("  Try again in \(Format.seconds(retryAfter)).") }
    return lines
  }

  private static func indented(_ text: String, _ width: Int) -> [String] {
    let margin = String(text.prefix { $0 == " " }) + "  "
    return String(text.drop { $0 == " " }).folded(to: max(8, width - margin.count)).map { margin + $0 }
  }

  package var json: JSONValue {
    [
      "error": [
        "code": .string(code),
        "reason": reason.map { .string($0) } ?? .null,
        "message": .string(message),
        "localized_message": localized.map { .string($0) } ?? .null,
        "field_violations": .array(
          violations.map {
            [
              "field": .string($0.field), "description": .string($0.description), "reason": .string($0.reason),
              "localized_message": $0.localizedMessage.map { .string($0.message) } ?? .null,
            ]
          }),
        "retry_after_ms": retryAfter.map { .number($0.milliseconds) } ?? .null,
      ]
    ]
  }
}

extension FieldViolation {
  /// The localized words; the description for developers if there are none.
  fileprivate var text: String { localizedMessage?.message ?? description }

  /// `nil` without localized words: then the error's message says it all.
  fileprivate var wordsWithField: String? { localizedMessage.map { "\(field): \($0.message)" } }
}

/// A failure that this program detects itself, with a message for its user.
package struct ClientError: Error, Sendable, Equatable, CustomStringConvertible {
  package let status: ProgramStatus
  package let description: String

  package init(_ status: ProgramStatus, _ description: String) {
    self.status = status
    self.description = description
  }

  package static func usage(_ description: String) -> ClientError { ClientError(.usage, description) }
}

/// The exit status; numbers beyond 1 are those of sysexits(3).
package enum ProgramStatus: Int32, Sendable {
  case ok = 0
  /// The server refused the request, or cannot carry it out.
  case refused = 1
  /// The command line was wrong.
  case usage = 64
  /// A service could not be reached.
  case unavailable = 69
  /// The result could not be written.
  case output = 74
}

extension RPCError {
  /// The reason and facts that the service sent for programs.
  var info: (reason: String, facts: [String: String])? {
    let details = details.isEmpty ? (try? StatusDetails.decode(encodedDetails)) ?? [] : details
    for case .errorInfo(let reason, _, let facts) in details { return (reason, facts) }
    return nil
  }
}
