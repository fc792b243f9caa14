import AuthDomain
import Foundation
import Testing
import TitanCore

@testable import AuthService

@Suite("Words of auth for people")
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

  @Test("Whole sentences, each with a capital and an end, in both languages", arguments: errors, Language.allCases)
  func sentences(error: AccountError, language: Language) throws {
    let text = try #require(error.text(in: language))
    #expect(text.last == ".")
    for sentence in text.split(separator: ". ") { #expect(sentence.first?.isUppercase == true, "\(sentence)") }
    #expect(!text.localizedStandardContains("code point") && !text.localizedStandardContains("codepoint"))
  }

  @Test("The two languages do not say the same words", arguments: errors)
  func languages(error: AccountError) { #expect(error.text(in: .english) != error.text(in: .german)) }

  @Test("Lengths are told in characters, also to developers", arguments: problems)
  func lengths(kind: FieldProblem.Kind) {
    #expect(!FieldProblem(field: "password", kind).explanation.contains("code point"))
  }

  @Test("A short password is told how long it has to be")
  func passwords() {
    let short = FieldProblem(field: "password", .password(.tooShort(3, limit: 15)))
    #expect(short.text(in: .english) == "Your password is too short. Use at least 15 characters.")
    #expect(short.text(in: .german) == "Dein Passwort ist zu kurz. Nimm mindestens 15 Zeichen.")
    #expect(short.explanation == "got 3 characters; allowed: at least 15")
  }
}
