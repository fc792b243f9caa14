import AuthDomain
import Testing
import TitanCore
import TitanFields

@Suite("Forms")
struct RegistrationTests {
  private static let noDevice = (name: "", platform: "", appVersion: "")
  private static let policy = PasswordPolicy(blocklist: NothingListed())

  @Test("All errors are listed at once")
  func allAtOnce() {
    let error = #expect(throws: AccountError.self) {
      try Registration(
        email: "a@b", password: "short", displayName: " ", locale: "??", device: Self.noDevice, Self.policy)
    }
    #expect(
      error
        == .invalidFields([
          FieldProblem(field: "email", .emailInvalid),
          FieldProblem(field: "password", .password(.tooShort(5, limit: 15))),
          FieldProblem(field: "display_name", .nameEmpty), FieldProblem(field: "locale", .localeInvalid),
        ]))
  }

  @Test("A missing field is reported as missing, not as wrong")
  func missing() {
    let error = #expect(throws: AccountError.self) {
      try Registration(
        email: "  ", password: "", displayName: "Ada", locale: "", device: Self.noDevice, Self.policy)
    }
    #expect(
      error
        == .invalidFields([FieldProblem(field: "email", .empty), FieldProblem(field: "password", .password(.blank))]))
  }

  @Test("A complete form is accepted, trimmed")
  func valid() throws {
    let form = try Registration(
      email: " a@b.c ", password: "it is raining today", displayName: " Ada ", locale: "",
      device: (name: "phone", platform: "", appVersion: ""), Self.policy)
    #expect(form.email.text == "a@b.c")
    #expect(form.displayName.text == "Ada")
    #expect(form.locale == .english)
    #expect(form.device.name == "phone")
  }

  @Test("A sign-in form reports only missing fields")
  func signIn() throws {
    let error = #expect(throws: AccountError.self) {
      try SignInAttempt(email: "", password: " ", device: Self.noDevice)
    }
    #expect(
      error == .invalidFields([FieldProblem(field: "email", .empty), FieldProblem(field: "password", .empty)]))
    let attempt = try SignInAttempt(email: "no address", password: "x", device: Self.noDevice)
    #expect(attempt.email == nil)
    #expect(attempt.password?.bytes == Array("x".utf8))
  }
}

private struct NothingListed: PasswordBlocklist {
  func contains(_ password: String) -> Bool { false }
}
