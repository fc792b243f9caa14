import Foundation
package import MotivationDomain

/// The words that the service says, from files that anybody can edit.
package struct Catalogue: Sendable {
  package let quotes: QuoteCatalogue
  package let voices: VoiceCatalogue

  package init(quotes: QuoteCatalogue, voices: VoiceCatalogue) {
    self.quotes = quotes
    self.voices = voices
  }

  /// Reads `quotes.txt` and `voices.txt`.
  ///
  /// - Throws: `CatalogueError`, or that a file cannot be read.
  package init(folder: String) throws {
    quotes = try QuoteCatalogue(Self.file("quotes.txt", in: folder))
    voices = try VoiceCatalogue(Self.file("voices.txt", in: folder))
  }

  private static func file(_ name: String, in folder: String) throws -> CatalogueFile {
    let url = URL(filePath: folder, directoryHint: .isDirectory).appending(path: name)
    return try CatalogueFile(String(contentsOf: url, encoding: .utf8), name: url.path)
  }
}
