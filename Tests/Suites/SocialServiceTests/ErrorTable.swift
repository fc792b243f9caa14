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
