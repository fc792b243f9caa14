import CCurl
import Crypto
import TitanCore
import TitanDelivery
import TitanThreads

/// How to reach a bucket, and as whom.
package struct S3Access: Sendable {
  package let url: BucketURL
  package let region: String
  let accessKey, secretKey: String
  /// The file of the authorities to trust; `nil` for the system's.
  let authorities: String?

  package init(_ url: BucketURL, region: String, accessKey: String, secretKey: String, authorities: String? = nil) {
    (self.url, self.region, self.authorities) = (url, region, authorities)
    (self.accessKey, self.secretKey) = (accessKey, secretKey)
  }
}

/// A bucket of an S3-compatible store, by libcurl, which signs the requests (signature version 4).
package final class S3ObjectStore: ObjectStore {
  /// The most bytes of an answer: a thousand names have some 400,000, a chunk of frames has fewer.
  private static let longestReply = 4 << 20
  /// How many requests are under way at the same time.
  package static let width = 16

  private let access: S3Access
  private let schedule: RetrySchedule
  private let threads: BoundedThreadPool
  /// Handles that no thread uses now, each with its connections.
  private let idle = HandlePool()

  package init(_ access: S3Access, schedule: RetrySchedule = RetrySchedule()) {
    (self.access, self.schedule) = (access, schedule)
    threads = BoundedThreadPool(threadCount: Self.width, queueLimit: 10_000)
  }

  package func put(_ bytes: [UInt8], as name: String) async throws {
    _ = try await answer(S3Request("PUT", access.url.folder + name, body: bytes))
  }

  package func get(_ name: String) async throws -> [UInt8]? {
    try await answer(S3Request("GET", access.url.folder + name))
  }

  package func list(_ prefix: String, after name: String) async throws -> ObjectListing {
    // In the order of their names, and escaped, as the signature has them.
    let after = name.isEmpty ? "" : "&start-after=\((access.url.folder + name).percentEncoded())"
    let query = "list-type=2&max-keys=1000&prefix=\((access.url.folder + prefix).percentEncoded())\(after)"
    guard let reply = try await answer(S3Request("GET", "", query: query)),
      let listing = ObjectListing(xml: reply, in: access.url.folder)
    else { throw ObjectStoreError.refused("the answer to a listing is none") }
    // Otherwise the caller would read the same page for ever, or take this one for the last.
    if listing.isTruncated {
      guard let last = listing.entries.last?.name, name.utf8.lexicographicallyPrecedes(last.utf8) else {
        throw ObjectStoreError.refused("a page of a listing is not the next one")
      }
    }
    return listing
  }

  package func delete(_ name: String) async throws {
    _ = try await answer(S3Request("DELETE", access.url.folder + name))
  }

  /// The answer's body; `nil` if there is no such object.
  private func answer(_ request: S3Request) async throws -> [UInt8]? {
    var attempt = 1
    while true {
      let reply = try await reply(to: request)
      switch reply.outcome {
      case .done: return reply.body
      case .missing: return nil
      case .refused(let why): throw ObjectStoreError.refused(why)
      case .unavailable(let why):
        guard let pause = schedule.pause(after: attempt) else { throw ObjectStoreError.unavailable(why) }
        try await Task.sleep(for: pause)
        attempt += 1
      }
    }
  }

  private func reply(to request: S3Request) async throws -> S3Reply {
    do {
      return try await threads.run { [self] in send(request) }
    } catch is BoundedThreadPool.Full {
      throw ObjectStoreError.unavailable("too many requests are waiting")
    }
  }

  private func send(_ request: S3Request) -> S3Reply {
    let sink = ReplySink(limit: Self.longestReply)
    do {
      let curl = try idle.take()
      defer { idle.give(curl) }
      curl.reset()
      // libcurl signs this header, too, and takes its value for the payload's hash.
      let digest = Hexadecimal.encode(Array(SHA256.hash(data: request.body)))
      var lines = ["x-amz-content-sha256: \(digest)"]
      if request.method == "PUT" { lines.append("Content-Type: application/octet-stream") }
      let headers = CurlList(lines)
      // libcurl uses all of them only until `perform` returns, and they live until then.
      try withExtendedLifetime((headers, sink)) {
        try request.body.withUnsafeBytes { body in
          try curl.set(numbers: numbers, texts: texts(of: request))
          try curl.trust(access.authorities)
          try curl.set(CURLOPT_HTTPHEADER, headers)
          if request.method == "PUT" { try curl.set(body: body) }
          try curl.set(writer: takeReply, Unmanaged.passUnretained(sink).toOpaque())
          try curl.perform()
        }
      }
      return S3Reply(status: curl.responseCode, body: sink.bytes)
    } catch {
      return S3Reply(failure: sink.isFull ? "an answer of more than \(Self.longestReply) bytes" : "\(error)")
    }
  }

  private var numbers: [(CURLoption, Int)] {
    let milliseconds = Int(schedule.timeout / .milliseconds(1))
    return [
      // No signals, because other threads are running. A redirect could lead anywhere, so none is followed.
      (CURLOPT_NOSIGNAL, 1), (CURLOPT_TIMEOUT_MS, milliseconds), (CURLOPT_CONNECTTIMEOUT_MS, milliseconds / 2),
      // Names are sent as they are: "a/../b" is an object, too.
      (CURLOPT_FOLLOWLOCATION, 0), (CURLOPT_MAXCONNECTS, 1), (CURLOPT_PATH_AS_IS, 1),
    ]
  }

  private func texts(of request: S3Request) -> [(CURLoption, String)] {
    let url = access.url.bucket + (request.name.isEmpty ? "" : "/\(request.name.percentEncoded(except: "/"))")
    return [
      (CURLOPT_URL, request.query.isEmpty ? url : "\(url)?\(request.query)"), (CURLOPT_PROTOCOLS_STR, "http,https"),
      (CURLOPT_CUSTOMREQUEST, request.method), (CURLOPT_USERAGENT, "titanup"),
      (CURLOPT_AWS_SIGV4, "aws:amz:\(access.region):s3"), (CURLOPT_USERNAME, access.accessKey),
      (CURLOPT_PASSWORD, access.secretKey),
    ]
  }
}

private struct S3Request: Sendable {
  let method, name, query: String
  let body: [UInt8]

  init(_ method: String, _ name: String, query: String = "", body: [UInt8] = []) {
    (self.method, self.name, self.query, self.body) = (method, name, query, body)
  }
}

extension String {
  /// As signatures have it: every byte but letters, digits, "-", ".", "_", "~" and the exceptions.
  fileprivate func percentEncoded(except plain: String = "") -> String {
    utf8.reduce(into: "") { text, byte in
      let character = Character(UnicodeScalar(byte))
      let isPlain = character.isASCII && (character.isLetter || character.isNumber || "-._~".contains(character))
      text += isPlain || plain.contains(character) ? String(character) : "%\(Hexadecimal.encode([byte]).uppercased())"
    }
  }
}
