/// What a photo is stored as. The numbers are those of the store.
package enum ImageFormat: Int, Sendable, Hashable, CaseIterable {
  case png = 1
  case jpeg = 2

  package var contentType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    }
  }

  /// By the first bytes, whatever a name says.
  package init?(of bytes: some Collection<UInt8>) {
    if bytes.starts(with: PNGInspection.signature) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else {
      return nil
    }
  }
}

/// What a photo may be (R0-27). The same numbers stand in the contract.
package enum ImageLimits {
  /// Of an uploaded file.
  package static let fileBytes = 2 * 1024 * 1024
  /// In a row or a column of what is uploaded.
  package static let side = 8_192
  /// Of what is uploaded: a decoder takes up to ten bytes for each.
  package static let pixels = 16_777_216
  /// In a row or a column of what is stored.
  package static let storedSide = 512
  /// Passes over a progressive JPEG: each costs the time of a whole image, in a few bytes.
  package static let scans = 64
}

/// Why a file is no profile image.
package enum ImageFault: Error, Sendable, Hashable {
  /// Nothing came.
  case missing
  /// More bytes than a file may have.
  case tooLarge
  /// Neither PNG nor JPEG.
  case typeUnknown
  /// Cut off, damaged, or more than an image; in a few words.
  case broken(String)
  /// By what its header says.
  case tooManyPixels(width: Int, height: Int)
}
