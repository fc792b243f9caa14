import Logging
import TitanCore
import TitanRPCTransport

/// Logs what happens to certificates.
enum TLSLog {
  /// A certificate with less time than this left is worth a warning.
  static let notice: Duration = .seconds(14 * 86_400)

  static func started(_ validity: CertificateValidity, _ logger: Logger, now: Timestamp) {
    guard validity.notAfter - now < notice else { return }
    logger.warning(
      "the TLS certificate expires soon", metadata: ["expires": .string(validity.notAfter.description)])
  }

  static func reloaded(_ reload: TLSReload, _ logger: Logger, now: Timestamp) {
    switch reload {
    case .kept(let error):
      logger.error(
        "new TLS files cannot be used; the old ones stay in use", metadata: ["cause": .string(error.description)])
    case .replaced(nil): logger.notice("new TLS authorities are in use")
    case .replaced(let validity?):
      logger.notice("a new TLS certificate is in use", metadata: ["expires": .string(validity.notAfter.description)])
      started(validity, logger, now: now)
    }
  }
}
