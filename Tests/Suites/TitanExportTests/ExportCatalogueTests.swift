import PoseProto
import Testing
import TitanArchive
import TitanContract
import TitanProtoJSON

@testable import TitanExport

/// The table of what is exported, against the services' descriptors.
@Suite("What an export holds") struct ExportCatalogueTests {
  private static func schema() throws -> ProtoSchema { try ProtoSchema.generated() }

  private static let exported = ExportCatalogue.parts.flatMap(\.reading.methods)

  @Test("Every method that reads is exported, or it is said why not")
  func everyReader() throws {
    let readers = try Self.schema().methods.filter { method in
      method.service.hasPrefix("titanup.")
        && (method.hasNoSideEffects || ["Get", "List"].contains { method.name.hasPrefix($0) })
    }
    let known = Set(Self.exported.map(\.method)).union(ExportCatalogue.notExported.keys)
    #expect(Set(readers.map { String($0.path.dropFirst()) }).subtracting(known) == [])
    #expect(readers.count > 90)
  }

  @Test("Nothing is both, and everything that is named exists")
  func names() throws {
    let schema = try Self.schema()
    let methods = Set(Self.exported.map(\.method))
    #expect(methods.isDisjoint(with: ExportCatalogue.notExported.keys))
    for path in methods.union(ExportCatalogue.notExported.keys) {
      #expect(schema.method(at: "/" + path) != nil, "\(path)")
    }
    #expect(ExportCatalogue.notExported.values.allSatisfy { !$0.isEmpty })
    let files = ExportCatalogue.parts.map(\.file)
    #expect(Set(files).count == files.count)
    #expect(files.allSatisfy(ZipEntry.isPortable))
  }

  /// What an exported list says beside its items, and its readers can do without.
  private static let beside: Set<String> = [
    "next_page_token", "today", "time_zone", "is_session_judged",
  ]

  @Test("Of no response anything but pages, and what is computed, is left out")
  func wholeResponses() throws {
    let schema = try Self.schema()
    for (path, items) in Self.exported {
      let method = try #require(schema.method(at: "/" + path))
      let fields = try #require(schema.fieldNames(of: method.output))
      guard let items else { continue }
      #expect(fields.contains(items), "\(path) has no \(items)")
      #expect(Set(fields).subtracting(Self.beside) == [items], "\(path)")
    }
  }

  @Test("Every field of a table exists")
  func columns() throws {
    let schema = try Self.schema()
    let items = [
      "ListSessions": "sessions.v1.Session", "ListPractices": "training.v1.Practice",
      "ListRecords": "habits.v1.HabitRecord", "ListBodyMeasurements": "profile.v1.BodyMeasurement",
      "ListPartners": "social.v1.Partner",
    ]
    for part in ExportCatalogue.parts {
      guard case .table(let columns) = part.form else { continue }
      let method = try #require(part.reading.methods.last?.method.split(separator: "/").last)
      let type = try #require(items[String(method)])
      let empty = try schema.fields(of: [], type: "titanup.\(type)")
      for column in columns { #expect(throws: Never.self) { try empty.text(column) } }
    }
  }

  @Test("The number of landmarks is known for every schema")
  func landmarks() {
    let known = PoseV1.LandmarkSchema.known.filter { $0 != .unspecified }
    #expect(RecordingFiles.landmarkCounts.count == known.count)
  }
}
