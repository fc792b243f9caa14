import AuthService
import Foundation
import Testing

@Suite("Common passwords")
struct PasswordDigestsTests {
  @Test(
    "The built-in list is complete and finds passwords by their digests",
    arguments: [
      "password", "iloveyou", "12345678987654321", "1qaz2wsx3edc4rfv", "correct horse battery staple",
    ])
  func common(password: String) {
    #expect(PasswordDigests.common.count == 16_305)
    #expect(PasswordDigests.common.contains(password))
    #expect(!PasswordDigests.common.contains(password + " of mine"))
  }

  @Test("Every password of a list is found, whatever the list's length", arguments: [0, 1, 2, 3, 100])
  func bisection(count: Int) {
    let listed = (0..<count).map { "password \($0)" }
    let digests = PasswordDigests(listed + listed)
    #expect(digests.count == count)
    #expect(listed.allSatisfy(digests.contains))
    #expect(!(count..<1_000).contains { digests.contains("password \($0)") })
  }

  @Test("An operator's file extends the list, in any case and form")
  func file() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try Data("Correct Höhle\r\nｗｉｄｅ letters\n\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let digests = try PasswordDigests.common.adding(linesOf: file)
    #expect(["correct höhle", "wide letters", "password"].allSatisfy(digests.contains))
    #expect(throws: (any Error).self) { try digests.adding(linesOf: file.appending(path: "nowhere")) }
  }
}
