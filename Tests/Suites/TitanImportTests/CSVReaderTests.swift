import Testing

@testable import TitanImport

@Suite("CSV") struct CSVReaderTests {
  private static func rows(_ text: String) throws -> [CSVReader.Row] {
    var (reader, rows) = (try CSVReader(Array(text.utf8)), [CSVReader.Row]())
    while let row = try reader.next() { rows.append(row) }
    return rows
  }

  @Test(
    "Cells, by RFC 4180 and as spreadsheets write them",
    arguments: [
      ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
      ("a,b\r\n1,2", [["a", "b"], ["1", "2"]]),
      ("\u{FEFF}a;b;c\n\"1;5\";2,5;\n", [["a", "b", "c"], ["1;5", "2,5", ""]]),
      ("a\tb\n1\t\"2\"\r\n", [["a", "b"], ["1", "2"]]),
      ("sep=;\na;b,c,d\n", [["a", "b,c,d"]]),
      ("\"a, \"\"b\"\"\",c\n", [["a, \"b\"", "c"]]),
      ("\"two\nlines\",x\n", [["two\nlines", "x"]]),
      ("a,5\" pipe\n", [["a", "5\" pipe"]]),
      ("a,\n\n,b\n", [["a", ""], ["", "b"]]),
      ("\"\"\n", []),
      ("", []),
    ])
  func cells(text: String, cells: [[String]]) throws { #expect(try Self.rows(text).map(\.cells) == cells) }

  @Test("Rows know their first line, also behind cells of several lines")
  func lines() throws {
    #expect(try Self.rows("a\n\"b\nb\"\r\n\nc").map(\.line) == [1, 2, 5])
  }

  @Test(
    "What isn't CSV is named by line and column",
    arguments: [
      ("a,b\n1,\"2\n3\n", "line 2, column 2: a quote opens here and is never closed"),
      ("a\n\"b\" c\n", "line 2, column 1: something follows the quote that closes the cell"),
      (String(repeating: ",", count: 500), "line 1: the row has more than 500 columns"),
      (
        "a\n" + String(repeating: "x", count: 100_001),
        "line 2, column 1: the cell has 100001 bytes; at most 100000 are allowed"
      ),
    ])
  func problems(text: String, problem: String) {
    #expect(throws: ImportProblem(problem)) { try Self.rows(text) }
  }

  @Test("Text that isn't UTF-8 is named by its line")
  func latin() {
    #expect(throws: ImportProblem("line 2: the line isn't UTF-8 text")) {
      try CSVReader(Array("a\n".utf8) + [0xE4, 0x0A])
    }
  }
}
