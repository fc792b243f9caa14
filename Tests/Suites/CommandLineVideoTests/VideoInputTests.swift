import Testing

@testable import CommandLineVideo

@Suite("Input of `ffmpeg`") struct VideoInputTests {
  @Test(
    "A name is a name, whatever it looks like", arguments: ["-y", "pipe:0", "http://example.org/a.mp4", "a b'c.mp4"])
  func names(name: String) throws {
    let arguments = VideoInput.file(name).arguments
    let at = try #require(arguments.firstIndex(of: "-i"))
    #expect(arguments[at + 1] == "file:" + name)
    #expect(!arguments.contains(name))
  }

  @Test("A camera is opened at a size and a rate that all have") func camera() throws {
    let arguments = VideoInput.camera("/dev/video2").arguments
    #expect(arguments.contains("v4l2"))
    let at = try #require(arguments.firstIndex(of: "-i"))
    #expect(arguments[at + 1].hasSuffix("/dev/video2"))
  }

  @Test("No frame is repeated or left out") func passthrough() throws {
    let arguments = VideoInput.file("a.mp4").arguments
    let at = try #require(arguments.firstIndex(of: "-fps_mode"))
    #expect(arguments[at + 1] == "passthrough")
  }

  @Test("Pictures say how large they are") func header() throws {
    let text = "P7\nWIDTH 640\nHEIGHT 361\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n"
    let header = try PictureHeader(text.utf8)
    #expect(header.width == 640)
    #expect(header.height == 361)
    #expect(header.byteCount == 924_160)
  }

  @Test(
    "Other bytes are no picture",
    arguments: [
      "", "P6\n640 360\n255\n", "P7\nWIDTH 640\nHEIGHT 360\nDEPTH 3\nMAXVAL 255\nENDHDR\n",
      "P7\nWIDTH 0\nHEIGHT 360\nDEPTH 4\nMAXVAL 255\nENDHDR\n", "P7\nWIDTH -4\nHEIGHT 3\nDEPTH 4\nMAXVAL 255\nENDHDR\n",
      "P7\nWIDTH 5000\nHEIGHT 360\nDEPTH 4\nMAXVAL 255\nENDHDR\n", "P7\nWIDTH 640\nDEPTH 4\nMAXVAL 255\nENDHDR\n",
    ])
  func noPicture(text: String) {
    #expect(throws: VideoError.self) { try PictureHeader(text.utf8) }
  }
}
