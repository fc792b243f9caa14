import CGd
import ProfileDomain

/// A picture in gd's memory, four bytes a pixel.
struct GDImage: ~Copyable {
  private let image: gdImagePtr

  private static let quiet: Void = titanup_gd_be_quiet()

  deinit { gdImageDestroy(image) }

  var width: Int { Int(image.pointee.sx) }
  var height: Int { Int(image.pointee.sy) }

  /// An empty picture, all of it transparent. `nil` if there is no memory for it.
  init?(width: Int, height: Int) {
    guard let image = gdImageCreateTrueColor(Int32(width), Int32(height)) else { return nil }
    self.image = image
    // Pixels replace what is there instead of being laid upon it, and what can be seen through stays so.
    gdImageAlphaBlending(image, 0)
    gdImageSaveAlpha(image, 1)
  }

  /// Decodes a picture; `nil` for one that is damaged. Warnings of libjpeg are no damage: cameras make such files.
  init?(decoding source: SourceImage) {
    _ = Self.quiet
    let decoded = source.bytes.withUnsafeBytes { bytes in
      // gd declares its input as something it may write to, and only reads it.
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

  /// Red, green and blue in the three low bytes, above them how much can be seen through, 0 to 127.
  func pixel(_ x: Int, _ y: Int) -> Int32 { gdImageGetTrueColorPixel(image, Int32(x), Int32(y)) }

  /// The whole picture in another size, each pixel the mean of those it stands for. `nil` if there is no memory for it.
  func resampled(width newWidth: Int, height newHeight: Int) -> GDImage? {
    guard let result = GDImage(width: newWidth, height: newHeight) else { return nil }
    gdImageCopyResampled(
      result.image, image, 0, 0, 0, 0, Int32(newWidth), Int32(newHeight), Int32(width), Int32(height))
    return result
  }

  /// The picture as it was seen. `nil` if there is no memory for it.
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

  /// The file of it; `nil` if there is no memory for it.
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
