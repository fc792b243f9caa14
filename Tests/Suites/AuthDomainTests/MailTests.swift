import AuthDomain
import Foundation
import Testing
import TitanCore
import TitanFields

private let start = Timestamp(seconds: 1_780_000_000)

@Suite("Mails")
struct MailTests {
  private static func job(attempts: Int) throws -> MailJob {
    let address = try #require(EmailAddress("ada@example.org"))
    return MailJob(id: MailID(UUID()), .verifyEmail, to: address, at: start, attempts: attempts)
  }

  @Test(
    "A mail is retried at growing intervals for a day",
    arguments: [
      (1, 0, .tryAgain(at: start + .seconds(5))), (2, 5, .tryAgain(at: start + .seconds(15))),
      (3, 15, .tryAgain(at: start + .seconds(35))), (10, 0, .tryAgain(at: start + .seconds(2_560))),
      (11, 0, .tryAgain(at: start + .seconds(3_600))), (1_000, 0, .tryAgain(at: start + .seconds(3_600))),
      (20, 82_800, .tryAgain(at: start + .seconds(86_400))), (20, 82_801, .giveUp), (1, 90_000, .giveUp),
    ] as [(Int, Int64, MailSchedule.Next)])
  func schedule(attempts: Int, elapsed: Int64, next: MailSchedule.Next) throws {
    let now = start + .seconds(elapsed)
    #expect(MailSchedule.next(after: try Self.job(attempts: attempts), isPermanent: false, at: now) == next)
    #expect(MailSchedule.next(after: try Self.job(attempts: attempts), isPermanent: true, at: now) == .giveUp)
  }

  @Test(
    "A token is valid once, until it expires",
    arguments: [
      (nil, 1, nil), (nil, 0, .tokenExpired), (nil, -1, .tokenExpired), (0, 1, .tokenUsed), (0, -1, .tokenUsed),
    ] as [(Int64?, Int64, AccountError?)])
  func tokens(used: Int64?, remaining: Int64, expected: AccountError?) throws {
    let address = try #require(EmailAddress("ada@example.org"))
    let state = TokenState(
      address: address, useTime: used.map { start - .seconds($0) },
      expireTime: start + .seconds(remaining), at: start)
    do {
      #expect(try state.address() == address)
      #expect(expected == nil)
    } catch { #expect(error == expected) }
  }

  @Test("Tokens that open an account live for at most ten minutes, the others for a day")
  func lifetimes() {
    #expect(TokenPurpose.resetPassword.lifetime == .seconds(600))
    #expect(TokenPurpose.verifyEmail.lifetime == .seconds(86_400))
    #expect(TokenPurpose.confirmEmailChange.lifetime == .seconds(86_400))
  }
}
