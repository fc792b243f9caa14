import AuthDomain
import Testing

@Suite("Forms")
struct RegistrationTests {
  private static let noDevice = (name: "", platform: "", appVersion: "")

  @Test("Everything wrong is told at once")
  func allAtOnce() {
    let error = #expect(throws: AccountError.self) {
      try Registration(email: "a@b", password: "short", displayName: " ", locale: "??", device: Self.noDevice)
    }
    #expect(
      error
        == .invalidFields([
          FieldProblem(field: "email", .emailInvalid), FieldProblem(field: "password", .passwordTooShort(5)),
          FieldProblem(field: "display_name", .nameEmpty), FieldProblem(field: "locale", .localeInvalid),
        ]))
  }

  @Test("What is missing is missing, not wrong")
  func missing() {
    let error = #expect(throws: AccountError.self) {
      try Registration(email: "  ", password: "", displayName: "Ada", locale: "", device: Self.noDevice)
    }
    #expect(
      error == .invalidFields([FieldProblem(field: "email", .empty), FieldProblem(field: "password", .empty)]))
  }

  @Test("A whole form")
  func valid() throws {
    let form = try Registration(
      email: " a@b.c ", password: "12345678", displayName: " Ada ", locale: "",
      device: (name: "phone", platform: "", appVersion: ""))
    #expect(form.email.text == "a@b.c")
    #expect(form.displayName.text == "Ada")
    #expect(form.locale == .english)
    #expect(form.device.name == "phone")
  }

  @Test("Signing in tells only what is missing")
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
