/// The admin port's answers: metrics for Prometheus, liveness and readiness for an orchestrator.
struct AdminRoutes: Sendable {
  /// Prometheus text.
  let metrics: @Sendable () -> String
  /// Whether the service accepts calls.
  let isReady: @Sendable () -> Bool
  /// The service's own documents, by path.
  var documents: [String: (contentType: String, body: String)] = [:]

  func response(method: String, target: String) -> AdminResponse {
    let path = target.prefix { $0 != "?" }
    let answer: () -> AdminResponse
    switch path {
    case "/metrics":
      answer = { AdminResponse(200, "text/plain; version=0.0.4; charset=utf-8", metrics()) }
    case "/healthz":
      answer = { AdminResponse(200, "alive\n") }
    case "/readyz":
      answer = { isReady() ? AdminResponse(200, "SERVING\n") : AdminResponse(503, "NOT_SERVING\n") }
    default:
      guard let document = documents[String(path)] else {
        return AdminResponse(404, "not found; here are /metrics, /healthz and /readyz\n")
      }
      answer = { AdminResponse(200, document.contentType, document.body) }
    }
    switch method {
    case "GET": return answer()
    case "HEAD":
      var response = answer()
      response.omitsBody = true
      return response
    default:
      var response = AdminResponse(405, "\(path) takes GET and HEAD\n")
      response.allow = "GET, HEAD"
      return response
    }
  }
}

/// One answer of the admin port.
struct AdminResponse: Sendable, Hashable {
  var status: Int
  var contentType: String
  var body: String
  /// Answers HEAD: the headers of the whole answer, without its body.
  var omitsBody = false
  var allow: String?

  init(_ status: Int, _ contentType: String = "text/plain; charset=utf-8", _ body: String) {
    (self.status, self.contentType, self.body) = (status, contentType, body)
  }

  init(_ status: Int, _ body: String) { self.init(status, "text/plain; charset=utf-8", body) }
}
