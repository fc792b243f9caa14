package import SocialDomain
package import TitanCore
package import TitanRPC

extension SocialRefusal: RPCErrorConvertible {
  /// A refusal of something unknown has the same words whatever the reason, and never repeats the id or code that was sent.
  package var rpcError: RPCError {
    switch self {
    case .unknown(let thing): RPCError(.notFound, reason: "NOT_FOUND", "no such \(thing.rawValue)")
    case .ownInvitation:
      RPCError(.failedPrecondition, reason: "OWN_INVITATION", "the invitation is the caller's own")
    case .nameMissing:
      RPCError(
        .failedPrecondition, reason: "DISPLAY_NAME_MISSING",
        "the account has no name for partners; UpdateSharing sets one")
    case .tooManyInvitations: .tooMany("TOO_MANY_INVITATIONS", "open invitations", Places.mostInvitations)
    case .tooManyPartners: .tooMany("TOO_MANY_PARTNERS", "partners and open invitations", Places.most)
    case .tooManyBlocks: .tooMany("TOO_MANY_BLOCKS", "blocks", Places.mostBlocks)
    }
  }

  package var words: LocalizedText? {
    switch self {
    case .unknown(.invitation):
      .init(
        "This invitation doesn't exist or is over. Please ask for a new one.",
        "Diese Einladung gibt es nicht oder sie gilt nicht mehr. Bitte lass dir eine neue geben.")
    case .unknown(.partner):
      .init("This isn't one of your partners.", "Das ist kein Partner von dir.")
    case .unknown(.block): .init("This block doesn't exist.", "Diese Blockierung gibt es nicht.")
    case .ownInvitation:
      .init(
        "This is your own invitation. Send it to the person you want to train with.",
        "Das ist deine eigene Einladung. Schick sie der Person, mit der du trainieren willst.")
    case .nameMissing:
      .init(
        "Please enter the name that your partners should see first.",
        "Bitte gib zuerst den Namen ein, den deine Partner sehen sollen.")
    case .tooManyInvitations:
      .init(
        "You have \(Places.mostInvitations) open invitations. Please take one back first.",
        "Du hast \(Places.mostInvitations) offene Einladungen. Bitte nimm zuerst eine zurück.")
    case .tooManyPartners:
      .init(
        "You have \(Places.most) partners and open invitations; more are not possible.",
        "Du hast \(Places.most) Partner und offene Einladungen, mehr sind nicht möglich.")
    case .tooManyBlocks:
      .init(
        "You block \(Places.mostBlocks) people; more are not possible.",
        "Du blockierst \(Places.mostBlocks) Personen, mehr sind nicht möglich.")
    }
  }
}

extension RPCError {
  fileprivate static func tooMany(_ reason: String, _ subject: String, _ limit: Int) -> RPCError {
    RPCError(
      .resourceExhausted, reason: reason, "the account has \(limit) \(subject), the most allowed",
      info: ["limit": "\(limit)"],
      details: [.quotaFailure([QuotaViolation(subject: subject, description: "at most \(limit) per account")])])
  }
}

extension InvalidField: RPCErrorConvertible {
  package var rpcError: RPCError { .invalid(reason: violation.reason, [violation]) }

  package var words: LocalizedText? { violation.words }
}

/// The auth service, which knows the caller's address, does not answer.
struct AddressUnavailable: RPCErrorConvertible {
  /// The name of the code that the call ended with.
  let code: String

  var rpcError: RPCError {
    RPCError(
      .unavailable, reason: "ADDRESS_UNAVAILABLE", "the auth service cannot say what the caller's address is: \(code)")
  }

  var words: LocalizedText? {
    .init(
      "Your invitations can't be read at the moment. Please try again in a moment.",
      "Deine Einladungen lassen sich gerade nicht lesen. Bitte versuche es gleich noch einmal.")
  }
}
