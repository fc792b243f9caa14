import CCurl
import Glibc
package import MotivationDomain
import Synchronization
import TitanCore

/// One request to a push service (RFC 8030 §5).
package struct PushRequest: Sendable {
  package var endpoint: PushEndpoint
  /// `Name: value`.
  package var headers: [String]
  package var body: [UInt8]

  package init(endpoint: PushEndpoint, headers: [String], body: [UInt8]) {
    self.endpoint = endpoint
    self.headers = headers
    self.body = body
  }
}

/// Hands pushes to push services. `send` blocks its thread.
package protocol PushTransport: Sendable {
  func send(_ request: PushRequest) -> PushReply
}

/// Sends with libcurl. Connections stay open for the next push to the same push service.
package final class CurlPushTransport: PushTransport {
  private let policy: PushServicePolicy
  private let timeout: Duration
  /// Handles that no thread uses now, each with its connections.
  private let idle = Mutex<[CurlHandle]>([])

  /// - Parameter timeout: the limit for one push, from looking up the name to the answer.
  package init(_ policy: PushServicePolicy, timeout: Duration = .seconds(10)) {
    // libcurl requires one initialization per process before threads use it; later calls only raise a count.
    _ = Self.isReady
    (self.policy, self.timeout) = (policy, timeout)
  }

  private static let isReady = titanup_curl_start() == CURLE_OK

  package func send(_ request: PushRequest) -> PushReply {
    guard let handle = idle.withLock({ $0.popLast() }) ?? CurlHandle() else {
      return .unreachable("libcurl: out of memory")
    }
    defer { idle.withLock { $0.append(handle) } }
    return handle.post(request, policy, timeout)
  }
}

/// The owner of a handle of libcurl.
///
/// `@unchecked Sendable`: the transport lends it to one thread at a time.
private final class CurlHandle: @unchecked Sendable {
  private let curl: UnsafeMutableRawPointer

  init?() {
    guard let curl = curl_easy_init() else { return nil }
    self.curl = curl
  }

  deinit { curl_easy_cleanup(curl) }

  func post(_ request: PushRequest, _ policy: PushServicePolicy, _ timeout: Duration) -> PushReply {
    curl_easy_reset(curl)
    var headers: UnsafeMutablePointer<curl_slist>?
    // Without `Expect`, the body goes out without waiting for a 100.
    for header in request.headers + ["Expect:", "Accept:"] { headers = curl_slist_append(headers, header) }
    defer { curl_slist_free_all(headers) }
    let watch = ConnectionWatch(policy)
    // libcurl uses both only until `perform` returns, and they live until then.
    let context = Unmanaged.passUnretained(watch).toOpaque()
    return request.body.withUnsafeBytes { body in
      let problem = configure(request.endpoint, headers, body, context, timeout)
      let code = problem == CURLE_OK ? withExtendedLifetime(watch) { curl_easy_perform(curl) } : problem
      let status = Int(titanup_curl_response_code(curl))
      // The answer's body doesn't matter, nor whether all of it was read.
      if status != 0, code == CURLE_OK || code == CURLE_WRITE_ERROR {
        let pause = titanup_curl_retry_after(curl)
        return .answered(status: status, retryAfter: pause > 0 ? .seconds(pause) : nil)
      }
      if watch.hasRefused { return .forbiddenAddress }
      return .unreachable("\(String(cString: curl_easy_strerror(code))) (\(code.rawValue))")
    }
  }

  /// Returns the error of the first option that libcurl refuses.
  private func configure(
    _ endpoint: PushEndpoint, _ headers: UnsafeMutablePointer<curl_slist>?, _ body: UnsafeRawBufferPointer,
    _ watch: UnsafeMutableRawPointer, _ timeout: Duration
  ) -> CURLcode {
    let milliseconds = Int(timeout.milliseconds)
    let numbers: [(CURLoption, Int)] = [
      // No signals, because other threads are running.
      (CURLOPT_NOSIGNAL, 1), (CURLOPT_TIMEOUT_MS, milliseconds), (CURLOPT_CONNECTTIMEOUT_MS, milliseconds / 2),
      (CURLOPT_FOLLOWLOCATION, 0), (CURLOPT_MAXCONNECTS, 4), (CURLOPT_POST, 1), (CURLOPT_POSTFIELDSIZE, body.count),
    ]
    // A proxy of the environment would connect to addresses that nobody has checked.
    let texts = [
      (CURLOPT_URL, endpoint.text), (CURLOPT_PROTOCOLS_STR, "http,https"), (CURLOPT_PROXY, ""),
      (CURLOPT_USERAGENT, "titanup"),
    ]
    for (option, number) in numbers {
      let code = titanup_curl_set_number(curl, option, number)
      if code != CURLE_OK { return code }
    }
    for (option, text) in texts {
      let code = titanup_curl_set_text(curl, option, text)
      if code != CURLE_OK { return code }
    }
    for code in [
      titanup_curl_set_list(curl, CURLOPT_HTTPHEADER, headers), titanup_curl_set_body(curl, body.baseAddress),
      titanup_curl_set_writer(curl, ignoreAnswer, nil), titanup_curl_set_opener(curl, openSocket, watch),
    ] where code != CURLE_OK { return code }
    return CURLE_OK
  }
}

/// Decides which addresses a request may connect to. The name was looked up by then, so that a name that leads elsewhere the
/// next time leads nowhere.
private final class ConnectionWatch {
  private let policy: PushServicePolicy
  private(set) var hasRefused = false

  init(_ policy: PushServicePolicy) { self.policy = policy }

  func permits(_ address: NetworkAddress?) -> Bool {
    let isPermitted = address.map(policy.permits) ?? false
    if !isPermitted { hasRefused = true }
    return isPermitted
  }
}

/// libcurl calls this within `perform`, before it connects.
private func openSocket(
  _ context: UnsafeMutableRawPointer?, _ purpose: curlsocktype, _ target: UnsafeMutablePointer<curl_sockaddr>?
) -> curl_socket_t {
  guard let context, let target else { return CURL_SOCKET_BAD }
  let watch = Unmanaged<ConnectionWatch>.fromOpaque(context).takeUnretainedValue()
  var bytes = [UInt8](repeating: 0, count: 16)
  let length = titanup_curl_address(target, &bytes)
  guard watch.permits(NetworkAddress(bytes: Array(bytes.prefix(length)))) else { return CURL_SOCKET_BAD }
  return socket(target.pointee.family, target.pointee.socktype, target.pointee.protocol)
}

/// libcurl calls this within `perform`, with parts of the answer's body.
private func ignoreAnswer(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int { size * count }
