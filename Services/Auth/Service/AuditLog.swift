import AuthDomain
import Foundation
import Logging
import TitanCore

/// Makes the events of operations and writes each stored event to the operators' log: one line with ids and no personal
/// data.
struct AuditLog: Sendable {
  let logger: Logger
  let makeID: @Sendable (Timestamp) -> UUID

  func event(
    _ kind: SecurityEvent.Kind, of user: UserID, session: AuthSessionID? = nil, device: String = "",
    from address: CoarseAddress?, at now: Timestamp
  ) -> SecurityEvent {
    SecurityEvent(kind, of: user, session: session, device: device, from: address, at: now, id: makeID(now))
  }

  /// - Parameters:
  ///   - operatorID: the operator who did it, if it wasn't the owner.
  ///   - isOfSomebody: false if the account doesn't exist: its made-up id is left out.
  func tell(_ event: SecurityEvent, by operatorID: UserID? = nil, isOfSomebody: Bool = true) {
    logger.tell(event, by: operatorID, isOfSomebody: isOfSomebody)
  }
}

extension Logger {
  /// See `AuditLog`.
  func tell(_ event: SecurityEvent, by operatorID: UserID? = nil, isOfSomebody: Bool = true) {
    var line: Logger.Metadata = [
      "event": .string(event.kind.rawValue), "event_id": .string("\(event.id)"),
    ]
    if isOfSomebody { line["user_id"] = .string("\(event.userID)") }
    if let session = event.sessionID { line["auth_session_id"] = .string("\(session)") }
    if let operatorID { line["operator_id"] = .string("\(operatorID)") }
    if let address = event.address { line["address"] = .string("\(address)") }
    log(level: event.kind.isAlarming ? .warning : .notice, "security event", metadata: line)
  }
}
