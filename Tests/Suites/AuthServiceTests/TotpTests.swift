import AuthDomain
import AuthService
import Testing
import TitanCore

@Suite("TOTP")
struct TotpTests {
  private let totp = Totp(secret: Array("12345678901234567890".utf8))

  @Test(
    "Codes are the last six digits of RFC 6238, appendix B",
    arguments: [
      (59, "287082"), (1_111_111_109, "081804"), (1_111_111_111, "050471"), (1_234_567_890, "005924"),
      (2_000_000_000, "279037"), (20_000_000_000, "353130"),
    ] as [(Int64, String)])
  func vectors(seconds: Int64, code: String) {
    let time = Timestamp(seconds: seconds)
    #expect(totp.code(ofStep: Totp.step(at: time)) == code)
    #expect(totp.step(of: code, at: time, after: 0) == seconds / 30)
  }

  @Test("A clock may be one step ahead or behind, and no more")
  func tolerance() {
    let now = Timestamp(seconds: 1_780_000_000)
    let step = Totp.step(at: now)
    for distance in -3...3 as ClosedRange<Int64> {
      let found = totp.step(of: totp.code(ofStep: step + distance), at: now, after: 0)
      #expect(found == (abs(distance) <= 1 ? step + distance : nil))
    }
  }

  @Test("A code is valid once, and earlier ones are invalid afterwards")
  func replay() {
    let now = Timestamp(seconds: 1_780_000_000)
    let step = Totp.step(at: now)
    #expect(totp.step(of: totp.code(ofStep: step), at: now, after: step) == nil)
    #expect(totp.step(of: totp.code(ofStep: step - 1), at: now, after: step) == nil)
    #expect(totp.step(of: totp.code(ofStep: step + 1), at: now, after: step) == step + 1)
  }

  @Test(
    "Text that isn't a six-digit code is rejected",
    arguments: ["", "28708", "2870822", "28708a", " 28708", "٢٨٧٠٨٢", "-28708"])
  func malformed(code: String) {
    #expect(totp.step(of: code, at: Timestamp(seconds: 59), after: 0) == nil)
  }

  @Test("The secret is given in base32 (RFC 4648, section 10) and as a URI for a QR code")
  func forms() {
    let vectors = [("f", "MY"), ("fo", "MZXQ"), ("foo", "MZXW6"), ("foob", "MZXW6YQ"), ("fooba", "MZXW6YTB")]
    for (plain, text) in vectors { #expect(Base32.encode(Array(plain.utf8)) == text) }
    #expect(Base32.encode(Array("foobar".utf8)) == "MZXW6YTBOI" && Base32.encode([]) == "")
    #expect(
      totp.uri(account: "ada+x@example.org")
        == "otpauth://totp/TitanUp:ada%2Bx@example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=TitanUp"
        + "&algorithm=SHA1&digits=6&period=30")
    #expect(totp.uri(account: "ä?&#@b.c").hasPrefix("otpauth://totp/TitanUp:%C3%A4%3F%26%23@b.c?secret="))
  }

  @Test("Recovery codes are read in any case, with or without dashes")
  func recoveryCodes() throws {
    let code = RecoveryCode(bytes: [UInt8](0..<15))
    #expect(code.text.count == 29)
    let loose = code.text.replacing("-", with: "").lowercased()
    #expect(RecoveryCode(code.text) == code && RecoveryCode(loose) == code && RecoveryCode(" \(loose)\n") == code)
    for wrong in ["", "ABCD", code.text + "A", String(code.text.dropLast()), code.text.replacing("A", with: "1")] {
      #expect(RecoveryCode(wrong) == nil)
    }
  }
}
