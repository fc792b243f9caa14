import Foundation
package import MotivationDomain

/// The quotes and voices of the service, from files that anyone can edit.
package struct Catalogue: Sendable {
  package let quotes: QuoteCatalogue
  package let voices: VoiceCatalogue

  package init(quotes: QuoteCatalogue, voices: VoiceCatalogue) {
    self.quotes = quotes
    self.voices = voices
  }

  /// Reads `quotes.txt` and `voices.txt`.
  ///
  /// - Throws: `CatalogueError`.
  package init(folder: String) throws {
    quotes = try QuoteCatalogue(Self.file("quotes.txt", in: folder))
    voices = try VoiceCatalogue(Self.file("voices.txt", in: folder))
  }

  private static func file(_ name: String, in folder: String) throws -> CatalogueFile {
    let url = URL(filePath: folder, directoryHint: .isDirectory).appending(path: name)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      throw CatalogueError(file: url.path, line: 1, "there is no such file of UTF-8 text that can be read")
    }
    return try CatalogueFile(text, name: url.path)
  }
}
