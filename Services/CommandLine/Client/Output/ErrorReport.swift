import TitanCore
import TitanProto
package import TitanRPC

/// A failed call as it is told: to people in lines, to scripts as JSON.
package struct ErrorReport: Sendable, Equatable {
  package let status: ProgramStatus
  let code: String
  let reason: String?
  let message: String
  let localized: String?
  let violations: [FieldViolation]
  let retryAfter: Duration?

  package init(_ error: RPCError) {
    // Details that cannot be read are not worth hiding the error for.
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

  /// The sentence, the reason, then a line for each wrong field.
  package func lines(style: Style) -> [String] {
    // What was wrong is said once: by a line for each field, or by the message, which the sentence may be already.
    let only = localized == nil && violations.count == 1 ? violations.first : nil
    let told = only == nil ? violations : []
    let plain = told.isEmpty ? message : "\(told.count) fields are wrong"
    let sentence = (localized ?? plain).printable
    var lines = [style(.red, "error: ") + (sentence.isEmpty ? code : sentence)]
    if let reason = only?.reason ?? reason { lines[0] += style(.dim, "  [\(code) \(reason.printable)]") }
    if localized != nil, told.isEmpty, !message.isEmpty { lines.append("  " + message.printable) }
    let width = told.map(\.field.printable.displayWidth).max() ?? 0
    for violation in told {
      lines.append(
        "  " + style(.bold, violation.field.printable.padded(to: width)) + "  " + violation.description.printable
          + style(.dim, "  [\(violation.reason.printable)]"))
    }
    if code == StatusCode.unauthenticated.name, reason != "BAD_CREDENTIALS" {
      lines.append("  `titanup sign-in` opens a new sign-in")
    }
    if let retryAfter { lines.append("  try again in \(Format.seconds(retryAfter))") }
    return lines
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
