import Testing
import TitanCore

@Suite("Hexadecimal digits")
struct HexadecimalTests {
  @Test(
    "Bytes are written in lower case and read back",
    arguments: [
      ([], ""), ([0], "00"), ([0x0A], "0a"), ([0xF0], "f0"), ([0x00, 0x09, 0x10, 0x9F, 0xFF], "0009109fff"),
      ([0xDE, 0xAD, 0xBE, 0xEF], "deadbeef"),
    ] as [([UInt8], String)])
  func pairs(bytes: [UInt8], text: String) {
    #expect(Hexadecimal.encode(bytes) == text)
    #expect(Hexadecimal.decode(text) == bytes)
    #expect(Hexadecimal.decode(text.uppercased()) == bytes, "RFC 4648 knows no case")
  }

  @Test("Every byte has digits of its own")
  func everyByte() {
    let bytes = Array(UInt8.min...UInt8.max)
    #expect(Set(bytes.map { Hexadecimal.encode([$0]) }).count == 256)
    #expect(Hexadecimal.decode(Hexadecimal.encode(bytes)) == bytes)
  }

  @Test(
    "Anything else is refused whole",
    arguments: [
      "0", "000", "0g", "g0", "/0", ":0", "@a", "`a", "+f", "-1", " 0", "0 ", "0x00", "00\n", "00 00", "é", "０0",
    ])
  func refusals(text: String) {
    #expect(Hexadecimal.decode(text) == nil)
  }
}
