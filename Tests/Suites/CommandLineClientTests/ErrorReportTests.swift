import Testing
import TitanCore
import TitanProto
import TitanProtoJSON
import TitanRPC
@testable import CommandLineClient

@Suite("How errors are reported")
struct ErrorReportTests {
  @Test("A refusal shows the sentence in the person's language, the reason, and each wrong field")
  func refusal() {
    var error = RPCError.invalid(
      reason: "EMAIL_INVALID",
      [
        .init(field: "email", description: "\"x\" has no @", reason: "EMAIL_INVALID"),
        .init(field: "display_name", description: "is empty\u{1B}[2J", reason: "NAME_EMPTY"),
      ])
    error.details.append(.localizedMessage(locale: "de", message: "Bitte gib eine gültige E-Mail-Adresse ein."))
    // As it arrives: only in the encoded form.
    error = RPCError(code: error.code, message: "m", encodedDetails: StatusDetails.encode(error))
    let report = ErrorReport(error)
    #expect(report.status == .refused)
    #expect(
      report.lines(style: .plain) == [
        "error: Bitte gib eine gültige E-Mail-Adresse ein.  [INVALID_ARGUMENT EMAIL_INVALID]",
        "  email         \"x\" has no @  [EMAIL_INVALID]", "  display_name  is empty [2J  [NAME_EMPTY]",
      ])
    #expect(report.json.text.contains(#""reason":"EMAIL_INVALID""#))
  }

  @Test(
    "Wrong fields show the localized words, and JSON the description as well", arguments: [Language.english, .german])
  func wordsOfFields(language: Language) {
    let count = LocalizedText("Please choose a number from 1 to 20.", "Bitte wähle eine Zahl von 1 bis 20.")
    let zone = LocalizedText("There is no such time zone.", "Diese Zeitzone gibt es nicht.")
    let violations = [
      FieldViolation(field: "count", reason: "OUT_OF_RANGE", got: "21", allowed: "1 to 20", words: count),
      FieldViolation(field: "time_zone", reason: "ZONE_UNKNOWN", got: "\"x\"", allowed: "an IANA zone", words: zone),
    ]
    func report(_ violations: [FieldViolation]) -> ErrorReport {
      let error = RPCError.invalid(violations).worded(in: language)
      return ErrorReport(RPCError(code: error.code, message: "m", encodedDetails: StatusDetails.encode(error)))
    }
    let both = report(violations)
    #expect(
      both.lines(style: .plain).dropFirst() == [
        "  count      \(count[language])  [OUT_OF_RANGE]", "  time_zone  \(zone[language])  [ZONE_UNKNOWN]",
      ])
    for text in ["got 21; allowed: 1 to 20", count[language], zone[language]] {
      #expect(both.json.text.contains(text))
    }
    // The only wrong field is named, and its words are not repeated.
    #expect(
      report([violations[0]]).lines(style: .plain) == [
        "error: \(count[language])  [INVALID_ARGUMENT INVALID_FIELD]", "  count  [OUT_OF_RANGE]",
      ])
    var alone = RPCError.invalid([violations[0]]).worded(in: language)
    alone.details.removeAll { if case .localizedMessage = $0 { true } else { false } }
    #expect(
      ErrorReport(alone).lines(style: .plain) == ["error: count: \(count[language])  [INVALID_ARGUMENT OUT_OF_RANGE]"])
  }

  @Test("Reasons and words that don't fit move below, and nothing is lost", arguments: [40, 60, 80])
  func narrow(width: Int) {
    var error = RPCError.invalid([
      .init(field: "workout.prescriptions[0].exercise_id", description: "got \"flying\"", reason: "EXERCISE_UNKNOWN"),
      .init(field: "workout.name", description: "got 101 characters; allowed: 1 to 100", reason: "TOO_LONG"),
    ])
    error.details.append(.localizedMessage(locale: "en", message: "Something that was given is not possible."))
    let report = ErrorReport(error)
    let lines = report.lines(style: .plain, width: width)
    #expect(lines.allSatisfy { $0.displayWidth <= max(width, 62) })
    let words = Set(lines.joined(separator: " ").split(separator: " "))
    #expect(words == Set(report.lines(style: .plain).joined(separator: " ").split(separator: " ")))
    #expect(
      report.lines(style: .plain, width: 80).prefix(3) == [
        "error: Something that was given is not possible.", "  [INVALID_ARGUMENT INVALID_FIELD]",
        "  workout.prescriptions[0].exercise_id  got \"flying\"  [EXERCISE_UNKNOWN]",
      ])
  }

  @Test("A fault is reported once, with or without localized words")
  func onceOnly() {
    let field = RPCError.invalid("device_id", reason: "UUID_INVALID", "got 1 character")
    #expect(
      ErrorReport(field).lines(style: .plain) == [
        "error: device_id: got 1 character  [INVALID_ARGUMENT UUID_INVALID]"
      ])
    let fields = RPCError.invalid([
      .init(field: "a", description: "got 1", reason: "OUT_OF_RANGE"),
      .init(field: "bc", description: "got 2", reason: "X"),
    ])
    #expect(
      ErrorReport(fields).lines(style: .plain) == [
        "error: 2 fields are wrong.  [INVALID_ARGUMENT INVALID_FIELD]", "  a   got 1  [OUT_OF_RANGE]",
        "  bc  got 2  [X]",
      ])
    // The words for the only field say more than the general message.
    let only = RPCError.invalid([.init(field: "a", description: "got 1", reason: "OUT_OF_RANGE")])
    #expect(ErrorReport(only).lines(style: .plain) == ["error: a: got 1  [INVALID_ARGUMENT OUT_OF_RANGE]"])
    var locked = RPCError(.failedPrecondition, reason: "LEVEL_TOO_LOW", "from level 5 on")
    locked.details.append(.localizedMessage(locale: "de", message: "Ab Stufe 5."))
    #expect(
      ErrorReport(locked).lines(style: .plain) == [
        "error: Ab Stufe 5.  [FAILED_PRECONDITION LEVEL_TOO_LOW]", "  from level 5 on",
      ])
  }

  @Test(
    "Exit codes say which side failed",
    arguments: [
      (StatusCode.unavailable, ProgramStatus.unavailable), (.deadlineExceeded, .unavailable), (.notFound, .refused),
      (.internal, .refused), (.unauthenticated, .refused),
    ])
  func exitStatus(code: StatusCode, status: ProgramStatus) {
    #expect(ErrorReport(RPCError(code: code, message: "")).status == status)
  }

  @Test("The delay before a retry is shown")
  func retryAfter() {
    let error = RPCError(
      .resourceExhausted, reason: "BUSY", "too many", details: [.retryInfo(delay: .milliseconds(1500))])
    #expect(ErrorReport(error).lines(style: .plain).last == "  Try again in 1.5 s.")
    #expect(ErrorReport(error).json.text.contains(#""retry_after_ms":1500"#))
  }
}
