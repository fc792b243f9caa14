/// A file as it comes in, piece by piece. It never holds more than a file may have.
package struct ImageUpload: Sendable, Hashable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// - Throws: `tooLarge`, before anything of the piece is kept, and `typeUnknown` as soon as that is known: nobody has
  ///   to send two megabytes to hear it.
  package mutating func append(_ piece: [UInt8]) throws(ImageFault) {
    guard bytes.count + piece.count <= ImageLimits.fileBytes else { throw .tooLarge }
    bytes += piece
    if bytes.count >= PNGInspection.signature.count, ImageFormat(of: bytes) == nil { throw .typeUnknown }
  }
}
