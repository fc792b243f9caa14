import AuthDomain
import AuthProto
import AuthService
import Foundation
import Testing
import TitanCore
import TitanProto
import TitanRPC

@Suite("Register")
struct RegisterTests {
  @Test("Registration creates an account and signs its device in")
  func register() async throws {
    let harness = try await AuthHarness()
    let response = try await harness.auth.register(AuthHarness.form("  Ada@Example.org "))
    let (user, tokens) = (try #require(response.user), try #require(response.tokens))
    #expect(user.email == "Ada@Example.org")
    #expect(user.displayName == "Ada")
    #expect(user.locale == "de-AT")
    #expect(user.createTime?.seconds == FakeClock.start.seconds)
    #expect(UserID(user.userID) != nil)
    #expect(response.verificationState == .notRequired)
    #expect(tokens.refreshTokenExpireTime?.seconds == FakeClock.start.seconds + 30 * 86_400)

    let me = try await harness.auth.whoAmI(.init(), options: CallOptions().bearer(tokens.accessToken))
    #expect(me.user == user)
    #expect(me.authSessionID == tokens.authSessionID)
    #expect(me.amr == ["pwd"])
    #expect(me.expireTime == tokens.accessTokenExpireTime)
  }

  @Test("All wrong fields are reported at once, in English and German")
  func fieldErrors() async throws {
    let harness = try await AuthHarness()
    let form = AuthV1.RegisterRequest(email: "nobody", password: "short", displayName: "", locale: "?")
    let error = await failure { try await harness.auth.register(form) }
    #expect(error.code == .invalidArgument)
    #expect(error.receivedReason == "INVALID_FIELD")
    #expect(error.receivedViolations.map(\.field) == ["email", "password", "display_name", "locale"])
    #expect(
      error.receivedViolations.map(\.reason) == [
        "EMAIL_INVALID", "PASSWORD_TOO_SHORT", "NAME_EMPTY", "LOCALE_INVALID",
      ])
    #expect(error.receivedViolations.first?.description == "Please enter a valid email.")
    #expect(error.receivedText?.hasPrefix("Please enter a valid email. ") == true)

    let german = CallOptions(metadata: ["accept-language": .string("fr, de-AT;q=0.8, en;q=0.5")])
    let deutsch = await failure { try await harness.auth.register(form, options: german) }
    #expect(deutsch.receivedText?.hasPrefix("Bitte gib eine gültige E-Mail-Adresse ein. ") == true)
  }

  @Test("Blank e-mail and password are reported", arguments: ["", "   ", "\t\n"])
  func blank(text: String) async throws {
    let harness = try await AuthHarness()
    let error = await failure {
      try await harness.auth.register(.init(email: text, password: text, displayName: "Ada"))
    }
    #expect(error.receivedReason == "FIELD_EMPTY")
    #expect(error.receivedViolations.map(\.field) == ["email", "password"])
    #expect(error.receivedViolations.allSatisfy { $0.description == "Please enter login details." })
    #expect(error.receivedText == "Please enter login details.")
  }

  @Test("A message never repeats a password or an e-mail")
  func secrecy() async throws {
    let harness = try await AuthHarness()
    let error = await failure {
      try await harness.auth.register(.init(email: "secret address", password: "hunter2", displayName: "Ada"))
    }
    #expect(!"\(error) \(error.received)".contains("secret address"))
    #expect(!"\(error) \(error.received)".contains("hunter2"))
  }

  @Test("An address belongs to one account, in any case")
  func taken() async throws {
    let harness = try await AuthHarness()
    _ = try await harness.registered("ada@example.org")
    let error = await failure { try await harness.auth.register(AuthHarness.form(" ADA@example.ORG")) }
    #expect(error.code == .alreadyExists)
    #expect(error.receivedReason == "EMAIL_TAKEN")
    // The form asks for German, the call for no language.
    #expect(error.receivedText == "Diese E-Mail-Adresse ist schon registriert.")
  }

  @Test("validate_only gives the same response and stores nothing")
  func validateOnly() async throws {
    let harness = try await AuthHarness()
    var form = AuthHarness.form()
    form.validateOnly = true
    let response = try await harness.auth.register(form)
    #expect(response == AuthV1.RegisterResponse(verificationState: .notRequired))
    _ = try await harness.registered()
    #expect(await failure { try await harness.auth.register(form) }.receivedReason == "EMAIL_TAKEN")
    form.password = "x"
    #expect(await failure { try await harness.auth.register(form) }.receivedReason == "PASSWORD_TOO_SHORT")
  }

  @Test("Of two concurrent registrations, one wins")
  func race() async throws {
    let harness = try await AuthHarness()
    let outcomes = await withTaskGroup(of: String.self) { group in
      for _ in 0..<20 {
        group.addTask {
          do {
            _ = try await harness.auth.register(AuthHarness.form())
            return "OK"
          } catch { return (error as? RPCError)?.receivedReason ?? "\(error)" }
        }
      }
      return await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    #expect(outcomes == ["OK": 1, "EMAIL_TAKEN": 19])
  }
}
