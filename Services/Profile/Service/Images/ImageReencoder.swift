import CGd
import ProfileDomain
import TitanCore
package import TitanThreads

/// Re-encodes photos away from the event loops, a few at a time. Accounts take turns.
package struct ImageReencoder: Sendable {
  private let threads: BoundedThreadPool

  package init(threads: BoundedThreadPool) { self.threads = threads }

  /// - Throws: `ImageFault`, `ImageQueueFull`.
  func storedImage(of source: SourceImage, for user: UserID) async throws -> StoredImage {
    do {
      return try await threads.run(for: user.description) { try StoredImage(pressed: source) }
    } catch let full as BoundedThreadPool.Full {
      throw ImageQueueFull(limit: full.limit)
    }
  }
}

extension StoredImage {
  /// Re-encodes a photo: small, upright, and with nothing but its pixels. This takes a while, and memory for all of its
  /// pixels.
  ///
  /// - Throws: `ImageFault.broken`.
  init(pressed source: SourceImage) throws(ImageFault) {
    guard let decoded = GDImage(decoding: source) else { throw .broken("its pixels cannot be read") }
    // The size in the header was checked before decoding, so the decoded size must match it.
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

/// A picture in gd's memory, with four bytes per pixel.
struct GDImage: ~Copyable {
  private let image: gdImagePtr

  private static let quiet: Void = titanup_gd_be_quiet()

  deinit { gdImageDestroy(image) }

  var width: Int { Int(image.pointee.sx) }
  var height: Int { Int(image.pointee.sy) }

  /// An empty, transparent picture. `nil` if there isn't enough memory.
  init?(width: Int, height: Int) {
    guard let image = gdImageCreateTrueColor(Int32(width), Int32(height)) else { return nil }
    self.image = image
    // New pixels replace existing ones instead of being blended with them, and transparency is saved.
    gdImageAlphaBlending(image, 0)
    gdImageSaveAlpha(image, 1)
  }

  /// Decodes a picture; `nil` if it is damaged. Warnings from libjpeg are ignored, because cameras produce such files.
  init?(decoding source: SourceImage) {
    _ = Self.quiet
    let decoded = source.bytes.withUnsafeBytes { bytes in
      // gd declares its input as mutable, but only reads it.
      let data = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
      return switch source.format {
      case .png: gdImageCreateFromPngPtr(Int32(bytes.count), data)
      case .jpeg: gdImageCreateFromJpegPtrEx(Int32(bytes.count), data, 1)
      }
    }
    guard let decoded else { return nil }
    guard gdImagePaletteToTrueColor(decoded) != 0 else {
      gdImageDestroy(decoded)
      return nil
    }
    image = decoded
  }

  /// Red, green and blue in the three low bytes, and above them the transparency, 0 to 127.
  func pixel(_ x: Int, _ y: Int) -> Int32 { gdImageGetTrueColorPixel(image, Int32(x), Int32(y)) }

  /// The picture scaled to another size, each pixel being the mean of those it replaces. `nil` if there isn't enough
  /// memory.
  func resampled(width newWidth: Int, height newHeight: Int) -> GDImage? {
    guard let result = GDImage(width: newWidth, height: newHeight) else { return nil }
    gdImageCopyResampled(
      result.image, image, 0, 0, 0, 0, Int32(newWidth), Int32(newHeight), Int32(width), Int32(height))
    return result
  }

  /// The picture turned upright. `nil` if there isn't enough memory.
  func turned(_ orientation: ImageOrientation) -> GDImage? {
    let swaps = orientation.swapsAxes
    guard let result = GDImage(width: swaps ? height : width, height: swaps ? width : height) else { return nil }
    for y in 0..<result.height {
      for x in 0..<result.width {
        let source = orientation.source(ofX: x, y: y, width: width, height: height)
        gdImageSetPixel(result.image, Int32(x), Int32(y), pixel(source.x, source.y))
      }
    }
    return result
  }

  /// The picture as a file; `nil` if there isn't enough memory.
  func encoded(as format: ImageFormat) -> [UInt8]? {
    var size: Int32 = 0
    let data =
      switch format {
      case .png: gdImagePngPtrEx(image, &size, 6)
      case .jpeg: gdImageJpegPtr(image, &size, 85)
      }
    guard let data else { return nil }
    defer { gdFree(data) }
    return Array(UnsafeRawBufferPointer(start: data, count: Int(size)))
  }
}
