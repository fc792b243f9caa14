import TitanImport
import TitanWeb
import TitanZones

/// What a page says of the file that it sends: the query of `POST /import`.
struct ImportQuery: Sendable {
  /// Whether nothing is to be stored yet.
  let isPreview: Bool
  /// The file's name, for messages.
  let name: String
  /// Where its owner is.
  let zone: ZoneRules
  /// How to read a table.
  let options: ImportOptions
  /// Whether an archive's settings take the place of the account's.
  let replace: Bool

  private static let roles = ColumnMapping.Role.allCases.map(\.rawValue)
  private static let names = ["preview", "name", "zone", "title", "order", "replace"] + roles
  private static let longestName = 200

  /// - Throws: `WebRefusal` 400 that names the field, what came and what is allowed; `ImportProblem` for a mapping.
  init(_ query: String) throws {
    guard let fields = QueryFields(query) else {
      throw WebRefusal(400, "query: got a percent sign without two hexadecimal digits")
    }
    if let unknown = fields.names.first(where: { !Self.names.contains($0) }) {
      throw WebRefusal(400, "\(unknown.prefix(40)): allowed: \(Self.names.joined(separator: ", "))")
    }
    (isPreview, replace) = (try Self.flag("preview", fields), try Self.flag("replace", fields))
    name = String((fields["name"] ?? "").prefix(Self.longestName))
    guard let zone = fields["zone"].flatMap({ ZoneRules(name: $0) }) else {
      let got = fields["zone"].map { "\"\($0.prefix(60))\"" } ?? "none"
      throw WebRefusal(400, "zone: got \(got), allowed: the name of a time zone, such as Europe/Berlin")
    }
    self.zone = zone
    var order: DateOrder?
    if let text = fields["order"] {
      guard let known = DateOrder(rawValue: text) else {
        throw WebRefusal(400, "order: got \"\(text.prefix(20))\", allowed: dmy, mdy")
      }
      order = known
    }
    var columns: [ColumnMapping.Role: String] = [:]
    for role in ColumnMapping.Role.allCases { columns[role] = fields[role.rawValue] }
    guard !columns.isEmpty || fields["title"] != nil else {
      options = ImportOptions(dateOrder: order)
      return
    }
    options = ImportOptions(
      form: .own, mapping: try ColumnMapping(columns, title: fields["title"]), dateOrder: order)
  }

  private static func flag(_ name: String, _ fields: QueryFields) throws -> Bool {
    switch fields[name] {
    case nil: return false
    case "", "1": return true
    case let other?: throw WebRefusal(400, "\(name): got \"\(other.prefix(20))\", allowed: 1, or nothing")
    }
  }
}
