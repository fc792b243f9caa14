package import ProfileDomain
package import TitanCore
package import TitanRPC

extension InvalidFields: RPCErrorConvertible {
  /// The error has the violations' reason if they all have the same one.
  package var rpcError: RPCError {
    let reasons = Set(violations.map(\.reason))
    return .invalid(reason: reasons.count == 1 ? violations[0].reason : "INVALID_FIELD", violations)
  }

  package var words: LocalizedText? {
    switch Set(violations.map(\.reason)) {
    case ["NAME_EMPTY"]: .init("Please enter a name.", "Bitte gib einen Namen ein.")
    case ["THEME_UNKNOWN"]: .init("Please choose one of the themes.", "Bitte wähle eines der Designs.")
    case ["AVATAR_UNKNOWN"]: .init("Please choose one of the pictures.", "Bitte wähle eines der Bilder.")
    case ["WINDOW_TOO_SHORT"]:
      .init(
        "That is too often for so short a time.", "Das ist zu oft für eine so kurze Zeit.")
    default:
      (violations.count == 1 ? violations[0].words : nil)
        ?? .init("Please check what you have entered.", "Bitte prüfe deine Eingaben.")
    }
  }
}

extension ImageFault: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .missing: .invalid("data", reason: "IMAGE_MISSING", "no bytes came; allowed: a PNG or a JPEG")
    case .tooLarge:
      RPCError(
        .resourceExhausted, reason: "IMAGE_TOO_LARGE",
        "the image has more than \(ImageLimits.fileBytes) bytes, the most allowed",
        info: ["limit_bytes": "\(ImageLimits.fileBytes)"])
    case .typeUnknown:
      .invalid(
        "data", reason: "IMAGE_TYPE_UNKNOWN", "by its first bytes this is neither PNG nor JPEG, which are allowed")
    case .broken(let why): .invalid("data", reason: "IMAGE_BROKEN", "the image cannot be used: \(why)")
    case .tooManyPixels(let width, let height):
      RPCError(
        .resourceExhausted, reason: "IMAGE_TOO_MANY_PIXELS",
        "the image has \(width) by \(height) pixels; allowed are \(ImageLimits.side) in a row or column and "
          + "\(ImageLimits.pixels) in all",
        info: ["limit_side": "\(ImageLimits.side)", "limit_pixels": "\(ImageLimits.pixels)"])
    }
  }

  package var words: LocalizedText? {
    switch self {
    case .missing: .init("Please choose a picture.", "Bitte wähle ein Bild.")
    case .tooLarge:
      .init("This picture is larger than 2 MB.", "Dieses Bild ist größer als 2 MB.")
    case .typeUnknown:
      .init("Only JPEG and PNG pictures can be used.", "Nur JPEG- und PNG-Bilder können verwendet werden.")
    case .broken: .init("This picture is damaged.", "Dieses Bild ist beschädigt.")
    case .tooManyPixels:
      .init("This picture has too many pixels.", "Dieses Bild hat zu viele Bildpunkte.")
    }
  }
}

/// The queue of pictures to re-encode is full.
struct ImageQueueFull: RPCErrorConvertible {
  let limit: Int

  var rpcError: RPCError {
    RPCError(
      .resourceExhausted, reason: "IMAGE_QUEUE_FULL", "\(limit) images are waiting, the most allowed",
      details: [.retryInfo(delay: .seconds(1))])
  }

  var words: LocalizedText? {
    .init(
      "Many people are changing their picture. Please try again in a moment.",
      "Gerade ändern viele ihr Bild. Bitte versuche es gleich noch einmal.")
  }
}

/// A message that is out of place in an upload.
struct MisplacedPiece: RPCErrorConvertible {
  let why: String

  var rpcError: RPCError { .invalid("part", reason: "IMAGE_PIECE_INVALID", why) }
}

/// The resource was changed by another request.
struct EtagMismatch: RPCErrorConvertible {
  /// `profile` or `settings`.
  let thing: String
  let current: String

  var rpcError: RPCError { .etagMismatch(of: thing, now: current) }

  var words: LocalizedText? {
    .init(
      "This was changed on another device. Please look again.",
      "Das wurde auf einem anderen Gerät geändert. Bitte sieh noch einmal nach.")
  }
}

extension MeasurementConflict: RPCErrorConvertible {
  package var rpcError: RPCError {
    RPCError(
      .alreadyExists, reason: "MEASUREMENT_EXISTS", "measurement \(id) exists with other content, or was deleted",
      info: ["measurement_id": "\(id)"])
  }
}

extension BmiRequest.Missing: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .height:
      RPCError(.failedPrecondition, reason: "HEIGHT_UNKNOWN", "height_cm is neither given nor in the profile")
    case .weight:
      RPCError(.failedPrecondition, reason: "WEIGHT_UNKNOWN", "weight_kg is neither given nor was it ever measured")
    }
  }

  package var words: LocalizedText? {
    switch self {
    case .height: .init("Please enter how tall you are.", "Bitte gib deine Größe ein.")
    case .weight: .init("Please enter what you weigh.", "Bitte gib dein Gewicht ein.")
    }
  }
}
