import CCurl
import Glibc
package import MotivationDomain
import Synchronization
import TitanCore
import TitanDelivery

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
    (self.policy, self.timeout) = (policy, timeout)
  }

  package func send(_ request: PushRequest) -> PushReply {
    do {
      let handle = try idle.withLock { $0.popLast() } ?? CurlHandle()
      defer { idle.withLock { $0.append(handle) } }
      return post(request, handle)
    } catch {
      return .unreachable("libcurl: \(error)")
    }
  }

  private func post(_ request: PushRequest, _ curl: CurlHandle) -> PushReply {
    curl.reset()
    // Without `Expect`, the body goes out without waiting for a 100.
    let headers = CurlList(request.headers + ["Expect:", "Accept:"])
    let watch = ConnectionWatch(policy)
    var problem: CurlFailure?
    do {
      // libcurl uses all three only until `perform` returns, and they live until then.
      try withExtendedLifetime((headers, watch)) {
        try request.body.withUnsafeBytes { body in
          try curl.set(numbers: numbers, texts: texts(request.endpoint))
          try curl.set(CURLOPT_HTTPHEADER, headers)
          try curl.set(body: body)
          try curl.set(writer: ignoreAnswer, nil)
          try curl.set(opener: openSocket, Unmanaged.passUnretained(watch).toOpaque())
          try curl.perform()
        }
      }
    } catch {
      problem = error as? CurlFailure
    }
    // The answer's body doesn't matter, nor whether all of it was read.
    if curl.responseCode != 0, problem == nil || problem?.code == CURLE_WRITE_ERROR {
      return .answered(status: curl.responseCode, retryAfter: curl.retryAfter)
    }
    if watch.hasRefused { return .forbiddenAddress }
    return .unreachable(problem.map { "\($0)" } ?? "no answer")
  }

  private var numbers: [(CURLoption, Int)] {
    let milliseconds = Int(timeout.milliseconds)
    return [
      // No signals, because other threads are running.
      (CURLOPT_NOSIGNAL, 1), (CURLOPT_TIMEOUT_MS, milliseconds), (CURLOPT_CONNECTTIMEOUT_MS, milliseconds / 2),
      (CURLOPT_FOLLOWLOCATION, 0), (CURLOPT_MAXCONNECTS, 4), (CURLOPT_POST, 1),
    ]
  }

  private func texts(_ endpoint: PushEndpoint) -> [(CURLoption, String)] {
    [
      (CURLOPT_URL, endpoint.text), (CURLOPT_PROTOCOLS_STR, "http,https"), (CURLOPT_USERAGENT, "titanup"),
      // A proxy of the environment would connect to addresses that nobody has checked.
      (CURLOPT_PROXY, ""),
    ]
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
