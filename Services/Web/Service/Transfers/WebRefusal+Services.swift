import TitanRPC
import TitanWeb

extension WebRefusal {
  /// What a browser is told when a service has refused a call before its export or import began. Anything but these is a
  /// fault of ours.
  static func before(_ error: RPCError) -> any Error {
    switch error.code {
    case .unauthenticated: WebRefusal(401, error.message)
    case .permissionDenied: WebRefusal(403, error.message)
    case .resourceExhausted: WebRefusal(429, error.message, ["retry-after": "60"])
    case .unavailable, .deadlineExceeded: WebRefusal(503, "TitanUp can't be read just now", ["retry-after": "60"])
    default: error
    }
  }
}
