import TitanPostgres

/// What a migration does to tables that are in use, as far as its text tells. It holds its locks until it is over, and gives
/// up if it can't get one within ten seconds.
struct MigrationEffects: Equatable {
  /// What others can't do meanwhile, the least first.
  enum Lock: Int, Comparable {
    case nothing, rows, writes, all

    static func < (left: Lock, right: Lock) -> Bool { left.rawValue < right.rawValue }
  }

  /// How much of the table is read or written, the least first.
  enum Work: Int, Comparable {
    case brief, scan, rewrite

    static func < (left: Work, right: Work) -> Bool { left.rawValue < right.rawValue }
  }

  struct Effect: Hashable {
    var lock: Lock
    var work: Work
  }

  /// By table, with its schema. Tables that the migration itself creates are not among them.
  private(set) var tables: [String: Effect] = [:]
  /// Whether it runs code that only PostgreSQL understands.
  private(set) var runsCode = false

  private let schema: String
  private var created: Set<String> = []

  init(of script: String, schema: String) {
    self.schema = schema
    for statement in SQLStatements(script).all { note(Words(statement)) }
  }

  /// A line for each table, and one for code; a line that says so if there is nothing to wait for.
  var lines: [String] {
    let lines = tables.sorted { $0.key < $1.key }.map { "\($0.key): \(Self.text($0.value))" }
    let code = runsCode ? ["runs code (DO or SELECT): read the file"] : []
    return lines.isEmpty && code.isEmpty ? ["nothing that is in use"] : lines + code
  }

  private static func text(_ effect: Effect) -> String {
    let lock =
      switch effect.lock {
      case .nothing: "blocks neither reads nor writes"
      case .rows: "locks the rows that it changes"
      case .writes: "blocks writes"
      case .all: "blocks reads and writes"
      }
    switch effect.work {
    case .brief: return lock
    case .scan: return "\(lock), and reads the whole table"
    case .rewrite: return "\(lock), and writes the whole table anew"
    }
  }

  private mutating func add(_ name: String?, _ lock: Lock, _ work: Work = .brief) {
    guard let name else { return }
    let table = qualified(name)
    guard !created.contains(table) else { return }
    let known = tables[table] ?? Effect(lock: .nothing, work: .brief)
    tables[table] = Effect(lock: max(known.lock, lock), work: max(known.work, work))
  }

  private func qualified(_ name: String) -> String { name.contains(".") ? name : "\(schema).\(name)" }

  private mutating func note(_ words: Words) {
    switch words.first {
    case "ALTER": if words.starts("ALTER", "TABLE") { alter(words) }
    case "CREATE": create(words)
    case "DROP": drop(words)
    case "TRUNCATE", "LOCK": add(words.name(after: words.contains("TABLE") ? "TABLE" : words.first), .all)
    case "DO", "SELECT", "CALL": runsCode = true
    default: change(words)
    }
  }

  private mutating func create(_ words: Words) {
    if words.has("FUNCTION", within: 4) || words.has("PROCEDURE", within: 4) { return }
    if words.has("TABLE", within: 3) {
      if let name = words.name(after: "TABLE") { created.insert(qualified(name)) }
      // A foreign key watches the other table.
      for name in words.names(after: "REFERENCES") { add(name, .writes) }
    } else if words.has("INDEX", within: 3) {
      add(words.name(after: "ON"), words.contains("CONCURRENTLY") ? .nothing : .writes, .scan)
    } else if words.has("TRIGGER", within: 5) {
      add(words.name(after: "ON"), .writes)
    }
  }

  private mutating func drop(_ words: Words) {
    if words.starts("DROP", "TABLE") { add(words.name(after: "TABLE"), .all) }
    if words.starts("DROP", "TRIGGER") { add(words.name(after: "ON"), .all) }
    if words.starts("DROP", "INDEX") { add(words.name(after: "INDEX").map { "the table of \(qualified($0))" }, .all) }
  }

