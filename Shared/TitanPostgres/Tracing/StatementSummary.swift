/// What a statement does to which tables, in few words: `UPDATE sessions.sessions profile.goals`. Statements of the same
/// kind have the same summary. It has nothing of a statement's text but its verb and the names behind FROM, JOIN, INTO,
/// USING and UPDATE that have a schema.
struct StatementSummary: Hashable {
  /// The first verb that changes something, or else the first word.
  let operation: String
  /// In the order of their first appearance.
  let tables: [Substring]

  /// The most tables that are named.
  static let tableLimit = 4

  init(_ statement: String) {
    var (first, changing): (String?, String?) = (nil, nil)
    var tables: [Substring] = []
    var before = ""
    for word in statement.split(whereSeparator: { $0.isWhitespace || "(),;".contains($0) }) {
      let isName = word.utf8.contains(UInt8(ascii: ".")) && word.utf8.allSatisfy(Self.isOfName)
      if isName {
        if Self.prepositions.contains(before), !tables.contains(word), tables.count < Self.tableLimit {
          tables.append(word)
        }
        // `FOR UPDATE` and `DO UPDATE SET` change nothing by themselves.
        if before == "UPDATE" { changing = changing ?? before }
      }
      before = word.utf8.count <= 8 ? word.uppercased() : ""
      if first == nil { first = word.utf8.allSatisfy(Self.isLetter) ? word.prefix(16).uppercased() : "STATEMENT" }
      if Self.changes.contains(before) { changing = changing ?? before }
    }
    operation = changing ?? first ?? "STATEMENT"
    self.tables = tables
  }

  private static let prepositions: Set<String> = ["FROM", "JOIN", "INTO", "USING", "UPDATE", "ONLY", "TABLE"]
  private static let changes: Set<String> = ["INSERT", "DELETE", "MERGE", "TRUNCATE"]

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
  private static func isOfName(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
  }
}

extension StatementSummary: CustomStringConvertible {
  var description: String { tables.isEmpty ? operation : "\(operation) \(tables.joined(separator: " "))" }
}
