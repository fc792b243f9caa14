import Testing
import TitanFields

@Suite("Codes that people type")
struct TypedCodeTests {
  @Test(
    "Each five bits become a letter, in groups of four",
    arguments: [
      ([0, 0, 0, 0, 0], "0000-0000"), ([255, 255, 255, 255, 255], "ZZZZ-ZZZZ"), ([0, 0, 0, 0, 31], "0000-000Z"),
      // 00000 00100 00001 00000 00110 00001 00000 00101
      ([1, 2, 3, 4, 5], "0410-6105"), ([255, 255, 255, 255, 255, 0, 0, 0, 0, 1], "ZZZZ-ZZZZ-0000-0001"),
    ] as [([UInt8], String)])
  func letters(bytes: [UInt8], text: String) {
    #expect(TypedCode(bytes: bytes).text == text)
    #expect(TypedCode(text, bytes: bytes.count) == TypedCode(bytes: bytes))
  }

  @Test("Case, blanks and dashes do not matter, and letters that look like digits are read as digits")
  func tolerance() {
    let code = TypedCode(bytes: [1, 2, 3, 4, 5])
    for typed in ["04106105", "0410-6105", " 04 10 61-05 ", "o4i0-6lO5", "O4L0 6io5", "04l06-1-05\n"] {
      #expect(TypedCode(typed, bytes: 5) == code, "\(typed)")
    }
  }

  @Test(
    "Text that can't be a code is rejected",
    arguments: [
      "", "0410-610", "0410-61055", "0410-610U", "0410-610!", "0410-610Ü", "٠٤١٠٦١٠٥", "0410_6105", "041061\u{FF10}5",
      String(repeating: "-", count: 1_000) + "04106105",
    ])
  func nonsense(typed: String) { #expect(TypedCode(typed, bytes: 5) == nil) }

  @Test("Every bit of a code counts")
  func bits() {
    let codes = Set(
      (0..<80).map { bit in
        TypedCode(bytes: (0..<10).map { UInt8(bit / 8 == $0 ? 1 << (bit % 8) : 0) }).letters
      })
    #expect(codes.count == 80)
  }

  @Test("Printing a code does not reveal it")
  func silence() { #expect("\(TypedCode(bytes: [1, 2, 3, 4, 5]))" == "****") }
}
