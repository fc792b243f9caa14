package import SessionsDomain
package import TitanCore
package import TitanRPC

extension SessionConflict: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .idTaken(let id):
      RPCError(
        .alreadyExists, reason: "SESSION_EXISTS", "session \(id) exists with other content",
        info: ["session_id": "\(id)"])
    case .deleted(let id):
      RPCError(
        .alreadyExists, reason: "SESSION_EXISTS", "session \(id) existed and was deleted",
        info: ["session_id": "\(id)"])
    case .notDeleted(let id):
      RPCError(
        .alreadyExists, reason: "SESSION_NOT_DELETED", "session \(id) is there: it was not deleted",
        info: ["session_id": "\(id)"])
    case .streamUsed(let id):
      RPCError(
        .alreadyExists, reason: "STREAM_ALREADY_USED", "the receipt's stream was counted into session \(id)",
        info: ["session_id": "\(id)"])
    case .overlap(let id):
      RPCError(
        .failedPrecondition, reason: "SESSION_OVERLAP", "the session overlaps session \(id), counted too",
        info: ["session_id": "\(id)"])
    case .quotaUsedUp(let limit, let until, let now):
      RPCError(
        .resourceExhausted, reason: "SESSION_QUOTA",
        "\(limit) sessions without a receipt were recorded within 24 hours; allowed: \(limit), one more from \(until) on",
        info: ["limit": "\(limit)", "window_seconds": "\(SessionQuota.day.components.seconds)"],
        details: [
          .retryInfo(delay: until - now),
          .quotaFailure([QuotaViolation(subject: "sessions", description: "\(limit) without a receipt in 24 hours")]),
        ])
    }
  }

  package var words: LocalizedText? {
    switch self {
    case .idTaken:
      .init("This session is there already, with other content.", "Diese Einheit gibt es schon, mit anderem Inhalt.")
    case .deleted:
      .init("This session was deleted.", "Diese Einheit wurde gelöscht.")
    case .notDeleted:
      .init("The session was not deleted.", "Die Einheit wurde nicht gelöscht.")
    case .streamUsed:
      .init("This set is recorded already.", "Dieser Satz ist schon eingetragen.")
    case .overlap:
      .init(
        "You have another counted session at this time.", "Zu dieser Zeit gibt es schon eine gezählte Einheit von dir.")
    case .quotaUsedUp(let limit, _, _):
      .init(
        "You can enter \(limit) sessions a day. Please add the others tomorrow.",
        "Du kannst \(limit) Einheiten am Tag eintragen. Bitte trage die anderen morgen ein.")
    }
  }
}
