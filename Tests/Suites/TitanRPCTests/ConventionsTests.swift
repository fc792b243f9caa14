import Foundation
import Testing
import TitanRPC

@Suite struct PageSizeTests {
  @Test(arguments: [(0, 50), (1, 1), (50, 50), (200, 200), (201, 200), (Int32.max, 200)] as [(Int32, Int)])
  func resolves(_ requested: Int32, _ expected: Int) throws {
    #expect(try PageSize.resolve(requested) == expected)
  }

  @Test(arguments: [-1, Int32.min]) func refusesNegative(_ requested: Int32) {
    let error = #expect(throws: RPCError.self) { try PageSize.resolve(requested) }
    #expect(error?.code == .invalidArgument)
    #expect(error?.reason == "PAGE_SIZE_NEGATIVE")
    #expect(error?.message.contains("\(requested)") == true)
  }
}

@Suite struct PageTokenTests {
  private let arguments = ["ListSessions", "ada", "min_reps=10"]

  @Test(arguments: [[], [""], ["1717135200000000", "0190f0aa-0000-7000-8000-000000000001"], ["ünï", "", "x"]])
  func comesBack(_ cursor: [String]) throws {
    let token = PageToken.encode(cursor: cursor, arguments: arguments)
    #expect(try PageToken.decode(token, arguments: arguments) == cursor)
    #expect(token.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
  }

  @Test func noTokenIsTheFirstPage() throws { #expect(try PageToken.decode("", arguments: arguments) == nil) }

  @Test(arguments: [
    ["ListSessions", "ada"], ["ListSessions", "bob", "min_reps=10"], ["ListSessionsada", "", "min_reps=10"], [],
  ])
  func otherArgumentsAreRefused(_ other: [String]) {
    let token = PageToken.encode(cursor: ["7"], arguments: arguments)
    let error = #expect(throws: RPCError.self) { try PageToken.decode(token, arguments: other) }
    #expect(error?.code == .invalidArgument)
    #expect(error?.reason == "PAGE_TOKEN_INVALID")
  }

  @Test func anyChangedCharacterIsRefused() {
    let token = Array(PageToken.encode(cursor: ["1717135200000000", "id"], arguments: arguments))
    for index in token.indices {
      var changed = token
      changed[index] = token[index] == "A" ? "B" : "A"
      #expect(throws: RPCError.self) { try PageToken.decode(String(changed), arguments: arguments) }
      #expect(throws: RPCError.self) {
        try PageToken.decode(String(token.prefix(index + 1).dropLast()) + "!", arguments: arguments)
      }
    }
  }

  @Test(arguments: ["x", "AAAA", "AQAAAAAAAAAA", "not base64url", String(repeating: "A", count: 10_000)])
  func garbageIsRefused(_ token: String) {
    #expect(throws: RPCError.self) { try PageToken.decode(token, arguments: arguments) }
  }
}

@Suite struct RequestIDTests {
  @Test func readsEitherCase() throws {
    let text = "9B2E0F3A-6C1D-4E5F-8A7B-0C1D2E3F4A5B"
    #expect(try RequestID(text)?.description == text.lowercased())
    #expect(try RequestID(text.lowercased()) == RequestID(text))
  }

  @Test func nothingIsNone() throws { #expect(try RequestID("") == nil) }

  @Test(arguments: [
    "1", "00000000-0000-0000-0000-000000000000", "9b2e0f3a6c1d4e5f8a7b0c1d2e3f4a5b",
    "{9b2e0f3a-6c1d-4e5f-8a7b-0c1d2e3f4a5b}", "9b2e0f3a-6c1d-4e5f-8a7b-0c1d2e3f4a5g",
    String(repeating: "a", count: 500),
  ])
  func refusesOtherText(_ text: String) {
    let error = #expect(throws: RPCError.self) { try RequestID(text) }
    #expect(error?.code == .invalidArgument)
    #expect(error?.reason == "REQUEST_ID_INVALID")
    #expect((error?.message.count ?? 0) < 250)
  }

  @Test func reuseNamesTheID() throws {
    let id = try #require(try RequestID("9b2e0f3a-6c1d-4e5f-8a7b-0c1d2e3f4a5b"))
    #expect(id.reused.code == .invalidArgument)
    #expect(id.reused.reason == "REQUEST_ID_REUSED")
    #expect(id.reused.message.contains("\(id)"))
  }
}

@Suite struct Base64URLTests {
  // RFC 4648 §10, without padding; and the two characters that differ from base64.
  @Test(arguments: [
    ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"),
    ("foobar", "Zm9vYmFy"),
  ])
  func vectors(_ plain: String, _ encoded: String) {
    #expect(Base64URL.encode(Array(plain.utf8)) == encoded)
    // Not in one piece of memory.
    #expect(Base64URL.encode(Array(plain.utf8.reversed()).reversed()) == encoded)
    #expect(Base64URL.decode(encoded) == Array(plain.utf8))
  }

  @Test func urlAlphabet() {
    #expect(Base64URL.encode([0xFB, 0xFF]) == "-_8")
    #expect(Base64URL.decode("-_8") == [0xFB, 0xFF])
  }

  @Test(arguments: ["A", "Zg==", "Zh", "Zm9", "+/8", "Zm 9v", "Zm9vé"]) func refuses(_ text: String) {
    #expect(Base64URL.decode(text) == nil)
  }
}
