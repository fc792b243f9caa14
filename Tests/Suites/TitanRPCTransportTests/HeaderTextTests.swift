import Testing

@testable import TitanRPCTransport

@Suite("Text in headers")
struct HeaderTextTests {
  @Test(
    "Base64, without padding out, with or without in",
    arguments: [
      ([], "", ""), ([0], "AA", "AA=="), ([0, 255], "AP8", "AP8="), ([0, 255, 16], "AP8Q", "AP8Q"),
      ([0x66, 0x6F, 0x6F, 0x62], "Zm9vYg", "Zm9vYg=="),
    ] as [([UInt8], String, String)])
  func base64(bytes: [UInt8], text: String, padded: String) {
    #expect(Base64.encode(bytes) == text)
    #expect(Base64.decode(text.utf8) == bytes)
    #expect(Base64.decode(padded.utf8) == bytes)
  }

  @Test("Text that isn't base64", arguments: ["A", "AAAAA", "A===", "AA=A", "AA-_", "A A", "=", "AA="])
  func noBase64(text: String) {
    #expect(Base64.decode(text.utf8) == nil)
  }

  @Test(
    "Percent-encoding",
    arguments: [
      ("plain text", "plain text"), ("50%", "50%25"), ("ä\n", "%C3%A4%0A"), ("", ""),
      (" a b ", "%20a b%20"), (" ", "%20"), ("  ", "%20%20"), ("a  ", "a %20"),
    ])
  func percent(text: String, encoded: String) {
    #expect(PercentEncoding.encode(text) == encoded)
    #expect(PercentEncoding.decode(encoded) == text)
  }

  @Test("Wrong percent-encoding stays as it is", arguments: ["%", "%4", "%zz", "100%", "%%"])
  func wrongPercent(text: String) {
    #expect(PercentEncoding.decode(text) == text)
  }
}
