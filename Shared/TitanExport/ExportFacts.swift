import Foundation
import TitanArchive
package import TitanCore

/// What an archive says about itself.
package struct ExportFacts: Sendable, Hashable {
  package let userID: String
  package let email: String
  package let language: Language
  /// When the export began.
  package let startTime: Timestamp

  package init(userID: String, email: String, language: Language, startTime: Timestamp) {
    (self.userID, self.email, self.language, self.startTime) = (userID, email, language, startTime)
  }
}

/// `manifest.json`: what the archive is, and every other file of it with its hash.
struct ExportManifest: Encodable {
  struct File: Encodable {
    var name, method: String
    var records: Int
    var bytes: UInt64
    var sha256, time: String
  }

  /// Grows when a reader of older archives could no longer read newer ones.
  static let version = 1

  var format = "titanup-export"
  var formatVersion = Self.version
  var program = "titanup \(TitanUpVersion.current)"
  var userId, startTime, endTime: String
  var files: [File]

  init(_ facts: ExportFacts, _ files: [ExportedFile], at end: Timestamp) {
    (userId, startTime, endTime) = (facts.userID, facts.startTime.description, end.description)
    self.files = files.map {
      File(
        name: $0.entry.name, method: $0.method, records: $0.records, bytes: $0.entry.size, sha256: $0.digest,
        time: $0.entry.time.description)
    }
  }

  /// The file's content.
  var json: [UInt8] {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
    }
  }
}
