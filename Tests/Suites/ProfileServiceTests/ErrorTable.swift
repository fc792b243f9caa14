import ProfileDomain
import Testing
import TitanCore
import TitanRPC
import TitanTesting

@testable import ProfileService

@Suite("The errors that clients receive from profile")
struct ErrorTable {
  private static let measurement = MeasurementID(uuid(1))

  private static func invalid(_ reasons: String...) -> InvalidFields {
    InvalidFields(reasons.map { FieldViolation(field: "profile", description: "got that", reason: $0) })
  }

  static let rows = [
    ErrorRow(
      EtagMismatch(thing: "settings", current: "3"), .aborted, "ETAG_MISMATCH", info: ["etag": "3"],
      "This was changed on another device. Please look again.",
      "Das wurde auf einem anderen Gerät geändert. Bitte sieh noch einmal nach."),
    ErrorRow(
      MeasurementConflict(measurement), .alreadyExists, "MEASUREMENT_EXISTS",
      info: ["measurement_id": "\(measurement)"],
      "This exists already.", "Das gibt es schon."),
    ErrorRow(
      BmiRequest.Missing.height, .failedPrecondition, "HEIGHT_UNKNOWN", "Please enter how tall you are.",
      "Bitte gib deine Größe ein."),
    ErrorRow(
      BmiRequest.Missing.weight, .failedPrecondition, "WEIGHT_UNKNOWN", "Please enter what you weigh.",
      "Bitte gib dein Gewicht ein."),
    ErrorRow(
      ImageFault.missing, .invalidArgument, "IMAGE_MISSING", "Please choose a picture.", "Bitte wähle ein Bild."),
    ErrorRow(
      ImageFault.tooLarge, .resourceExhausted, "IMAGE_TOO_LARGE", info: ["limit_bytes": "2097152"],
      "This picture is larger than 2 MB.", "Dieses Bild ist größer als 2 MB."),
    ErrorRow(
      ImageFault.typeUnknown, .invalidArgument, "IMAGE_TYPE_UNKNOWN", "Only JPEG and PNG pictures can be used.",
      "Nur JPEG- und PNG-Bilder können verwendet werden."),
    ErrorRow(
      ImageFault.broken("cut short"), .invalidArgument, "IMAGE_BROKEN", "This picture is damaged.",
      "Dieses Bild ist beschädigt."),
    ErrorRow(
      ImageFault.tooManyPixels(width: 9_000, height: 2), .resourceExhausted, "IMAGE_TOO_MANY_PIXELS",
      info: ["limit_side": "8192", "limit_pixels": "16777216"], "This picture has too many pixels.",
      "Dieses Bild hat zu viele Bildpunkte."),
    ErrorRow(
      ImageQueueFull(limit: 4), .resourceExhausted, "IMAGE_QUEUE_FULL",
      "Many people are changing their picture. Please try again in a moment.",
      "Gerade ändern viele ihr Bild. Bitte versuche es gleich noch einmal."),
    ErrorRow(
      MisplacedPiece(why: "no opening"), .invalidArgument, "IMAGE_PIECE_INVALID",
      "Something that was given is not possible.", "Eine Angabe ist so nicht möglich."),
    ErrorRow(
      invalid("NAME_EMPTY"), .invalidArgument, "NAME_EMPTY", "Please enter a name.", "Bitte gib einen Namen ein."),
    ErrorRow(
      invalid("THEME_UNKNOWN"), .invalidArgument, "THEME_UNKNOWN", "Please choose one of the themes.",
      "Bitte wähle eines der Designs."),
    ErrorRow(
      invalid("AVATAR_UNKNOWN"), .invalidArgument, "AVATAR_UNKNOWN", "Please choose one of the pictures.",
      "Bitte wähle eines der Bilder."),
    ErrorRow(
      invalid("WINDOW_TOO_SHORT"), .invalidArgument, "WINDOW_TOO_SHORT", "That is too often for so short a time.",
      "Das ist zu oft für eine so kurze Zeit."),
    ErrorRow(
      invalid("OUT_OF_RANGE"), .invalidArgument, "OUT_OF_RANGE", "Please check what you have entered.",
      "Bitte prüfe deine Eingaben."),
    ErrorRow(
      InvalidFields([FieldViolation(field: "height_cm", got: 1, allowed: 50...272)]), .invalidArgument, "OUT_OF_RANGE",
      "Please choose a number from 50 to 272.", "Bitte wähle eine Zahl von 50 bis 272."),
    ErrorRow(
      invalid("NAME_EMPTY", "THEME_UNKNOWN"), .invalidArgument, "INVALID_FIELD", "Please check what you have entered.",
      "Bitte prüfe deine Eingaben."),
  ]

  @Test(arguments: rows, Language.allCases)
  func leaves(row: ErrorRow, in language: Language) {
    #expect(row.received(in: language) == row.expected(in: language))
  }
}
