import ProfileDomain
import Testing
import TitanCore
import TitanTesting

@testable import ProfileService

@Suite("Re-encoded images")
struct StoredImageTests {
  /// Red, green, blue and transparency, 0 to 127, as gd has them.
  private typealias Pixel = (red: Int32, green: Int32, blue: Int32, clear: Int32)

  private func pressed(_ file: [UInt8]) throws -> StoredImage { try StoredImage(pressed: SourceImage(file)) }

  private func pixel(_ image: StoredImage, _ x: Int, _ y: Int) throws -> Pixel {
    let source = try SourceImage(image.bytes)
    guard let decoded = GDImage(decoding: source) else { throw ImageFault.missing }
    let value = decoded.pixel(x, y)
    return (value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF, value >> 24)
  }

  /// The colour of a quarter of the test's JPEG, from its centre.
  private func quarters(_ image: StoredImage) throws -> [String] {
    try [(1, 1), (3, 1), (1, 3), (3, 3)].map { across, down in
      let (red, green, blue, _) = try pixel(image, image.width * across / 4, image.height * down / 4)
      let names = [(red, "red"), (green, "green"), (blue, "blue")]
      return names.max { $0.0 < $1.0 }?.1 ?? ""
    }
  }

  @Test("A small photo keeps its size", arguments: [TestImages.jpeg, TestImages.progressiveJPEG])
  func small(_ file: [UInt8]) throws {
    let image = try pressed(file)
    #expect(image.format == .jpeg && image.width == 32 && image.height == 16)
    #expect(try quarters(image) == ["red", "blue", "green", "blue"])
  }

  @Test(
    "A photo stands upright, however the camera was held",
    arguments: [
      (ImageOrientation.upright, ["red", "blue", "green", "blue"]), (.mirrored, ["blue", "red", "blue", "green"]),
      (.upsideDown, ["blue", "green", "blue", "red"]), (.upsideDownMirrored, ["green", "blue", "red", "blue"]),
      (.leftMirrored, ["red", "green", "blue", "blue"]), (.right, ["green", "red", "blue", "blue"]),
      (.rightMirrored, ["blue", "blue", "green", "red"]), (.left, ["blue", "blue", "red", "green"]),
    ])
  func orientations(_ orientation: ImageOrientation, _ colors: [String]) throws {
    let exif = TestImages.exif(orientation: UInt8(orientation.rawValue))
    let image = try pressed(TestImages.jpeg(with: exif))
    #expect((image.width, image.height) == (orientation.swapsAxes ? (16, 32) : (32, 16)))
    #expect(try quarters(image) == colors)
  }

  @Test("A large drawing is scaled down, and keeps its transparency")
  func large() throws {
    let file = TestImages.png(width: 700, height: 350) { x, y in x < 350 ? [200, 100, 50, 255] : [0, 0, 0, 0] }
    let image = try pressed(file)
    #expect(image.format == .png && image.width == 512 && image.height == 256)
    let (solid, clear) = (try pixel(image, 100, 100), try pixel(image, 400, 100))
    #expect(solid == (200, 100, 50, 0))
    #expect(clear.clear == 127)
  }

  @Test("Nothing of the file but its pixels is left")
  func metadata() throws {
    let secret = Array("GPS 48.1372 N".utf8)
    let exif = TestImages.segment(0xE1, Array("Exif\0\0".utf8) + secret)
    let photo = try pressed(TestImages.jpeg(with: exif + TestImages.segment(0xFE, secret)))
    let drawing = try pressed(
      TestImages.png(width: 2, height: 2, beforePixels: TestImages.chunk("tEXt", secret)) { _, _ in [1, 2, 3, 255] })
    for image in [photo, drawing] {
      #expect(!String(decoding: image.bytes, as: UTF8.self).contains("48.1372"))
      // It is a complete image by our own rules.
      #expect(throws: Never.self) { try SourceImage(image.bytes) }
    }
  }

  @Test("Files that only look like images are refused")
  func damaged() {
    var checksum = TestImages.png(width: 2, height: 2) { _, _ in [1, 2, 3, 255] }
    checksum[29] ^= 1
    let header = TestImages.pngSignature + TestImages.header(width: 4_096, height: 4_096)
    let empty = header + TestImages.chunk("IDAT", [0x78, 0x01]) + TestImages.chunk("IEND", [])
    let noTables: [UInt8] =
      [0xFF, 0xD8] + TestImages.segment(0xC0, [8, 0, 8, 0, 8, 1, 1, 0x11, 0])
      + TestImages.segment(0xDA, [1, 1, 0, 0, 63, 0]) + [0x12, 0xFF, 0xD9]
    for file in [checksum, empty, noTables] {
      #expect(throws: ImageFault.self) { try pressed(file) }
    }
  }

  @Test("Randomly changed files are decoded or refused, without harm")
  func mutations() throws {
    var random = SplitMix64(seed: 11)
    let png = TestImages.png(width: 9, height: 7) { x, y in [UInt8(x), UInt8(y), 0, 255] }
    for file in [TestImages.jpeg, TestImages.progressiveJPEG, png] {
      for _ in 0..<200 {
        var changed = file
        let index = Int.random(in: 0..<changed.count, using: &random)
        changed[index] = UInt8.random(in: 0...255, using: &random)
        guard let source = try? SourceImage(changed), source.width * source.height < 1_000_000 else { continue }
        if let image = try? StoredImage(pressed: source) { #expect(max(image.width, image.height) <= 512) }
      }
    }
  }
}
