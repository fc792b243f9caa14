import AuthDomain
import AuthService
import Foundation
import TitanCore
import TitanFields
import TitanService

/// How an installation sends mail.
struct MailSettings: Sendable {
  /// `TITANUP_SMTP_…`, or `TITANUP_MAIL_FOLDER`.
  let transport: any MailTransport
  /// `TITANUP_MAIL_FROM`.
  let sender: EmailAddress
  /// `TITANUP_APP_URL`: where the links in mails lead; without it, mails contain codes to enter.
  let app: URL?

  /// `nil` if no mail is sent: neither `TITANUP_SMTP_ADDRESS` nor `TITANUP_MAIL_FOLDER` is set.
  init?(_ reader: EnvironmentReader) {
    let (server, folder) = ("TITANUP_SMTP_ADDRESS", "TITANUP_MAIL_FOLDER")
    switch (reader.raw(server), reader.raw(folder)) {
    case (nil, nil): return nil
    case (.some, .some):
      reader.report(server, got: "a server, and a folder in \(folder)", allowed: "one of them")
      return nil
    case (nil, let path?): transport = FolderTransport(folder: URL(filePath: path, directoryHint: .isDirectory))
    case (.some, nil): transport = SMTPTransport(Self.server(server, reader))
    }
    sender = Self.sender(reader)
    app = reader.raw("TITANUP_APP_URL").flatMap { text in
      guard let url = URL(string: text), url.scheme?.isEmpty == false else {
        reader.report("TITANUP_APP_URL", got: "\"\(text)\"", allowed: "an absolute URL of any scheme")
        return nil
      }
      return url
    }
  }

  private static func sender(_ reader: EnvironmentReader) -> EmailAddress {
    let (name, allowed) = ("TITANUP_MAIL_FROM", "an e-mail address")
    if reader.raw(name) == nil { reader.report(name, got: "nothing", allowed: allowed) }
    return reader.value(name, default: EmailAddress(stored: ""), allowed: allowed) { EmailAddress($0) }
  }

  private static func server(_ name: String, _ reader: EnvironmentReader) -> SMTPServer {
    let address = reader.hostAndPort(name, default: HostAndPort(host: "127.0.0.1", port: 25))
    let user = reader.raw("TITANUP_SMTP_USER")
    let password = reader.optionalSecret("TITANUP_SMTP_PASSWORD")
    if (user == nil) != (password == nil) {
      reader.report("TITANUP_SMTP_USER", got: "a user or a password alone", allowed: "both or neither")
    }
    let security = reader.choice("TITANUP_SMTP_SECURITY", default: SMTPServer.Security.startTLS)
    if security == .none, user != nil {
      reader.report(
        "TITANUP_SMTP_SECURITY", got: "none, with a password that would travel in plain text",
        allowed: "tls, starttls, or none without a user")
    }
    let authorities = reader.raw("TITANUP_SMTP_CA_FILE")
    if let authorities, !FileManager.default.isReadableFile(atPath: authorities) {
      reader.report("TITANUP_SMTP_CA_FILE", got: "\"\(authorities)\"", allowed: "the path of a file this user can read")
    }
    return SMTPServer(
      host: address.host, port: address.port, security: security,
      login: user.flatMap { user in password.map { SMTPServer.Login(user: user, password: $0.reveal()) } },
      authorities: authorities)
  }
}
