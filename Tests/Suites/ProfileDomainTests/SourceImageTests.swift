import ProfileDomain
import Testing
import TitanCore
import TitanTesting

@Suite("A photo before it is decoded")
struct SourceImageTests {
  private let png = TestImages.png(width: 3, height: 2) { x, y in [UInt8(x), UInt8(y), 0, 255] }

  /// The problem with a file; `nil` if it is fine.
  private func fault(_ file: [UInt8]) -> ImageFault? {
    do throws(ImageFault) {
      _ = try SourceImage(file)
      return nil
    } catch {
      return error
    }
  }

  private func isBroken(_ file: [UInt8]) -> Bool {
    if case .broken = fault(file) { true } else { false }
  }

  @Test("Type and size are read from the content")
  func whole() throws {
    let photo = try SourceImage(TestImages.jpeg)
    #expect(photo.format == .jpeg && (photo.width, photo.height) == (32, 16) && photo.orientation == .upright)
    #expect(photo.bytes == TestImages.jpeg)
    #expect(try SourceImage(TestImages.progressiveJPEG).bytes == TestImages.progressiveJPEG)
    let drawing = try SourceImage(png)
    #expect(drawing.format == .png && (drawing.width, drawing.height) == (3, 2) && drawing.bytes == png)
  }

  @Test("Other types are refused, whatever they claim to be")
  func types() {
    #expect(fault([]) == .missing)
    let others: [[UInt8]] = [
      Array("GIF89a".utf8) + png, Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), Array("RIFF".utf8), [0xFF],
      [0xFF, 0xD8], Array("\u{89}PNG".utf8), Array(png.dropFirst()), Array("\0\0\0\u{18}ftypheic".utf8),
    ]
    for other in others { #expect(fault(other) == .typeUnknown) }
  }

