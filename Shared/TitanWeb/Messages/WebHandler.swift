/// Answers requests. `respond` runs in a task of its own, on the event loop of the request's connection, which it must
/// not block. The task is cancelled when the client goes away or the server stops waiting for it.
///
/// ```
/// struct Greeter: WebHandler {
///   func respond(to request: WebRequest, through response: WebResponseWriter) async throws {
///     guard request.method == "GET" else { throw WebRefusal(405, "got \(request.method); allowed: GET") }
///     try await response.send(200, ["content-type": "text/plain; charset=utf-8"], "hello\n")
///   }
/// }
/// ```
/// What it throws becomes the answer, if nothing was sent yet: a `WebRefusal` as it says, any other error 500 without a
/// word about its cause, which `WebServer.Configuration.onError` learns. Later than that the response is cut off so that
/// the client notices. A handler that returns without having sent a head is answered 500 too, and a response that it
/// leaves unfinished is finished.
package protocol WebHandler: Sendable {
  func respond(to request: WebRequest, through response: WebResponseWriter) async throws
}

/// Why a request gets no other answer. Its words are for whoever wrote the client; they never hold a secret.
package struct WebRefusal: Error, Hashable, CustomStringConvertible {
  package var status: Int
  /// One sentence; sent as plain text.
  package var message: String
  package var headers: [String: String]

  package init(_ status: Int, _ message: String, _ headers: [String: String] = [:]) {
    (self.status, self.message, self.headers) = (status, message, headers)
  }

  package var description: String { "\(status): \(message)" }

  /// 413 for a body over a limit in bytes.
  package static func contentTooLarge(_ limit: Int) -> WebRefusal {
    WebRefusal(413, "the request's body is longer than \(limit) bytes, which is what is allowed here")
  }
}
