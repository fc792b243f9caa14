import AuthDomain
import CCurl
package import Foundation
import TitanDelivery
import TitanFields

/// Delivers mails to a server. Blocks until that is done, so never call it on an event loop.
package protocol MailTransport: Sendable {
  /// - Throws: `MailFailure`.
  func send(_ message: MailMessage) throws
}

/// Why a mail wasn't accepted. Its description contains no address and nothing from the mail.
package struct MailFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Whether retrying is pointless (RFC 5321 §4.2.1: a 55z reply).
  package let isPermanent: Bool
  package let description: String

  package init(isPermanent: Bool, _ description: String) {
    (self.isPermanent, self.description) = (isPermanent, description)
  }
}

/// Writes each mail to a file in a folder: for development, where nothing should leave the machine.
package struct FolderTransport: MailTransport {
  private let folder: URL
  private let makeName: @Sendable () -> String

  package init(
    folder: URL, makeName: @escaping @Sendable () -> String = { "\(UUID().uuidString.lowercased()).eml" }
  ) {
    (self.folder, self.makeName) = (folder, makeName)
  }

  package func send(_ message: MailMessage) throws {
    let name = makeName()
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      // Renamed into place, so that anyone who watches the folder sees only whole mails. They contain links that open
      // accounts.
      let draft = folder.appending(path: ".\(name)")
      guard
        FileManager.default.createFile(
          atPath: draft.path, contents: Data(message.bytes), attributes: [.posixPermissions: 0o600])
      else { throw MailFailure(isPermanent: false, "cannot write into \(folder.path)") }
      try FileManager.default.moveItem(at: draft, to: folder.appending(path: name))
    } catch let failure as MailFailure {
      throw failure
    } catch {
      throw MailFailure(isPermanent: false, "cannot write into \(folder.path)")
    }
  }
}

/// The server that mails are sent to, and the login to use.
package struct SMTPServer: Sendable {
  package enum Security: String, CaseIterable, Sendable {
    /// TLS from the first byte (RFC 8314 §3.3).
    case tls
    /// TLS by STARTTLS; without it, no mail is sent.
    case startTLS = "starttls"
    /// Plain text: for a relay on the same machine or network.
    case none
  }

  package let host: String
  package let port: Int
  package let security: Security
  package let login: Login?
  /// PEM of the authorities to trust; `nil` for the system's.
  package let authorities: String?
  /// The limit for one mail, from connecting to the server's last reply.
  package let timeout: Duration

  package struct Login: Sendable, CustomStringConvertible {
    package let user: String
    package let password: String
    package init(user: String, password: String) { (self.user, self.password) = (user, password) }
    package var description: String { "****" }
  }

  package init(
    host: String, port: Int, security: Security, login: Login? = nil, authorities: String? = nil,
    timeout: Duration = .seconds(30)
  ) {
    (self.host, self.port, self.security, self.login) = (host, port, security, login)
    (self.authorities, self.timeout) = (authorities, timeout)
  }

  var url: String {
    let bracketed = host.contains(":") ? "[\(host)]" : host
    return "\(security == .tls ? "smtps" : "smtp")://\(bracketed):\(port)"
  }
}

/// Sends mails with libcurl, one connection per mail.
package struct SMTPTransport: MailTransport {
  private let server: SMTPServer

  package init(_ server: SMTPServer) { self.server = server }

  package func send(_ message: MailMessage) throws {
    var lastAnswer = 0
    do {
      let curl = try CurlHandle()
      defer { lastAnswer = curl.responseCode }
      let recipients = CurlList(["<\(message.recipient.text)>"])
      let upload = Upload(message.bytes)
      // libcurl uses both only while `perform` runs, and they live until then.
      try withExtendedLifetime((recipients, upload)) {
        try curl.set(numbers: numbers, texts: texts + [(CURLOPT_MAIL_FROM, "<\(message.sender.text)>")])
        try curl.trust(server.authorities)
        try curl.set(CURLOPT_MAIL_RCPT, recipients)
        try curl.set(reader: readUpload, Unmanaged.passUnretained(upload).toOpaque())
        try curl.perform()
      }
    } catch let failure as CurlFailure {
      // These replies concern the mail or its recipient (RFC 5321 §4.2.3). A missing TLS or login, 530 and 535, is the
      // operator's mistake: the mail can wait until it is fixed.
      let isPermanent = (550..<560).contains(lastAnswer) && failure.code != CURLE_LOGIN_DENIED
      throw MailFailure(isPermanent: isPermanent, "SMTP: \(failure), last answer \(lastAnswer)")
    }
  }

  private var numbers: [(CURLoption, Int)] {
    let milliseconds = Int(server.timeout.components.seconds * 1_000)
    let always: [(CURLoption, Int)] = [
      // No signals, because other threads are running.
      (CURLOPT_NOSIGNAL, 1), (CURLOPT_UPLOAD, 1), (CURLOPT_TIMEOUT_MS, milliseconds),
      (CURLOPT_CONNECTTIMEOUT_MS, milliseconds / 3),
    ]
    return server.security == .startTLS ? always + [(CURLOPT_USE_SSL, Int(CURLUSESSL_ALL.rawValue))] : always
  }

  private var texts: [(CURLoption, String)] {
    var texts = [(CURLOPT_URL, server.url), (CURLOPT_PROTOCOLS_STR, "smtp,smtps")]
    if let login = server.login { texts += [(CURLOPT_USERNAME, login.user), (CURLOPT_PASSWORD, login.password)] }
    return texts
  }
}

/// libcurl calls this within `perform`.
private func readUpload(
  _ target: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let target, let context else { return 0 }
  return Unmanaged<Upload>.fromOpaque(context).takeUnretainedValue().next(into: target, size * count)
}

/// The source that libcurl reads a mail from.
private final class Upload {
  private let bytes: [UInt8]
  private var sent = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func next(into target: UnsafeMutablePointer<CChar>, _ room: Int) -> Int {
    let length = min(room, bytes.count - sent)
    bytes.withUnsafeBytes { source in
      UnsafeMutableRawPointer(target).copyMemory(from: source.baseAddress! + sent, byteCount: length)
    }
    sent += length
    return length
  }
}