  @Test("A truncated file is not an image")
  func truncated() {
    for file in [TestImages.jpeg, TestImages.progressiveJPEG] {
      for length in 3..<file.count { #expect(isBroken(Array(file[..<length])), "\(length) of \(file.count)") }
    }
    for length in 8..<png.count { #expect(isBroken(Array(png[..<length])), "\(length) of \(png.count)") }
  }

  @Test("Nothing may follow an image")
  func polyglots() {
    let (archive, page) = (Array("PK\u{3}\u{4}".utf8), Array("<script>".utf8))
    let behindPNG: [[UInt8]] = [archive, page, [0], TestImages.jpeg]
    for tail in behindPNG { #expect(isBroken(png + tail)) }
    let behindJPEG: [[UInt8]] = [archive, page, png, [0, 1], Array(TestImages.jpeg.dropLast())]
    for tail in behindJPEG { #expect(isBroken(TestImages.jpeg + tail)) }
  }

  @Test("Smaller copies and zeros that cameras append to a photo are cut off")
  func copies() throws {
    let photo = try SourceImage(TestImages.progressiveJPEG + [0, 0] + TestImages.jpeg + TestImages.jpeg + [0])
    #expect(photo.bytes == TestImages.progressiveJPEG)
  }

  @Test("Metadata is removed, but the colour transform stays")
  func metadata() throws {
    let adobe = TestImages.segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 1])
    let about =
      TestImages.exif(orientation: 1) + TestImages.segment(0xED, Array("Photoshop 3.0".utf8))
      + TestImages.segment(0xFE, Array("<?php".utf8)) + TestImages.segment(0xE2, Array("ICC_PROFILE".utf8))
    let photo = try SourceImage(TestImages.jpeg(with: about + adobe))
    #expect(photo.bytes == TestImages.jpeg(with: adobe))
    let told = TestImages.chunk("tEXt", Array("GPS\u{0}48.1N".utf8)) + TestImages.chunk("eXIf", [1, 2, 3])
    let drawing = TestImages.png(width: 3, height: 2, beforePixels: told) { x, y in [UInt8(x), UInt8(y), 0, 255] }
    #expect(try SourceImage(drawing).bytes == png)
  }

  @Test(
    "Images with too many pixels are refused by their header alone",
    arguments: [
      (8_192, 2_048, true), (4_096, 4_096, true), (8_193, 1, false), (1, 8_193, false), (4_097, 4_096, false),
      (65_535, 65_535, false),
    ])
  func bombs(_ width: Int, _ height: Int, _ isAllowed: Bool) {
    let pixels = TestImages.chunk("IDAT", [0]) + TestImages.chunk("IEND", [])
    let drawing = TestImages.pngSignature + TestImages.header(width: width, height: height) + pixels
    #expect(fault(drawing) == (isAllowed ? nil : .tooManyPixels(width: width, height: height)))
    #expect(fault(resized(width, height)) == (isAllowed ? nil : .tooManyPixels(width: width, height: height)))
  }

  @Test("A PNG's header may claim any size of 32 bits")
  func giants() {
    let file = TestImages.pngSignature + TestImages.header(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF)
    #expect(fault(file) == .tooManyPixels(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF))
    #expect(isBroken(TestImages.pngSignature + TestImages.header(width: 0, height: 1)))
    #expect(isBroken(resized(0, 1)) && isBroken(resized(1, 0)))
  }

  /// The JPEG with another size in its header.
  private func resized(_ width: Int, _ height: Int) -> [UInt8] {
    var file = TestImages.jpeg
    let frame = file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 }
    guard let frame else { return [] }
    for (offset, value) in [(5, height >> 8), (6, height), (7, width >> 8), (8, width)] {
      file[frame + offset] = UInt8(truncatingIfNeeded: value)
    }
    return file
  }

  @Test("A PNG's chunks must be in order")
  func chunks() {
    let header = TestImages.header(width: 3, height: 2)
    let (pixels, end) = (TestImages.chunk("IDAT", [0]), TestImages.chunk("IEND", []))
    let signature = TestImages.pngSignature
    #expect(fault(signature + header + pixels + end) == nil)
    let files: [[UInt8]] = [
      signature + pixels + header + end, signature + header + header + pixels + end, signature + header + end,
      signature + end, signature + header + TestImages.chunk("EvIL", [1]) + pixels + end,
      signature + TestImages.chunk("IHDR", [0, 0, 0, 1]) + pixels + end,
      signature + header + TestImages.chunk("ID\u{1}T", [0]) + pixels + end,
      // A length that reaches beyond the file, and one that is negative as a signed 32-bit number.
      signature + header + [0, 0, 0xFF, 0xFF] + Array("IDAT".utf8) + end,
      signature + header + [0xFF, 0xFF, 0xFF, 0xFF] + Array("IDAT".utf8) + end,
    ]
    for file in files { #expect(isBroken(file)) }
  }

  @Test("A JPEG's segments must be in order and of common kinds")
  func segments() {
    let scan = TestImages.segment(0xDA, [1, 1, 0, 0, 63, 0]) + [0x12, 0xFF, 0x00, 0xFF, 0xD3, 0x34]
    let frame = TestImages.segment(0xC0, [8, 0, 8, 0, 8, 1, 1, 0x11, 0])
    let (start, end): ([UInt8], [UInt8]) = ([0xFF, 0xD8], [0xFF, 0xD9])
    #expect(fault(start + frame + scan + end) == nil)
    // Fill bytes may precede a marker.
    #expect(fault(start + frame + scan + [0xFF, 0xFF] + end) == nil)
    func header(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
      start + TestImages.segment(marker, content) + scan + end
    }
    let grey: [UInt8] = [8, 0, 8, 0, 8, 1, 1, 0x11, 0]
    let files: [[UInt8]] = [
      start + scan + end, start + frame + frame + scan + end, start + frame + end, start + end,
      // Lossless, arithmetic or hierarchical; twelve bits; two components, none, or three of which only one is
      // described.
      header(0xC3, grey), header(0xC9, grey), start + TestImages.segment(0xDE, grey) + frame + scan + end,
      header(0xC0, [12, 0, 8, 0, 8, 1, 1, 0x11, 0]), header(0xC0, [8, 0, 8, 0, 8, 2, 1, 0x11, 0, 2, 0x11, 0]),
      header(0xC0, [8, 0, 8, 0, 8, 0]), header(0xC0, [8, 0, 8, 0, 8, 3, 1, 0x11, 0]),
      // A segment that is shorter than its own length.
      start + [0xFF, 0xDB, 0, 1] + frame + scan + end, start + [0xFF, 0xDB, 0, 0] + frame + scan + end,
    ]
    for file in files { #expect(isBroken(file)) }
  }

  @Test("A small JPEG may not need many passes")
  func scans() {
    let scan = TestImages.segment(0xDA, [1, 1, 0, 0, 63, 0]) + [0x12]
    let frame = TestImages.segment(0xC2, [8, 0x10, 0, 0x10, 0, 1, 1, 0x11, 0])
    func file(_ count: Int) -> [UInt8] {
      [0xFF, 0xD8] + frame + (0..<count).flatMap { _ in scan } + [0xFF, 0xD9]
    }
    #expect(fault(file(ImageLimits.scans)) == nil)
    #expect(isBroken(file(ImageLimits.scans + 1)))
  }

  @Test("The camera's orientation is read from Exif", arguments: ImageOrientation.allCases, [false, true])
  func orientations(_ orientation: ImageOrientation, _ littleEndian: Bool) throws {
    let exif = TestImages.exif(orientation: UInt8(orientation.rawValue), littleEndian: littleEndian)
    let photo = try SourceImage(TestImages.jpeg(with: exif))
    #expect(photo.orientation == orientation && photo.bytes == TestImages.jpeg)
    // If the Exif data is cut off anywhere, it is ignored without harm.
    for length in 4..<exif.count {
      let part = TestImages.segment(0xE1, Array(exif[4..<length]))
      #expect(throws: Never.self) { try SourceImage(TestImages.jpeg(with: part)) }
    }
  }

  @Test("An orientation that Exif does not define is ignored", arguments: [0, 9, 255])
  func unknownOrientation(_ value: UInt8) throws {
    #expect(try SourceImage(TestImages.jpeg(with: TestImages.exif(orientation: value))).orientation == .upright)
  }

  @Test(
    "Every pixel of a turned picture comes from a different pixel of the source", arguments: ImageOrientation.allCases)
  func turns(_ orientation: ImageOrientation) {
    let (width, height) = (3, 2)
    var seen: Set<[Int]> = []
    for y in 0..<(orientation.swapsAxes ? width : height) {
      for x in 0..<(orientation.swapsAxes ? height : width) {
        let source = orientation.source(ofX: x, y: y, width: width, height: height)
        #expect((0..<width).contains(source.x) && (0..<height).contains(source.y))
        seen.insert([source.x, source.y])
      }
    }
    #expect(seen.count == width * height)
  }

  @Test(
    "The source's first pixel ends up in the right corner",
    arguments: [
      (ImageOrientation.upright, 0, 0), (.mirrored, 2, 0), (.upsideDown, 2, 1), (.upsideDownMirrored, 0, 1),
      (.leftMirrored, 0, 0), (.right, 1, 0), (.rightMirrored, 1, 2), (.left, 0, 2),
    ])
  func corner(_ orientation: ImageOrientation, _ x: Int, _ y: Int) {
    let source = orientation.source(ofX: x, y: y, width: 3, height: 2)
    #expect(source.x == 0 && source.y == 0)
  }

  @Test(
    "The stored form fits into 512 × 512 pixels",
    arguments: [
      (512, 512, 512, 512), (513, 1, 512, 1), (1, 8_192, 1, 512), (4_032, 3_024, 512, 384), (3, 2, 3, 2),
      (1_000, 333, 512, 170),
    ])
  func storedSizes(_ width: Int, _ height: Int, _ storedWidth: Int, _ storedHeight: Int) throws {
    let photo = try SourceImage(
      TestImages.pngSignature + TestImages.header(width: width, height: height) + TestImages.chunk("IDAT", [0])
        + TestImages.chunk("IEND", []))
    #expect(photo.storedSize == (storedWidth, storedHeight))
  }

  @Test("An upload never holds more bytes than a file may have")
  func uploads() throws {
    var upload = ImageUpload()
    for byte in TestImages.jpeg { try upload.append([byte]) }
    #expect(upload.bytes == TestImages.jpeg)
    try upload.append(Array(repeating: 1, count: ImageLimits.fileBytes - TestImages.jpeg.count))
    #expect(throws: ImageFault.tooLarge) { try upload.append([1]) }
    #expect(upload.bytes.count == ImageLimits.fileBytes)
    #expect(fault(upload.bytes + [1]) == .tooLarge)
  }

  @Test("A wrong type is refused after its first bytes")
  func early() throws {
    var upload = ImageUpload()
    try upload.append(Array("GIF89a".utf8))
    #expect(throws: ImageFault.typeUnknown) { try upload.append([0, 0]) }
  }

  @Test("Randomly changed files do no harm")
  func mutations() {
    var random = SplitMix64(seed: 7)
    let turned = TestImages.jpeg(with: TestImages.exif(orientation: 6))
    for file in [TestImages.jpeg, TestImages.progressiveJPEG, png, turned] {
      for _ in 0..<2_000 {
        var changed = file
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          changed[Int.random(in: 0..<changed.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        guard let image = try? SourceImage(changed) else { continue }
        #expect(image.bytes.count <= changed.count)
        #expect(image.width * image.height <= ImageLimits.pixels)
      }
    }
  }
}
