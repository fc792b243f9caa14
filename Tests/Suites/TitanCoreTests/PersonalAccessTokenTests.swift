import Testing
import TitanCore

@Suite("Personal access tokens")
struct PersonalAccessTokenTests {
  private let token = PersonalAccessToken(secret: Array(0..<32))

  @Test("The checksum is the CRC-32 that every library computes")
  func checksum() {
    #expect(token.text == "tup_000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f9cf14f6a")
  }

  @Test("A token is read as it was made, and only so")
  func reading() {
    #expect(PersonalAccessToken(token.text) == token)
    let text = token.text
    for place in text.indices {
      var changed = text
      changed.replaceSubrange(place...place, with: text[place] == "0" ? "1" : "0")
      #expect(PersonalAccessToken(changed) == nil, "one wrong character is noticed: \(changed)")
    }
    let wrong = [
      "", "tup_", String(text.dropLast()), text + "0", " " + text, text.uppercased(),
      text.replacing("a", with: "A"), "tup_" + String(repeating: "g", count: 72), String(repeating: "é", count: 38),
    ]
    for each in wrong { #expect(PersonalAccessToken(each) == nil, "\(each)") }
  }

  @Test("It doesn't print its secret")
  func silence() {
    #expect("\(token)" == "tup_****")
    #expect(String(reflecting: token).contains("0a0b0c") == false)
  }

  @Test("What is meant as a token is told by its beginning")
  func meaning() {
    #expect(PersonalAccessToken.isMeant(by: token.text) && PersonalAccessToken.isMeant(by: "tup_x"))
    #expect(!PersonalAccessToken.isMeant(by: "eyJhbGciOiJFZERTQSJ9.e30.c2ln"))
  }

  @Test("Scopes are read as they are written, and nothing else is one")
  func scopes() {
    #expect(AccessScope.all.count == 2 * TitanUpService.allCases.count)
    for scope in AccessScope.all { #expect(AccessScope(scope.description) == scope) }
    #expect(AccessScope("habits:read") == AccessScope(.habits, .read))
    for wrong in ["", "habits", "habits:", ":read", "habits:readwrite", "habits:read:x", "Habits:read", "x:read", "*"] {
      #expect(AccessScope(wrong) == nil, "\(wrong)")
    }
    let some: Set = [AccessScope(.habits, .write), AccessScope(.auth, .read), AccessScope(.habits, .read)]
    #expect(some.texts == ["auth:read", "habits:read", "habits:write"])
  }
}
