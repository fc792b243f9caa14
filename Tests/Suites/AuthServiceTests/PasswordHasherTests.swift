import AuthDomain
import AuthService
import Foundation
import Testing

@Suite("Argon2id")
struct PasswordHasherTests {
  private func password(_ text: String) throws -> Password { try #require(Password(checking: text)) }

  /// From the reference implementation's own test program (phc-winner-argon2, src/test.c, version 0x13, Argon2id).
  @Test(
    "Hashes match the reference implementation's known answers",
    arguments: [
      ("password", "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"),
      ("password", "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4"),
      ("password", "$argon2id$v=19$m=256,t=2,p=2$c29tZXNhbHQ$bQk8UB/VmZZF4Oo79iDXuL5/0ttZwg2f/5U52iv1cDc"),
      ("differentpassword", "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$C4TWUs9rDEvq7w3+J4umqA32aWKB1+DSiRuBfYxFj94"),
    ])
  func knownAnswers(text: String, phc: String) throws {
    let hash = PasswordHash(phc: phc)
    let parameters = try #require(hash.parameters)
    let hasher = PasswordHasher(parameters: parameters)
    #expect(try hasher.matches(password(text), hash))
    #expect(try !hasher.matches(password(text + "x"), hash))
    // Our own hash from the same salt is the same, byte for byte.
    #expect(try hasher.hash(password(text), salt: Array("somesalt".utf8)) == hash)
  }

  @Test("The standard parameters are 19 MiB, two passes and one lane, and every hash contains them")
  func standard() throws {
    let hash = try PasswordHasher().hash(password("violet harbour stool"), salt: [UInt8](0..<16))
    #expect(hash.phc.hasPrefix("$argon2id$v=19$m=19456,t=2,p=1$AAECAwQFBgcICQoLDA0ODw$"))
    #expect(hash.parameters == .standard)
    #expect(try PasswordHasher().matches(password("violet harbour stool"), hash))
    #expect("\(hash)" == "****")
  }

  @Test("A hash is checked with its own parameters, and rehashed if they are outdated")
  func ownParameters() throws {
    let old = PasswordHasher(parameters: Argon2Parameters(memoryKiB: 8, passes: 1, lanes: 1))
    let new = PasswordHasher(parameters: Argon2Parameters(memoryKiB: 16, passes: 1, lanes: 1))
    let hash = try old.hash(password("x"), salt: [UInt8](0..<16))
    #expect(try new.matches(password("x"), hash))
    #expect(new.needsRehash(hash))
    #expect(!old.needsRehash(hash))
  }

  @Test(
    "Text that isn't an Argon2id 1.3 hash is rejected",
    arguments: [
      "", "$argon2i$v=19$m=8,t=1,p=1$c29tZXNhbHQ$AAAA", "$argon2id$v=16$m=8,t=1,p=1$c29tZXNhbHQ$AAAA",
      "$argon2id$v=19$m=8,t=1$c29tZXNhbHQ$AAAA", "$argon2id$v=19$t=1,m=8,p=1$c29tZXNhbHQ$AAAA", "plain",
    ])
  func malformed(phc: String) throws {
    #expect(PasswordHash(phc: phc).parameters == nil)
    #expect(throws: Argon2Error.self) { try PasswordHasher().matches(password("x"), PasswordHash(phc: phc)) }
  }
}
