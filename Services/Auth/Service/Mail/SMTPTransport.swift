import AuthDomain
import CCurl
import Foundation

/// Where mails are sent, and as whom.
package struct SMTPServer: Sendable {
  package enum Security: String, CaseIterable, Sendable {
    /// TLS from the first byte (RFC 8314 §3.3).
    case tls
    /// TLS by STARTTLS, or no mail.
    case startTLS = "starttls"
    /// Plain text: for a relay on the same machine or network.
    case none
  }

  package let host: String
  package let port: Int
  package let security: Security
  package let login: Login?
  /// PEM of the authorities to trust; `nil` means the system's.
  package let authorities: String?
  /// Of one mail, from connecting to the server's last word.
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

/// Sends mails by libcurl, a connection each.
package struct SMTPTransport: MailTransport {
  private let server: SMTPServer

  package init(_ server: SMTPServer) {
    // Once for the process, before threads use it (libcurl's own condition); later calls count up only.
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
    // Lent for as long as `perform` runs: `upload` lives until then.
    let context = Unmanaged.passUnretained(upload).toOpaque()
    try check(curl, titanup_curl_set_reader(curl, readUpload, context))
    let code = withExtendedLifetime(upload) { curl_easy_perform(curl) }
    try check(curl, code)
  }

  /// The first option that libcurl refuses decides.
  private func configure(_ curl: UnsafeMutableRawPointer) -> CURLcode {
    let milliseconds = Int(server.timeout.components.seconds * 1_000)
    var numbers: [(CURLoption, Int)] = [
      // No signals: other threads run.
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
    // What concerns the mail or its recipient (RFC 5321 §4.2.3). That TLS or a login was missing, 530 and 535, is the
    // operator's mistake and may be mended: the mail can wait for that.
    let isPermanent = (550..<560).contains(answer) && code != CURLE_LOGIN_DENIED
    let words = String(cString: curl_easy_strerror(code))
    throw MailFailure(isPermanent: isPermanent, "SMTP: \(words) (\(code.rawValue)), last answer \(answer)")
  }
}

/// Called back by libcurl, within `perform`.
private func readUpload(
  _ target: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let target, let context else { return 0 }
  return Unmanaged<Upload>.fromOpaque(context).takeUnretainedValue().next(into: target, size * count)
}

/// What libcurl reads a mail from.
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
