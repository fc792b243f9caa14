import AuthDomain
import AuthService
import Testing
import TitanCore
import TitanRPC

@Suite("What goes wrong with the provider")
struct ProviderErrorTests {
  static let errors: [ProviderError] = [
    .notConfigured, .passwordsOff, .expired, .denied("access_denied"), .unreachable("refused"), .late,
    .answerInvalid("no JSON"), .issuerMismatch(got: "https://evil.example"), .codeRefused("invalid_grant"),
    .keyUnknown("k-1"), .tokenInvalid(claim: "aud", "other"), .emailUnverified, .linkRequired, .alreadyLinked,
    .personTaken, .notLinked, .onlyWayIn,
  ]

  @Test("Each has a reason of its own, and words in both languages")
  func reasons() throws {
    var reasons: Set<String> = []
    for error in Self.errors {
      for case .errorInfo(let reason, _, _) in error.rpcError.details { reasons.insert(reason) }
      let words = try #require(error.words)
      #expect(!words.english.isEmpty && !words.german.isEmpty && words.english != words.german)
    }
    #expect(reasons.count == Self.errors.count)
  }

  @Test("A provider that can't be asked is no fault of the request")
  func codes() {
    #expect(ProviderError.late.rpcError.code == .unavailable)
    #expect(ProviderError.unreachable("refused").rpcError.code == .unavailable)
    #expect(ProviderError.issuerMismatch(got: "").rpcError.code == .failedPrecondition)
  }
}
