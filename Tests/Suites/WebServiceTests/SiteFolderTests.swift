import Foundation
import Testing

@testable import WebService

@Suite("The folder of the site")
struct SiteFolderTests {
  /// A folder with a file, a folder in it, and ways out of it.
  private func withFolder(_ body: (SiteFolder) throws -> Void) throws {
    let base = FileManager.default.temporaryDirectory.appending(path: "titanup-site-\(UUID())")
    defer { try? FileManager.default.removeItem(at: base) }
    let site = base.appending(path: "site")
    try FileManager.default.createDirectory(at: site.appending(path: "assets"), withIntermediateDirectories: true)
    try Data("outside".utf8).write(to: base.appending(path: "outside.txt"))
    try Data("index".utf8).write(to: site.appending(path: "index.html"))
    try Data("inside".utf8).write(to: site.appending(path: "assets/a.js"))
    for (link, target) in [("link.txt", "../outside.txt"), ("up", ".."), ("own.txt", "index.html")] {
      try FileManager.default.createSymbolicLink(
        atPath: site.appending(path: link).path(), withDestinationPath: target)
    }
    try #require(mkfifo(site.appending(path: "pipe").path(), 0o600) == 0)
    try body(SiteFolder(path: site.path()))
  }

  @Test("Files are read whole and in parts")
  func files() throws {
    try withFolder { folder in
      let index = try #require(folder.file("index.html"))
      #expect(index.size == 5)
      #expect(index.read(100, at: 0) == Array("index".utf8))
      #expect(index.read(2, at: 3) == Array("ex".utf8))
      #expect(index.read(2, at: 5) == [])
      #expect(folder.file("assets/a.js")?.size == 6)
    }
  }

  @Test(
    "Nothing else is a file: no folder, no link, no pipe, and nothing outside",
    arguments: [
      "", "assets", "none.js", "assets/none.js", "index.html/x", "link.txt", "own.txt", "up/outside.txt", "pipe",
      "../outside.txt", "assets/../../outside.txt", "assets/../index.html", "./index.html",
    ])
  func nothing(_ name: String) throws {
    try withFolder { folder in #expect(folder.file(name) == nil) }
  }

  @Test("A folder that is missing has no files")
  func missing() { #expect(SiteFolder(path: "/nowhere/at/all").file("index.html") == nil) }
}