  /// Also behind WITH.
  private mutating func change(_ words: Words) {
    // Not of ON CONFLICT DO UPDATE SET, whose table is the one of INSERT.
    if let table = words.name(after: "UPDATE"), table.uppercased() != "SET" { add(table, .rows) }
    add(words.name(after: "INSERT", "INTO"), .rows)
    add(words.name(after: "DELETE", "FROM"), .rows)
  }

  private mutating func alter(_ words: Words) {
    guard let table = words.name(after: "TABLE") else { return }
    for action in words.actions {
      if action.starts("VALIDATE") {
        add(table, .nothing, .scan)
      } else if action.starts("ADD"), action.contains("REFERENCES") {
        let work: Work = action.contains("VALID") ? .brief : .scan
        add(table, action.starts("ADD", "CONSTRAINT") ? .writes : .all, work)
        for name in action.names(after: "REFERENCES") { add(name, .writes) }
      } else {
        add(table, .all, Self.work(of: action))
      }
    }
  }

  /// Functions whose value differs from row to row, so that a column with such a default has to be written.
  private static let volatile: Set = [
    "CLOCK_TIMESTAMP", "GEN_RANDOM_UUID", "NEXTVAL", "RANDOM", "STATEMENT_TIMESTAMP", "TIMEOFDAY",
  ]

  private static func work(of action: Words) -> Work {
    if action.starts("ALTER") {
      return action.contains("TYPE") ? .rewrite : action.contains("NOT") && action.contains("SET") ? .scan : .brief
    }
    guard action.starts("ADD") else { return .brief }
    if action.contains("STORED") || !volatile.isDisjoint(with: action.keywords) { return .rewrite }
    if action.contains("VALID") || action.contains("USING") { return .brief }
    return ["CHECK", "UNIQUE", "PRIMARY", "EXCLUDE"].contains(where: action.contains) ? .scan : .brief
  }
}

/// One statement's tokens, looked at by words.
private struct Words {
  private let tokens: [SQLStatements.Token]

  init(_ tokens: some Sequence<SQLStatements.Token>) { self.tokens = Array(tokens) }

  var first: String { tokens.first?.text ?? "" }
  var keywords: Set<String> { Set(tokens.filter { $0.kind == .word }.map(\.text)) }
  func contains(_ word: String) -> Bool { keywords.contains(word) }
  func starts(_ words: String...) -> Bool { tokens.prefix(words.count).map(\.text) == words }
  func has(_ word: String, within count: Int) -> Bool { tokens.prefix(count).contains { $0.text == word } }

  /// Words between what an object is and its name.
  private static let fillers: Set = ["IF", "NOT", "EXISTS", "ONLY", "CONCURRENTLY"]

  /// The name that follows these words where they first occur.
  func name(after words: String...) -> String? { names(after: words).first }
  func names(after word: String) -> [String] { names(after: [word]) }

  private func names(after words: [String]) -> [String] {
    tokens.indices.compactMap { index in
      guard tokens[index...].prefix(words.count).map(\.text) == words else { return nil }
      let next = tokens[index...].dropFirst(words.count).drop { Self.fillers.contains($0.text) }.first
      return next?.kind == .word ? next?.name : nil
    }
  }

  /// Of `ALTER TABLE name action, action`: what stands between commas outside of parentheses.
  var actions: [Words] {
    let behind = tokens.dropFirst(2).drop { Self.fillers.contains($0.text) }.dropFirst()
    var actions: [[SQLStatements.Token]] = [[]]
    var depth = 0
    for token in behind {
      if token.kind == .symbol, token.text == "(" { depth += 1 }
      if token.kind == .symbol, token.text == ")" { depth -= 1 }
      if token.kind == .symbol, token.text == ",", depth == 0 {
        actions.append([])
      } else {
        actions[actions.count - 1].append(token)
      }
    }
    return actions.filter { !$0.isEmpty }.map { Words($0) }
  }
}
