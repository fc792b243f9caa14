package import SocialDomain
package import TitanCore
package import TitanRPC

extension SocialRefusal: RPCErrorConvertible {
  /// A refusal of something unknown has the same words whatever the reason, and never repeats the id or code that was sent.
  package var rpcError: RPCError {
    switch self {
    case .unknown(.entry): RPCError(.notFound, reason: "NOT_FOUND", "no such entry of the feed")
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
    case .roleTooLow:
      RPCError(.permissionDenied, reason: "ROLE_TOO_LOW", "the caller's role in the group doesn't allow this")
    case .ownMembership:
      RPCError(.failedPrecondition, reason: "OWN_MEMBERSHIP", "the member is the caller; LeaveGroup leaves")
    case .ownEntry:
      RPCError(.failedPrecondition, reason: "OWN_ENTRY", "the entry is the caller's own")
    case .groupFull:
      RPCError(.resourceExhausted, reason: "GROUP_FULL", "the group has as many members as its size limit allows")
    case .groupLarger(let members):
      RPCError(
        .failedPrecondition, reason: "GROUP_LARGER", "the group has \(members) members, more than the new size limit",
        info: ["members": "\(members)"])
    case .tooManyGroups: .tooMany("TOO_MANY_GROUPS", "groups", Group.mostOfPerson)
    case .tooManyGroupInvitations:
      .tooMany("TOO_MANY_GROUP_INVITATIONS", "open invitations", GroupInvitation.most, of: "group")
    case .tooManyChallenges: .tooMany("TOO_MANY_CHALLENGES", "challenges", Challenge.mostOfGroup, of: "group")
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
    case .unknown(.group): .init("This isn't one of your groups.", "Das ist keine deiner Gruppen.")
    case .unknown(.member):
      .init("This person isn't in the group.", "Diese Person ist nicht in der Gruppe.")
    case .unknown(.challenge):
      .init("The group has no such challenge.", "Diesen Wettbewerb gibt es in der Gruppe nicht.")
    case .unknown(.entry):
      .init("This isn't in the group's feed any more.", "Das steht nicht mehr in den Neuigkeiten der Gruppe.")
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
    case .roleTooLow:
      .init(
        "Only those who run the group can do this.", "Das können nur die, die die Gruppe leiten.")
    case .ownMembership:
      .init("This is you. You can leave the group instead.", "Das bist du. Du kannst die Gruppe stattdessen verlassen.")
    case .ownEntry: .init("This is your own.", "Das ist von dir selbst.")
    case .groupFull:
      .init(
        "This group is full. Please ask one of its admins for a place.",
        "Diese Gruppe ist voll. Bitte frag jemanden, der sie leitet, nach einem Platz.")
    case .groupLarger(let members):
      .init(
        "The group has \(members) members already. Pick a limit that they fit in.",
        "Die Gruppe hat schon \(members) Mitglieder. Wähle eine Grenze, in die sie passen.")
    case .tooManyGroups:
      .init(
        "You are in \(Group.mostOfPerson) groups. Please leave one first.",
        "Du bist in \(Group.mostOfPerson) Gruppen. Bitte verlass zuerst eine.")
    case .tooManyGroupInvitations:
      .init(
        "The group has \(GroupInvitation.most) open invitations. Please take one back first.",
        "Die Gruppe hat \(GroupInvitation.most) offene Einladungen. Bitte nimm zuerst eine zurück.")
    case .tooManyChallenges:
      .init(
        "The group has \(Challenge.mostOfGroup) challenges. Please delete one first.",
        "Die Gruppe hat \(Challenge.mostOfGroup) Wettbewerbe. Bitte lösch zuerst einen.")
    }
  }
}

extension RPCError {
  fileprivate static func tooMany(
    _ reason: String, _ subject: String, _ limit: Int, of owner: String = "account"
  ) -> RPCError {
    RPCError(
      .resourceExhausted, reason: reason, "the \(owner) has \(limit) \(subject), the most allowed",
      info: ["limit": "\(limit)"],
      details: [.quotaFailure([QuotaViolation(subject: subject, description: "at most \(limit) per \(owner)")])])
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
