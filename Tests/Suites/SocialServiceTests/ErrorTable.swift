import Testing
import TitanCore
import TitanRPC
import TitanTesting

@testable import SocialDomain
@testable import SocialService

@Suite("The errors that clients receive from social")
struct ErrorTable {
  static let rows = [
    ErrorRow(
      SocialRefusal.unknown(.invitation), .notFound, "NOT_FOUND",
      "This invitation doesn't exist or is over. Please ask for a new one.",
      "Diese Einladung gibt es nicht oder sie gilt nicht mehr. Bitte lass dir eine neue geben."),
    ErrorRow(
      SocialRefusal.unknown(.partner), .notFound, "NOT_FOUND", "This isn't one of your partners.",
      "Das ist kein Partner von dir."),
    ErrorRow(
      SocialRefusal.unknown(.block), .notFound, "NOT_FOUND", "This block doesn't exist.",
      "Diese Blockierung gibt es nicht."),
    ErrorRow(
      SocialRefusal.ownInvitation, .failedPrecondition, "OWN_INVITATION",
      "This is your own invitation. Send it to the person you want to train with.",
      "Das ist deine eigene Einladung. Schick sie der Person, mit der du trainieren willst."),
    ErrorRow(
      SocialRefusal.nameMissing, .failedPrecondition, "DISPLAY_NAME_MISSING",
      "Please enter the name that your partners should see first.",
      "Bitte gib zuerst den Namen ein, den deine Partner sehen sollen."),
    ErrorRow(
      SocialRefusal.tooManyInvitations, .resourceExhausted, "TOO_MANY_INVITATIONS", info: ["limit": "20"],
      "You have 20 open invitations. Please take one back first.",
      "Du hast 20 offene Einladungen. Bitte nimm zuerst eine zurück."),
    ErrorRow(
      SocialRefusal.tooManyPartners, .resourceExhausted, "TOO_MANY_PARTNERS", info: ["limit": "100"],
      "You have 100 partners and open invitations; more are not possible.",
      "Du hast 100 Partner und offene Einladungen, mehr sind nicht möglich."),
    ErrorRow(
      SocialRefusal.tooManyBlocks, .resourceExhausted, "TOO_MANY_BLOCKS", info: ["limit": "1000"],
      "You block 1000 people; more are not possible.", "Du blockierst 1000 Personen, mehr sind nicht möglich."),
    ErrorRow(
      SocialRefusal.unknown(.group), .notFound, "NOT_FOUND", "This isn't one of your groups.",
      "Das ist keine deiner Gruppen."),
    ErrorRow(
      SocialRefusal.unknown(.member), .notFound, "NOT_FOUND", "This person isn't in the group.",
      "Diese Person ist nicht in der Gruppe."),
    ErrorRow(
      SocialRefusal.unknown(.challenge), .notFound, "NOT_FOUND", "The group has no such challenge.",
      "Diesen Wettbewerb gibt es in der Gruppe nicht."),
    ErrorRow(
      SocialRefusal.unknown(.entry), .notFound, "NOT_FOUND", "This isn't in the group's feed any more.",
      "Das steht nicht mehr in den Neuigkeiten der Gruppe."),
    ErrorRow(
      SocialRefusal.roleTooLow, .permissionDenied, "ROLE_TOO_LOW", "Only those who run the group can do this.",
      "Das können nur die, die die Gruppe leiten."),
    ErrorRow(
      SocialRefusal.ownMembership, .failedPrecondition, "OWN_MEMBERSHIP",
      "This is you. You can leave the group instead.", "Das bist du. Du kannst die Gruppe stattdessen verlassen."),
    ErrorRow(
      SocialRefusal.ownEntry, .failedPrecondition, "OWN_ENTRY", "This is your own.", "Das ist von dir selbst."),
    ErrorRow(
      SocialRefusal.groupFull, .resourceExhausted, "GROUP_FULL",
      "This group is full. Please ask one of its admins for a place.",
      "Diese Gruppe ist voll. Bitte frag jemanden, der sie leitet, nach einem Platz."),
    ErrorRow(
      SocialRefusal.groupLarger(members: 12), .failedPrecondition, "GROUP_LARGER", info: ["members": "12"],
      "The group has 12 members already. Pick a limit that they fit in.",
      "Die Gruppe hat schon 12 Mitglieder. Wähle eine Grenze, in die sie passen."),
    ErrorRow(
      SocialRefusal.tooManyGroups, .resourceExhausted, "TOO_MANY_GROUPS", info: ["limit": "20"],
      "You are in 20 groups. Please leave one first.", "Du bist in 20 Gruppen. Bitte verlass zuerst eine."),
    ErrorRow(
      SocialRefusal.tooManyGroupInvitations, .resourceExhausted, "TOO_MANY_GROUP_INVITATIONS", info: ["limit": "20"],
      "The group has 20 open invitations. Please take one back first.",
      "Die Gruppe hat 20 offene Einladungen. Bitte nimm zuerst eine zurück."),
    ErrorRow(
      SocialRefusal.tooManyChallenges, .resourceExhausted, "TOO_MANY_CHALLENGES", info: ["limit": "20"],
      "The group has 20 challenges. Please delete one first.",
      "Die Gruppe hat 20 Wettbewerbe. Bitte lösch zuerst einen."),
    ErrorRow(
      AddressUnavailable(code: "UNAVAILABLE"), .unavailable, "ADDRESS_UNAVAILABLE",
      "Your invitations can't be read at the moment. Please try again in a moment.",
      "Deine Einladungen lassen sich gerade nicht lesen. Bitte versuche es gleich noch einmal."),
    ErrorRow(
      InvalidField(
        FieldViolation(
          field: "email", reason: "EMAIL_INVALID", got: "x", allowed: "y",
          words: .init("Please enter an e-mail address.", "Bitte gib eine E-Mail-Adresse ein."))),
      .invalidArgument, "EMAIL_INVALID", "Please enter an e-mail address.", "Bitte gib eine E-Mail-Adresse ein."),
  ]

  @Test(arguments: rows, Language.allCases)
  func leaves(row: ErrorRow, in language: Language) {
    #expect(row.received(in: language) == row.expected(in: language))
  }
}
