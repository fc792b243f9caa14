import TitanProto
package import TitanRPC

extension RPCError {
  /// Whether the same call may succeed later without any change. Something between may end a call, too: a balancer resets
  /// a stream with INTERNAL_ERROR if its server dies after the response has begun; an INTERNAL of a service says its reason.
  var meansAway: Bool {
    code == .unavailable || code == .internal && reason == nil
      || ["ACCOUNT_BUSY", "DATABASE_BUSY"].contains(reason)
  }

  /// The time after which the service takes more; `nil` for other errors, and for limits that time doesn't lift.
  var pause: Duration? {
    guard code == .resourceExhausted else { return nil }
    for case .retryInfo(let delay) in sent { return max(delay, .milliseconds(100)) }
    return nil
  }

  /// Why the service has refused the call, for programs.
  var reason: String? {
    for case .errorInfo(let reason, _, _) in sent { return reason }
    return nil
  }

  /// The error in words, with its reason.
  package var words: String {
    var localized: String?
    for case .localizedMessage(_, let message) in sent { localized = localized ?? message }
    return (localized ?? message) + (reason.map { " [\($0)]" } ?? "")
  }

  /// Unreadable details must not hide the error.
  private var sent: [ErrorDetail] {
    encodedDetails.isEmpty ? details : (try? StatusDetails.decode(encodedDetails)) ?? []
  }
}
