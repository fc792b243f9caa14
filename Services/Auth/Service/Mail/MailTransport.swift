import AuthDomain
import CCurl
package import Foundation

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

  package init(_ server: SMTPServer) {
    // libcurl requires one initialization per process before threads use it; later calls only raise a count.
    _ = Self.isReady
    self.server = server
  }

  private static let isReady = titanup_curl_start() == CURLE_OK

  package func send(_ message: MailMessage) throws {
    guard let curl = curl_easy_init() else { throw MailFailure(isPermanent: false, "libcurl: out of memory") }
    defer { curl_easy_cleanup(curl) }
    let recipients = curl_slist_append(nil, "<\(message.recipient.text)>")
    defer { curl_slist_free_all(recipients) }
    try check(curl, configure(curl))
    try check(curl, titanup_curl_set_text(curl, CURLOPT_MAIL_FROM, "<\(message.sender.text)>"))
    try check(curl, titanup_curl_set_list(curl, CURLOPT_MAIL_RCPT, recipients))
    let upload = Upload(message.bytes)
    // libcurl uses it only while `perform` runs, and `upload` lives until then.
    let context = Unmanaged.passUnretained(upload).toOpaque()
    try check(curl, titanup_curl_set_reader(curl, readUpload, context))
    let code = withExtendedLifetime(upload) { curl_easy_perform(curl) }
    try check(curl, code)
  }

  /// Returns the error of the first option that libcurl refuses.
  private func configure(_ curl: UnsafeMutableRawPointer) -> CURLcode {
    let milliseconds = Int(server.timeout.components.seconds * 1_000)
    var numbers: [(CURLoption, Int)] = [
      // No signals, because other threads are running.
      (CURLOPT_NOSIGNAL, 1), (CURLOPT_UPLOAD, 1), (CURLOPT_TIMEOUT_MS, milliseconds),
      (CURLOPT_CONNECTTIMEOUT_MS, milliseconds / 3),
    ]
    if server.security == .startTLS { numbers.append((CURLOPT_USE_SSL, Int(CURLUSESSL_ALL.rawValue))) }
    var texts = [(CURLOPT_URL, server.url), (CURLOPT_PROTOCOLS_STR, "smtp,smtps")]
    if let login = server.login { texts += [(CURLOPT_USERNAME, login.user), (CURLOPT_PASSWORD, login.password)] }
    if let authorities = server.authorities { texts.append((CURLOPT_CAINFO, authorities)) }
    for (option, number) in numbers {
      let code = titanup_curl_set_number(curl, option, number)
      if code != CURLE_OK { return code }
    }
    for (option, text) in texts {
      let code = titanup_curl_set_text(curl, option, text)
      if code != CURLE_OK { return code }
    }
    return CURLE_OK
  }

  private func check(_ curl: UnsafeMutableRawPointer, _ code: CURLcode) throws {
    guard code != CURLE_OK else { return }
    let answer = titanup_curl_response_code(curl)
    // These replies concern the mail or its recipient (RFC 5321 §4.2.3). A missing TLS or login, 530 and 535, is the
    // operator's mistake: the mail can wait until it is fixed.
    let isPermanent = (550..<560).contains(answer) && code != CURLE_LOGIN_DENIED
    let words = String(cString: curl_easy_strerror(code))
    throw MailFailure(isPermanent: isPermanent, "SMTP: \(words) (\(code.rawValue)), last answer \(answer)")
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
