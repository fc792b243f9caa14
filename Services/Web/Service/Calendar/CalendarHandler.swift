import Crypto
import NIOCore
package import TitanCore
package import TitanRPC
package import TitanWeb
import WebDomain

/// `GET /calendar/reminders.ics?token=tup_…`: an account's reminders, for programs that subscribe to a calendar.
///
/// Such programs send an address and nothing else, so the token is in it: in the query, which this edge's log leaves out,
/// and nowhere but in a personal access token's form, which permits reading and can be revoked by itself.
package struct CalendarHandler: WebHandler {
  package static let path = "/calendar/reminders.ics"
  private static let retryAfter = ["retry-after": "60"]

  private let feed: ReminderFeed
  private let clock: WallClock

  package init(motivation: any RPCChannel, clock: @escaping WallClock) {
    (feed, self.clock) = (ReminderFeed(motivation: motivation), clock)
  }

  package func respond(to request: WebRequest, through response: WebResponseWriter) async throws {
    guard request.method == "GET" || request.method == "HEAD" else {
      throw WebRefusal(405, "got \(request.method.prefix(20)), allowed: GET, HEAD", ["allow": "GET, HEAD"])
    }
    guard let token = CalendarQuery.token(in: request.query ?? "") else {
      throw Self.unauthenticated("token: got none, or not a whole one; allowed: ?token= and a personal access token")
    }
    let now = clock()
    let calendar: ReminderCalendar
    do {
      calendar = try await feed.calendar(with: token, caller: CallerFacts.metadata(of: request), at: now)
    } catch let error as RPCError { throw Self.refusal(error) }
    let (text, tag) = try await awayFromEventLoop {
      let text = calendar.text
      let digest = SHA256.hash(data: Array(text.utf8)).prefix(16)
      return (text, EntityTag(digest: Hexadecimal.encode(Array(digest))))
    }
    var headers: WebHeaders = [
      "cache-control": "private, no-cache", "etag": tag.text, "vary": "accept-language",
      "x-robots-tag": "noindex, nofollow",
    ]
    if tag.isListed(in: request.headers.all("if-none-match")) {
      return try response.writeHead(304, headers, endsHere: true)
    }
    headers.set("content-type", "text/calendar; charset=utf-8")
    headers.set("content-disposition", "inline; filename=\"titanup-reminders.ics\"")
    try await response.send(200, headers, text)
  }

  private static func unauthenticated(_ message: String) -> WebRefusal {
    WebRefusal(401, message, ["www-authenticate": "Bearer"])
  }

  /// What a program is told when the service refuses. Anything but these is a fault of ours.
  private static func refusal(_ error: RPCError) -> any Error {
    switch error.code {
    case .unauthenticated: unauthenticated(error.message)
    case .permissionDenied: WebRefusal(403, error.message)
    case .resourceExhausted: WebRefusal(429, error.message, retryAfter)
    case .unavailable, .deadlineExceeded: WebRefusal(503, "reminders can't be read just now", retryAfter)
    default: error
    }
  }
}
