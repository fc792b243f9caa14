package import AuthDomain
import CCurl
import Foundation
import TitanDelivery

/// One request to the provider: a form to post, or a document to get.
package struct ProviderRequest: Hashable, Sendable {
  package let address: String
  /// `nil` to get the document.
  package let form: String?
  /// The value of `authorization`.
  package let authorization: String?

  package init(_ address: String, form: String? = nil, authorization: String? = nil) {
    (self.address, self.form, self.authorization) = (address, form, authorization)
  }
}

package struct ProviderReply: Hashable, Sendable {
  package let status: Int
  package let body: [UInt8]

  package init(status: Int, body: [UInt8]) { (self.status, self.body) = (status, body) }
}

/// Asks the provider. `send` blocks its thread.
package protocol ProviderTransport: Sendable {
  /// - Throws: `ProviderError.unreachable`, `.late`, `.answerInvalid` for more than `longestReply` bytes.
  func send(_ request: ProviderRequest) throws(ProviderError) -> ProviderReply
}

/// Asks with libcurl, one connection per request.
package struct CurlProviderTransport: ProviderTransport {
  /// The most bytes of a reply: a large installation's discovery document has ten thousand.
  package static let longestReply = 256 << 10

  private let authorities: String?
  private let timeout: Duration

  /// - Parameters:
  ///   - authorities: PEM of the authorities to trust; `nil` for the system's.
  ///   - timeout: the limit for one request, from looking up the name to the reply's last byte.
  package init(authorities: String? = nil, timeout: Duration = .seconds(5)) {
    (self.authorities, self.timeout) = (authorities, timeout)
  }

  package func send(_ request: ProviderRequest) throws(ProviderError) -> ProviderReply {
    let sink = ReplySink(limit: Self.longestReply)
    do {
      let curl = try CurlHandle()
      let headers = CurlList(
        ["Expect:", "Accept: application/json"]
          + (request.authorization.map { ["Authorization: \($0)"] } ?? []))
      let form = Array((request.form ?? "").utf8)
      // libcurl uses all of them only until `perform` returns, and they live until then.
      try withExtendedLifetime((headers, sink)) {
        try form.withUnsafeBytes { body in
          try curl.set(numbers: numbers(of: request), texts: texts(of: request))
          try curl.trust(authorities)
          try curl.set(CURLOPT_HTTPHEADER, headers)
          if request.form != nil { try curl.set(body: body) }
          try curl.set(writer: takeReply, Unmanaged.passUnretained(sink).toOpaque())
          try curl.perform()
        }
      }
      return ProviderReply(status: curl.responseCode, body: sink.bytes)
    } catch let failure as CurlFailure {
      if sink.isFull { throw .answerInvalid("a reply has more than \(Self.longestReply) bytes") }
      throw failure.code == CURLE_OPERATION_TIMEDOUT ? .late : .unreachable("\(failure)")
    } catch {
      throw .unreachable("\(error)")
    }
  }

  private func numbers(of request: ProviderRequest) -> [(CURLoption, Int)] {
    let milliseconds = Int(timeout / .milliseconds(1))
    return [
      // No signals, because other threads are running. A redirect could lead anywhere, so none is followed.
      (CURLOPT_NOSIGNAL, 1), (CURLOPT_TIMEOUT_MS, milliseconds), (CURLOPT_CONNECTTIMEOUT_MS, milliseconds),
      (CURLOPT_FOLLOWLOCATION, 0), (CURLOPT_POST, request.form == nil ? 0 : 1),
    ] + (request.form == nil ? [(CURLOPT_HTTPGET, 1)] : [])
  }

  private func texts(of request: ProviderRequest) -> [(CURLoption, String)] {
    [
      (CURLOPT_URL, request.address), (CURLOPT_PROTOCOLS_STR, "http,https"), (CURLOPT_USERAGENT, "titanup"),
    ]
  }
}

/// Where a reply's body goes.
private final class ReplySink {
  private let limit: Int
  private(set) var bytes: [UInt8] = []
  private(set) var isFull = false

  init(limit: Int) { self.limit = limit }

  /// Returns the number of bytes taken; fewer than came end the transfer.
  func take(_ part: UnsafeRawBufferPointer) -> Int {
    guard bytes.count + part.count <= limit else {
      isFull = true
      return 0
    }
    bytes.append(contentsOf: part)
    return part.count
  }
}

/// libcurl calls this within `perform`, with parts of the reply's body.
private func takeReply(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let context else { return 0 }
  return Unmanaged<ReplySink>.fromOpaque(context).takeUnretainedValue()
    .take(UnsafeRawBufferPointer(start: bytes, count: size * count))
}
