import ProfileDomain

extension StoredImage {
  /// Makes a photo anew: small, upright, and of nothing but its pixels. It takes a while, and memory for all of its
  /// pixels.
  ///
  /// - Throws: `ImageFault.broken`.
  init(pressed source: SourceImage) throws(ImageFault) {
    guard let decoded = GDImage(decoding: source) else { throw .broken("its pixels cannot be read") }
    // What the header says was checked before anything was decoded.
    guard decoded.width == source.width, decoded.height == source.height else {
      throw .broken("it is not of the size its header says")
    }
    let size = source.storedSize
    guard let small = decoded.resampled(width: size.width, height: size.height),
      let upright = small.turned(source.orientation), let bytes = upright.encoded(as: source.format)
    else { throw .broken("there is no memory for it") }
    self.init(format: source.format, width: upright.width, height: upright.height, bytes: bytes)
  }
}
