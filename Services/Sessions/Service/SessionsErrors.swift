package import SessionsDomain
package import TitanCore
import TitanReceipts
package import TitanRPC

extension InvalidSession: RPCErrorConvertible {
  package var rpcError: RPCError { .invalid(violations) }
}

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

extension ReceiptError: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .invalid(let why): ReceiptRefusal.invalid(why).rpcError
    case .wrongUser: ReceiptRefusal.wrongUser.rpcError
    case .otherExercise(let exercise):
      .invalid(
        ReceiptRefusal.field, reason: "RECEIPT_OF_OTHER_EXERCISE",
        "got a receipt of \(exercise); allowed: one of PUSH_UP")
    }
  }

  package var words: LocalizedText? {
    switch self {
    case .invalid(let why): ReceiptRefusal.invalid(why).words
    case .wrongUser: ReceiptRefusal.wrongUser.words
    case .otherExercise:
      .init(
        "This set is of another exercise, not of push-ups.",
        "Dieser Satz ist von einer anderen Übung, nicht von Liegestützen."
      )
    }
  }
}

extension RecountConflict: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .withoutReceipt(let id):
      RPCError(
        .failedPrecondition, reason: "SESSION_WITHOUT_RECEIPT", "session \(id) was declared, not counted",
        info: ["session_id": "\(id)"])
    case .otherStream(let id):
      .invalid(
        "receipt_jws", reason: "STREAM_MISMATCH", "got the receipt of another stream; allowed: one of stream \(id)")
    case .notNewer(let counter, let current):
      RPCError(
        .failedPrecondition, reason: "COUNTER_NOT_NEWER",
        "the receipt is of \(counter), the session was counted by \(current): allowed is a later version of it",
        info: ["counter": counter, "current_counter": current])
    case .empty:
      RPCError(
        .failedPrecondition, reason: "RECOUNT_EMPTY", "the receipt counts nothing; delete the session if that is so")
    case .lowerCount(let old, let new):
      RPCError(
        .failedPrecondition, reason: "LOWER_COUNT_NOT_CONFIRMED",
        "the session would fall from \(old) to \(new) reps; accept_lower_count confirms that",
        info: ["old_reps": "\(old)", "new_reps": "\(new)"])
    }
  }

  package var words: LocalizedText? {
    switch self {
    case .withoutReceipt:
      .init("This session was entered, not counted.", "Diese Einheit wurde eingetragen, nicht gezählt.")
    case .otherStream:
      .init("This count is of another set.", "Diese Zählung gehört zu einem anderen Satz.")
    case .notNewer:
      .init("The session was counted by a newer counter.", "Die Einheit wurde mit einem neueren Zähler gezählt.")
    case .empty:
      .init(
        "Nothing was counted. Delete the session if that is right.",
        "Es wurde nichts gezählt. Lösche die Einheit, wenn das stimmt.")
    case .lowerCount(let old, let new):
      .init(
        "The session would have \(new) push-ups instead of \(old).",
        "Die Einheit hätte \(new) Liegestütze statt \(old).")
    }
  }
}

extension PauseConflict: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .idTaken(let id):
      RPCError(
        .alreadyExists, reason: "PAUSE_EXISTS", "pause \(id) exists with other content, or was deleted",
        info: ["pause_id": "\(id)"])
    case .tooFarBack(let earliest):
      RPCError(
        .failedPrecondition, reason: "TOO_FAR_BACK", "a pause may begin on \(earliest) or later",
        info: ["earliest_local_date": "\(earliest)"])
    case .overlap(let id):
      RPCError(
        .failedPrecondition, reason: "PAUSE_OVERLAP", "the pause shares a date with pause \(id)",
        info: ["pause_id": "\(id)"])
    case .tooMany:
      RPCError(
        .resourceExhausted, reason: "TOO_MANY_PAUSES", "you have \(Pause.most) pauses, the most",
        details: [.quotaFailure([.init(subject: "pauses", description: "at most \(Pause.most) for each user")])])
    }
  }

  package var words: LocalizedText? {
    switch self {
    case .idTaken:
      .init("This pause was added before.", "Diese Pause wurde schon angelegt.")
    case .tooFarBack(let earliest):
      .init("A pause may begin on \(earliest) or later.", "Eine Pause darf am \(earliest) oder später beginnen.")
    case .overlap:
      .init("You have another pause on these dates.", "In dieser Zeit hast du schon eine Pause.")
    case .tooMany:
      .init(
        "You have \(Pause.most) pauses, more are not possible.",
        "Du hast \(Pause.most) Pausen, mehr sind nicht möglich.")
    }
  }
}
