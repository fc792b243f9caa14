package import TitanProtoJSON
package import TitanWeb
import WebDomain

/// Calls by the Connect protocol, in binary and in JSON: a program's as those of native clients, a page's as its calls by
/// gRPC-Web.
package struct ConnectCalls: WebHandler {
  private let schema: ProtoSchema
  private let pages: PageCalls
  private let clients: ClientCalls

  package init(_ schema: ProtoSchema, pages: PageCalls, clients: ClientCalls) {
    (self.schema, self.pages, self.clients) = (schema, pages, clients)
  }

  /// Whether a request is for here: it names a method, or has a content type that only calls have.
  func takes(_ request: WebRequest) -> Bool {
    switch request.method {
    case "GET", "HEAD": schema.method(at: request.path) != nil
    case "POST": schema.method(at: request.path) != nil || ConnectForm(request) != nil
    default: false
    }
  }

  package func respond(to request: WebRequest, through response: WebResponseWriter) async throws {
    switch ConnectCaller(request) {
    case .page: try await pages.respond(to: request, by: schema, through: response)
    case .program: try await clients.respond(to: request, by: schema, through: response)
    }
  }
}

extension ConnectCaller {
  init(_ request: WebRequest) {
    self.init(
      sites: request.headers.all("sec-fetch-site"), origins: request.headers.all("origin"),
      hasCookie: request.headers.contains("cookie"), hasAuthorization: request.headers.contains("authorization"))
  }
}
