package import MotivationDomain
package import TitanCore
package import TitanRPC

/// Why a call is refused, for reasons that a user can do something about.
package enum MotivationError: Error, Sendable, Hashable {
  /// No quote matches the filter.
  case catalogueEmpty
  case levelTooLow(VoicePack, level: Int)
  /// The series has changed since the client's etag.
  case reminderChanged(etag: String)
}

extension MotivationError: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .catalogueEmpty: RPCError(.notFound, reason: "CATALOGUE_EMPTY", "no quote passes the filter")
    case .levelTooLow(let pack, let level):
      RPCError(
        .failedPrecondition, reason: "LEVEL_TOO_LOW",
        "voice pack \(pack.id) can be chosen from Titan level \(pack.minLevel) on; the account has \(level)",
        info: ["level": "\(level)", "min_level": "\(pack.minLevel)"])
    case .reminderChanged(let etag): .etagMismatch(of: "reminder", now: etag)
    }
  }

  package var words: LocalizedText? {
    switch self {
    case .catalogueEmpty:
      .init("There are no words of this kind yet.", "Solche Worte gibt es hier noch nicht.")
    case .levelTooLow(let pack, let level):
      .init(
        "\(pack.title.english) speaks to you from level \(pack.minLevel) on. You have reached \(level).",
        "\(pack.title.german) spricht ab Stufe \(pack.minLevel) mit dir. Du hast Stufe \(level) erreicht.")
    case .reminderChanged:
      .init(
        "The reminder was changed on another device. Please look at it again.",
        "Die Erinnerung wurde auf einem anderen Gerät geändert. Bitte sieh sie dir noch einmal an.")
    }
  }
}
