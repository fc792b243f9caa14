import Synchronization
import TitanCore
import TitanDelivery

/// How long a request may take, and when it is sent again.
package struct RetrySchedule: Sendable {
  /// The limit for one attempt, from looking up the name to the answer's last byte.
  package var timeout: Duration
  package var attempts: Int
  package var firstPause: Duration

  package init(timeout: Duration = .seconds(3), attempts: Int = 3, firstPause: Duration = .milliseconds(100)) {
    (self.timeout, self.attempts, self.firstPause) = (timeout, attempts, firstPause)
  }

  /// How long to wait after a number of attempts that failed; `nil` to give up. Each pause is twice as long as the last.
  package func pause(after attempts: Int) -> Duration? {
    attempts < self.attempts ? firstPause * (1 << (attempts - 1)) : nil
  }

  /// No request is under way for longer.
  package var longest: Duration {
    (1...attempts).reduce(.zero) { $0 + timeout + (pause(after: $1) ?? .zero) }
  }
}

/// An answer of S3, or none.
package struct S3Reply: Sendable {
  package enum Outcome: Hashable, Sendable {
    case done
    /// There is no such object.
    case missing
    /// Another attempt may help.
    case unavailable(String)
    case refused(String)
  }

  package let outcome: Outcome
  package let body: [UInt8]

  package init(status: Int, body: [UInt8]) {
    self.body = body
    let code = Self.code(in: body)
    switch status {
    case 200..<300: outcome = .done
    // A bucket that is missing is the operator's mistake, and no reason to take its objects for deleted.
    case 404 where code == "NoSuchKey": outcome = .missing
    case 500..<600: outcome = .unavailable("status \(status) \(code)")
    default: outcome = .refused("status \(status) \(code)")
    }
  }

  /// There was no answer.
  package init(failure: String) { (outcome, body) = (.unavailable(failure), []) }

  /// S3's name for what is wrong; empty if it gives none.
  private static func code(in body: [UInt8]) -> String {
    let text = String(decoding: body.prefix(2_000), as: UTF8.self)
    guard let start = text.firstRange(of: "<Code>")?.upperBound,
      let end = text[start...].firstRange(of: "</Code>")?.lowerBound
    else { return "" }
    return String(text[start..<end].filter { $0.isASCII && $0.isLetter }.prefix(40))
  }
}

/// libcurl's handles that no thread uses now.
final class HandlePool: Sendable {
  private let handles = Mutex<[CurlHandle]>([])

  func take() throws -> CurlHandle { try handles.withLock { $0.popLast() } ?? CurlHandle() }
  func give(_ handle: CurlHandle) { handles.withLock { $0.append(handle) } }
}

/// Where an answer's body goes.
final class ReplySink {
  private let limit: Int
  private(set) var bytes: [UInt8] = []
  private(set) var isFull = false

  init(limit: Int) { self.limit = limit }

  /// Returns the number of bytes taken; fewer than came end the transfer.
  fileprivate func take(_ part: UnsafeRawBufferPointer) -> Int {
    guard bytes.count + part.count <= limit else {
      isFull = true
      return 0
    }
    bytes.append(contentsOf: part)
    return part.count
  }
}

/// libcurl calls this within `perform`, with parts of the answer's body.
func takeReply(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let context else { return 0 }
  return Unmanaged<ReplySink>.fromOpaque(context).takeUnretainedValue()
    .take(UnsafeRawBufferPointer(start: bytes, count: size * count))
}
