import ProfileDomain
import TitanCore
import TitanRPC

extension ImageFault: ProfileFailure {
  var rpcError: RPCError {
    switch self {
    case .missing: .invalid("data", reason: "IMAGE_MISSING", "no bytes came; allowed: a PNG or a JPEG")
    case .tooLarge:
      RPCError(
        .resourceExhausted, reason: "IMAGE_TOO_LARGE",
        "the image has more than \(ImageLimits.fileBytes) bytes, as many as are allowed",
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

  func text(in language: Language) -> String? {
    switch self {
    case .missing: language.say("Please choose a picture.", "Bitte wähle ein Bild.")
    case .tooLarge:
      language.say("This picture is larger than 2 MB.", "Dieses Bild ist größer als 2 MB.")
    case .typeUnknown:
      language.say("Only JPEG and PNG pictures can be used.", "Nur JPEG- und PNG-Bilder können verwendet werden.")
    case .broken: language.say("This picture is damaged.", "Dieses Bild ist beschädigt.")
    case .tooManyPixels:
      language.say("This picture has too many pixels.", "Dieses Bild hat zu viele Bildpunkte.")
    }
  }
}

/// So many pictures are being made that no more may wait.
struct ImageQueueFull: ProfileFailure {
  let limit: Int

  var rpcError: RPCError {
    RPCError(
      .resourceExhausted, reason: "IMAGE_QUEUE_FULL", "\(limit) images are waiting, as many as are allowed to",
      details: [.retryInfo(delay: .seconds(1))])
  }

  func text(in language: Language) -> String? {
    language.say(
      "Many people are changing their picture. Please try again in a moment.",
      "Gerade ändern viele ihr Bild. Bitte versuche es gleich noch einmal.")
  }
}

/// A message of an upload that has no place there.
struct MisplacedPiece: ProfileFailure {
  let why: String

  var rpcError: RPCError { .invalid("part", reason: "IMAGE_PIECE_INVALID", why) }

  func text(in language: Language) -> String? { nil }
}
