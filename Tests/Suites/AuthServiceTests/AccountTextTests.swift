import AuthDomain
import Foundation
import Testing
import TitanCore

@testable import AuthService

@Suite("Auth's messages for users")
struct AccountTextTests {
  static let problems: [FieldProblem.Kind] = [
    .empty, .emailInvalid, .nameEmpty, .localeInvalid, .tooLong(101, limit: 100), .controlCharacter, .password(.blank),
    .password(.tooShort(3, limit: 15)), .password(.tooLong(300)), .password(.breached), .password(.guessable),
  ]
  static let errors: [AccountError] =
    problems.map { .invalidFields([FieldProblem(field: "password", $0)]) } + [
      .emailTaken, .badCredentials, .emailUnverified, .tokenInvalid, .tokenUsed, .tokenExpired, .codeInvalid,
      .registrationClosed, .invitationRequired, .invitationInvalid, .invitationsNotAllowed,
      .tooManyInvitations(limit: 1), .tooManyInvitations(limit: 3), .invitationUnknown, .concurrentChange,
      .deletionUnknown, .deletionPending(waitingFor: ["habits"]), .refreshTokenInvalid, .refreshTokenReused,
      .sessionExpired, .sessionRevoked, .accountDisabled, .userUnknown, .sessionUnknown, .mfaInvalid, .challengeExpired,
      .alreadyEnrolled, .notEnrolled, .passwordTooShortAlone(limit: 15), .tooManyAttempts(retryAfter: .seconds(1)),
      .busy(limit: 1, retryAfter: .seconds(1)),
    ]

  @Test("Every message consists of whole sentences in both languages", arguments: errors, Language.allCases)
  func sentences(error: AccountError, language: Language) throws {
    let text = try #require(error.words)[language]
    #expect(text.last == ".")
    for sentence in text.split(separator: ". ") { #expect(sentence.first?.isUppercase == true, "\(sentence)") }
    #expect(!text.localizedStandardContains("code point") && !text.localizedStandardContains("codepoint"))
  }

  @Test("The two languages never have the same text", arguments: errors)
  func languages(error: AccountError) { #expect(error.words?.english != error.words?.german) }

  @Test("Lengths are given in characters, to developers as well", arguments: problems)
  func lengths(kind: FieldProblem.Kind) {
    #expect(!FieldProblem(field: "password", kind).explanation.contains("code point"))
  }

  @Test("The message for a short password names the required length")
  func passwords() {
    let short = FieldProblem(field: "password", .password(.tooShort(3, limit: 15)))
    #expect(short.words.english == "Your password is too short. Use at least 15 characters.")
    #expect(short.words.german == "Dein Passwort ist zu kurz. Nimm mindestens 15 Zeichen.")
    #expect(short.explanation == "got 3 characters; allowed: at least 15")
  }
}
