import Testing
import TitanRPC

@Suite("Metadata that may travel")
struct MetadataTests {
  @Test(
    "Keys and values",
    arguments: [
      ("x-request-id", Metadata.Value.string("a b"), true), ("x-data-bin", .binary([0, 255]), true),
      ("a_b.c-1", .string(""), true), ("x-data-bin", .string("text"), false), ("x-data", .binary([1]), false),
      ("grpc-timeout", .string("1S"), false), ("te", .string("trailers"), false),
      ("content-length", .string("1"), false), ("keep-alive", .string("1"), false), ("upgrade", .string("h2c"), false),
      ("proxy-connection", .string("close"), false), ("grpc-status", .string("0"), false),
      (":path", .string("/"), false),
      ("x a", .string("v"), false), ("x-ä", .string("v"), false), ("x-a", .string("ä"), false),
      ("x-a", .string("line\nbreak"), false), ("", .string("v"), false),
    ])
  func permitted(key: String, value: Metadata.Value, isPermitted: Bool) {
    #expect(Metadata.isPermitted(key, value) == isPermitted)
    let metadata: Metadata = [key: value]
    #expect(metadata.permitted.isEmpty != isPermitted)
    if isPermitted {
      #expect(throws: Never.self) { try metadata.checkPermitted() }
    } else {
      #expect(throws: RPCError.self) { try metadata.checkPermitted() }
    }
  }

  @Test("Of ASCII a key may have lower-case letters, digits and three signs", arguments: UInt8(0)...127)
  func keyByte(byte: UInt8) {
    let character = Character(UnicodeScalar(byte))
    let isAllowed = "abcdefghijklmnopqrstuvwxyz0123456789_-.".contains(character)
    #expect(Metadata.isPermitted(key: "x\(character)y") == isAllowed)
  }

  @Test("Values keep their order")
  func order() {
    var metadata: Metadata = ["A": .string("1"), "b": .string("2")]
    metadata.append("a", "3")
    #expect(metadata.all("a") == [.string("1"), .string("3")])
    #expect(metadata.first("b") == "2")
    metadata.removeAll("a")
    #expect(metadata.map(\.key) == ["b"])
  }
}
