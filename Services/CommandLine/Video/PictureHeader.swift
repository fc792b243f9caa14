/// What stands before the pixels of a PAM picture (netpbm): its size. Pixels are red, green, blue and opacity.
package struct PictureHeader: Sendable, Equatable {
  package static let mostBytes = 256
  package static let end = Array("ENDHDR\n".utf8)
  private static let mostPixelsPerSide = 4096

  package let width: Int
  package let height: Int

  package var byteCount: Int { 4 * width * height }

  /// - Parameter bytes: from `P7` to `ENDHDR`.
  /// - Throws: `VideoError` unless it is a picture of four bytes a pixel and of 1 to 4096 pixels a side.
  package init(_ bytes: some Sequence<UInt8>) throws(VideoError) {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    var numbers: [Substring: Int] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2, let number = Int(words[1]) { numbers[words[0]] = number }
    }
    guard text.hasPrefix("P7\n"), numbers["DEPTH"] == 4, numbers["MAXVAL"] == 255, let width = numbers["WIDTH"],
      let height = numbers["HEIGHT"]
    else {
      throw VideoError("`ffmpeg` wrote something else than RGBA pictures.")
    }
    guard (1...Self.mostPixelsPerSide).contains(width), (1...Self.mostPixelsPerSide).contains(height) else {
      throw VideoError(
        "The picture has \(width)x\(height) pixels; a side may have 1 to \(Self.mostPixelsPerSide).")
    }
    self.width = width
    self.height = height
  }
}
