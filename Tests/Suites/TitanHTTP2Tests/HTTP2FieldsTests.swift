import Testing

@testable import TitanHTTP2

@Suite("Header blocks")
struct HTTP2FieldsTests {
  private func block(_ count: Int) -> HTTP2Fields { HTTP2Fields((0..<count).map { ("name-\($0)", "value \($0)") }) }
  private func texts(_ fields: HTTP2Fields) -> [String] { fields.pairs.map { "\($0): \($1)" } }

  @Test("Fields come back in order, however many", arguments: [0, 1, 2, 100])
  func order(count: Int) {
    let fields = block(count)
    #expect(texts(fields) == (0..<count).map { "name-\($0): value \($0)" })
    #expect(fields.count == count)
    #expect(fields.listSize == fields.pairs.reduce(0) { $0 + $1.0.utf8.count + $1.1.utf8.count + 32 })
  }

  @Test("Two blocks that were one share nothing that is added")
  func copies() {
    let first = block(2)
    var (second, third) = (first, first)
    second.append("b", "2")
    third.append("c", "")
    third.truncate()
    #expect(texts(first) == texts(block(2)) && !first.isTruncated)
    #expect(texts(second) == texts(block(2)) + ["b: 2"] && !second.isTruncated)
    #expect(texts(third) == texts(block(2)) + ["c: "] && third.isTruncated)
  }

  @Test("Headers added to a constant block are sent, and the constant stays")
  func constants() {
    let constant = HTTP2Fields.permanent(block(1))
    var longer = constant
    longer.append("b", "2")
    #expect(constant.permanent != nil && constant.withNameValues { $1 } == 1)
    #expect(longer.permanent == nil && longer.withNameValues { $1 } == 2)
  }

  @Test(
    "Names match literals whole", arguments: [("te", true), ("", false), ("t", false), ("tE", false), ("ted", false)])
  func literals(text: String, matches: Bool) {
    var text = text
    #expect(text.withUTF8 { UnsafeRawBufferPointer($0).matches("te") } == matches)
    #expect(UnsafeRawBufferPointer(start: nil, count: 0).matches(""))
  }
}
