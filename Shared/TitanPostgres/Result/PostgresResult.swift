import CLibPQ
import Glibc
import Synchronization

/// Owns one `PGresult`.
// @unchecked: libpq does not touch a result after handing it out, and we only ever read it.
final class PostgresResult: @unchecked Sendable {
  private let pointer: OpaquePointer
  /// The index of each column, -1 for an ambiguous name; only for results with enough rows to pay off.
  private let columns: [String: Int32]?
  /// The columns' names in order; empty for an ambiguous name.
  private let names: [String]
  /// The column after the one read last: rows are usually read in column order.
  private let likely = Atomic<Int32>(0)

  init(owning pointer: OpaquePointer) {
    self.pointer = pointer
    guard PQntuples(pointer) >= 16 else {
      (columns, names) = (nil, [])
      return
    }
    let all = (0..<PQnfields(pointer)).map { String(cString: PQfname(pointer, $0)) }
    let columns = Dictionary(zip(all, (0 as Int32)...), uniquingKeysWith: { _, _ in -1 })
    names = all.map { columns[$0] == -1 ? "" : $0 }
    self.columns = columns
  }

  deinit { PQclear(pointer) }

  var rowCount: Int { Int(PQntuples(pointer)) }

  /// Rows inserted, updated, deleted or selected, according to the command tag.
  var affectedRows: Int { Int(String(cString: PQcmdTuples(pointer))) ?? 0 }

  /// `INSERT 0 1`, `ROLLBACK`, …
  var commandTag: String { String(cString: PQcmdStatus(pointer)) }

  var rows: [PostgresRow] { (0..<Int32(rowCount)).map { PostgresRow(result: self, index: $0) } }

  var firstRow: PostgresRow? { rowCount > 0 ? PostgresRow(result: self, index: 0) : nil }

  func column(named name: String) throws(PostgresDecodingFailure) -> Int32 {
    if let columns {
      let guess = Int(likely.load(ordering: .relaxed))
      if guess < names.count, names[guess] == name, !name.isEmpty {
        likely.store(Int32(guess) + 1, ordering: .relaxed)
        return Int32(guess)
      }
      guard let index = columns[name] else { throw .noSuchColumn }
      guard index >= 0 else { throw .ambiguousColumn }
      likely.store(index + 1, ordering: .relaxed)
      return index
    }
    // Not PQfnumber: it folds case and parses quotes, and takes the first of several matches.
    var found: Int32?
    for index in 0..<PQnfields(pointer) {
      guard let field = PQfname(pointer, index), name.withCString({ strcmp(field, $0) }) == 0 else { continue }
      guard found == nil else { throw .ambiguousColumn }
      found = index
    }
    guard let found else { throw .noSuchColumn }
    return found
  }

  func decode<Value: PostgresDecodable>(
    row: Int32, column: Int32, as type: Value.Type
  ) throws(PostgresDecodingFailure) -> Value {
    let type = PostgresType(rawValue: PQftype(pointer, column))
    guard PQgetisnull(pointer, row, column) == 0 else {
      return try Value.decodePostgres(PostgresValue(type: type, bytes: nil))
    }
    // A text result means that one of our callers forgot to request binary.
    precondition(PQfformat(pointer, column) == 1, "the result is in text format")
    let bytes = UnsafeRawBufferPointer(
      start: PQgetvalue(pointer, row, column), count: Int(PQgetlength(pointer, row, column)))
    return try Value.decodePostgres(PostgresValue(type: type, bytes: bytes))
  }
}

extension PostgresError {
  /// The error a result reports.
  init(result: OpaquePointer, statement: String?) {
    func field(_ code: Unicode.Scalar) -> String? {
      PQresultErrorField(result, Int32(code.value)).map { String(cString: $0) }
    }
    // Field codes: PostgreSQL documentation, 55.8 "Error and Notice Message Fields".
    let sqlState = field("C").map(SQLState.init(rawValue:))
    self.init(
      kind: sqlState == nil ? .connectionLost : .server, sqlState: sqlState ?? .connectionFailure,
      message: field("M") ?? String(cString: PQresultErrorMessage(result)), statement: statement)
    detail = field("D")
    hint = field("H")
    schema = field("s")
    table = field("t")
    column = field("c")
    constraint = field("n")
    position = field("P").flatMap { Int($0) }
    isFatal = field("V") != "ERROR"
  }
}
