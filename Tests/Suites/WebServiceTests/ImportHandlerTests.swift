import AuthProto
import Foundation
import HabitsProto
import NIOCore
import SessionsProto
import Synchronization
import Testing
import TitanArchive
import TitanCore
import TitanProto
import TitanRPC
import TitanTesting
import WebDomain

@testable import TitanWeb
@testable import WebService

/// A response in memory.
private final class Answer: ResponseSink {
  private let seen = Mutex<(status: Int, headers: WebHeaders, content: [UInt8])>((0, [:], []))
  /// Whether the client has gone.
  let isGone = Atomic(false)

  var status: Int { seen.withLock(\.status) }
  var text: String { seen.withLock { String(decoding: $0.content, as: UTF8.self) } }
  var lines: [Substring] { text.split(separator: "\n") }
  subscript(name: String) -> String? { seen.withLock { $0.headers[name] } }

  func begin(_ status: Int, _ headers: WebHeaders, endsHere: Bool) {
    seen.withLock { ($0.status, $0.headers) = (status, headers) }
  }
  func append(size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws {
    if isGone.load(ordering: .relaxed) { throw CancellationError() }
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      fill(UnsafeMutableRawBufferPointer(buffer))
      count = size
    }
    seen.withLock { $0.content += bytes }
  }
  func end(_ trailers: WebHeaders?) {}
  func abort() {}
  var isWritable: Bool { true }
  func waitUntilWritable() async throws {}
}

@Suite("The import of a page's file") struct ImportHandlerTests {
  private static let now = Timestamp(seconds: 1_800_000_000)
  private static let largest = 256 << 10
  private static let strong = """
    Date,Exercise Name,Set Order,Reps
    2024-05-30 07:05:11,Push Up,1,20
    2024-05-30 07:05:11,Squat,1,8
    2024-05-30 07:05:11,Squat,2,many

    """

  private let stored = Recorder<String>()
  private let sessions: BrowserSessions
  private let cookie: String
  private let handler: ImportHandler

  init() throws {
    var services = StubbedMethods()
    services.stub(AuthV1.AuthServiceMethods.whoAmI) { (_: AuthV1.WhoAmIRequest, _) in
      AuthV1.WhoAmIResponse(user: .init(userID: "ada"))
    }
    services.stub(SessionsV1.SessionsServiceMethods.listSessions) { (_: SessionsV1.ListSessionsRequest, _) in
      SessionsV1.ListSessionsResponse()
    }
    services.stub(SessionsV1.SessionsServiceMethods.batchCreateSessions) {
      [stored] (request: SessionsV1.BatchCreateSessionsRequest, _) in
      for each in request.requests { stored.append("\(each.session?.reps ?? 0) push-ups") }
      return SessionsV1.BatchCreateSessionsResponse(
        results: request.requests.map { SessionsV1.BatchCreateSessionsResult(result: .session($0.session ?? .init())) })
    }
    services.stub(HabitsV1.HabitsServiceMethods.listHabits) { (_: HabitsV1.ListHabitsRequest, _) in
      HabitsV1.ListHabitsResponse()
    }
    services.stub(HabitsV1.HabitsServiceMethods.createHabit) { [stored] (request: HabitsV1.CreateHabitRequest, _) in
      stored.append(request.habit?.title ?? "")
      return HabitsV1.CreateHabitResponse(habit: request.habit)
    }
    services.stub(HabitsV1.HabitsServiceMethods.batchRecord) { (request: HabitsV1.BatchRecordRequest, _) in
      HabitsV1.BatchRecordResponse(results: request.records.map { .init(outcome: .record($0)) })
    }
    let channel = services.channel
    let clock: WallClock = { Self.now }
    let sessions = BrowserSessions(
      cookie: SessionCookie(isSecure: false), keys: try CookieKeys(String(repeating: "A", count: 43) + "="),
      refresher: SessionRefresher(auth: channel, clock: clock), clock: clock)
    let kept = try sessions.kept(
      WebSession(
        userID: "018f", accessToken: "a", accessTokenExpireTime: Self.now + .seconds(900), refreshToken: "r",
        refreshTokenExpireTime: Self.now + .seconds(9_000), sealTime: Self.now))
    self.sessions = sessions
    cookie = String((kept.setCookie ?? "").prefix { $0 != ";" })
    handler = ImportHandler(
      channel: { _ in channel }, sessions: sessions, origin: RequestOrigin(named: "https://titanup.example.org"),
      folder: ImportFolder(path: FileManager.default.temporaryDirectory.path, largest: Self.largest), clock: clock)
  }

  private func request(
    _ query: String, _ body: WebBody, method: String = "POST", without: String? = nil, _ changed: [String: String] = [:]
  ) -> WebRequest {
    var headers: WebHeaders = [
      "sec-fetch-site": "same-origin", "content-type": "application/octet-stream", "cookie": cookie,
    ]
    for (name, value) in changed { headers.set(name, value) }
    if let without { headers.removeAll(without) }
    return WebRequest(
      method: method, path: ImportHandler.path, query: query, headers: headers, version: .http1, scheme: "http",
      client: .init("203.0.113.7:1"), body: body, arrival: .now)
  }

  private static func body(_ content: [UInt8], isWhole: Bool = true) -> WebBody {
    let body = WebBody(limit: 1 << 20, announced: nil) { _ in }
    body.push(ByteBuffer(bytes: content))
    if isWhole { body.finish() }
    return body
  }

  private func post(_ content: [UInt8], _ query: String = "zone=Europe/Berlin&name=a.csv") async throws -> Answer {
    let answer = Answer()
    try await handler.respond(
      to: request(query, Self.body(content)), through: WebResponseWriter(answer, answersHead: false))
    return answer
  }

  private func refusal(_ request: WebRequest) async -> WebRefusal? {
    await #expect(throws: WebRefusal.self) {
      try await handler.respond(to: request, through: WebResponseWriter(Answer(), answersHead: false))
    }
  }

  @Test("A preview says what will come and what is skipped, in the page's language, and stores nothing")
  func preview() async throws {
    let answer = Answer()
    try await handler.respond(
      to: request(
        "preview&zone=Europe/Berlin&name=strong.csv", Self.body(Array(Self.strong.utf8)), ["accept-language": "de"]),
      through: WebResponseWriter(answer, answersHead: false))
    #expect(answer.status == 200 && answer["content-type"] == "application/json")
    #expect(answer.text.hasPrefix("{\"source\":\"ein Export von Strong\",\"hasNews\":true,\"isReplaceable\":false,"))
    #expect(answer.text.contains("1 Liegestütz-Einheit mit 20 Liegestützen, 2024-05-30, ungeprüft"))
    #expect(answer.text.contains("\"kind\":\"skipped\",\"title\":\"Ausgelassen: 1 Zeile\""))
    #expect(stored.all.isEmpty)
  }

  @Test("An import says each step, and at last what was stored")
  func stores() async throws {
    let answer = try await post(Array(Self.strong.utf8))
    #expect(answer.status == 200 && answer["content-type"] == "application/x-ndjson")
    #expect(
      answer.lines == [
        "{\"storing\":\"Storing Squat.\"}", "{\"storing\":\"Storing 1 session after 0 of 1.\"}",
        "{\"done\":{\"stored\":[\"1 push-up session\",\"1 habit\",\"1 record of habits\"],\"unproven\":\"\",\"refused\":[],\"left\":0}}",
      ])
    #expect(stored.all == ["Squat", "20 push-ups"])
  }

  @Test("A page that goes away stops it, and the account is free for the next import")
  func leaves() async throws {
    let answer = Answer()
    answer.isGone.store(true, ordering: .relaxed)
    await #expect(throws: CancellationError.self) {
      try await handler.respond(
        to: request("zone=UTC", Self.body(Array(Self.strong.utf8))),
        through: WebResponseWriter(answer, answersHead: false))
    }
    // Its first line tells of the records that come after the habit.
    #expect(stored.all == ["Squat"])
    #expect(try await post(Array(Self.strong.utf8)).status == 200)
  }

  @Test("A table that nobody knows comes back with its columns, and with a mapping it is imported")
  func mapping() async throws {
    let table = Array("Day;What\n2024-05-30;Swim\n".utf8)
    let unknown = try await post(table, "preview&zone=UTC&name=own.csv")
    #expect(unknown.status == 422)
    #expect(unknown.text.hasSuffix("\"columns\":[\"Day\",\"What\"]}\n"))
    let known = try await post(table, "zone=UTC&name=own.csv&date=Day&habit=What")
    #expect(known.status == 200)
    #expect(stored.all == ["Swim"])
  }

  @Test("Only the page itself may send a file, signed in, as bytes")
  func strangers() async throws {
    func body() -> WebBody { Self.body([1]) }
    #expect(await refusal(request("zone=UTC", body(), method: "PUT"))?.status == 405)
    #expect(await refusal(request("zone=UTC", body(), ["sec-fetch-site": "cross-site"]))?.status == 403)
    #expect(await refusal(request("zone=UTC", body(), without: "sec-fetch-site"))?.status == 403)
    #expect(await refusal(request("zone=UTC", body(), without: "cookie"))?.status == 401)
    #expect(await refusal(request("zone=UTC", body(), ["content-type": "multipart/form-data"]))?.status == 415)
    #expect(stored.all.isEmpty)
  }

  @Test(
    "A query that says something else is refused by its field",
    arguments: [
      ("", "zone: got none"), ("zone=Mars", "zone: got \"Mars\""), ("zone=UTC&preview=2", "preview: got \"2\""),
      ("zone=UTC&order=ymd", "order: got \"ymd\""), ("zone=UTC&colour=red", "colour: allowed: preview"),
      ("zone=%4", "query: got a percent sign"),
    ])
  func queries(query: String, words: String) async throws {
    let refusal = await refusal(request(query, Self.body([1])))
    #expect(refusal?.status == 400 && refusal?.message.hasPrefix(words) == true)
  }

  @Test("A file is refused beyond its limit, one that is cut stores nothing, and no room is said")
  func files() async throws {
    let large = [UInt8](repeating: 65, count: Self.largest + 1)
    #expect(await refusal(request("zone=UTC", Self.body(large)))?.status == 413)
    let cut = Self.body(Array(Self.strong.utf8), isWhole: false)
    cut.fail(CancellationError())
    await #expect(throws: CancellationError.self) {
      try await handler.respond(
        to: request("zone=UTC", cut), through: WebResponseWriter(Answer(), answersHead: false))
    }
    let nowhere = ImportFolder(path: "/nowhere", largest: Self.largest)
    let refusal = await #expect(throws: WebRefusal.self) {
      try await nowhere.receive(Self.body([1]), clock: { Self.now })
    }
    #expect(refusal?.status == 507)
    #expect(stored.all.isEmpty)
  }

  @Test("An upload that takes too long ends")
  func slow() async throws {
    let time = Mutex(Self.now)
    let folder = ImportFolder(path: FileManager.default.temporaryDirectory.path, largest: Self.largest)
    let refusal = await #expect(throws: WebRefusal.self) {
      try await folder.receive(Self.body([1])) {
        time.withLock { time in
          defer { time = time + .seconds(601) }
          return time
        }
      }
    }
    #expect(refusal?.status == 408)
  }

  @Test("Archives that are cut, changed or much larger inside than they are are refused with words")
  func archives() async throws {
    func zip(_ files: [(String, [UInt8])]) -> [UInt8] {
      var zip = ZipWriter()
      for (name, content) in files {
        zip.begin(name, at: Timestamp(seconds: 0))
        zip.write(content)
        zip.end()
      }
      zip.finish()
      return zip.take()
    }
    let manifest = Array("{\"format\": \"titanup-export\", \"formatVersion\": 1, \"files\": []}".utf8)
    let whole = zip([("manifest.json", manifest)])
    let cut = try await post(Array(whole.dropLast(9)), "zone=UTC&name=a.zip")
    #expect(cut.status == 422 && cut.text.contains("a.zip: the file isn't a whole ZIP archive"))
    let other = try await post(zip([("a.txt", [1])]), "zone=UTC&name=a.zip")
    #expect(other.status == 422 && other.text.contains("a.zip is neither an export of Loop Habit Tracker"))
    let bomb = zip([
      ("manifest.json", manifest), ("sessions/sessions.jsonl", [UInt8](repeating: 10, count: 33 << 20)),
    ])
    #expect(bomb.count < Self.largest)
    let refused = try await post(bomb, "zone=UTC&name=a.zip")
    #expect(refused.status == 422 && refused.text.contains("34603008 bytes together; at most 33554432 are allowed"))
  }

  @Test("An account imports one file at a time")
  func second() async throws {
    let slow = WebBody(limit: 1 << 20, announced: nil) { _ in }
    let answer = Answer()
    let first = Task { [self] in
      try await handler.respond(
        to: request("zone=UTC", slow), through: WebResponseWriter(answer, answersHead: false))
    }
    while !slow.hasStalled(for: 0, at: 0) { await Task.yield() }
    #expect(await refusal(request("zone=UTC", Self.body([1])))?.status == 429)
    slow.push(ByteBuffer(bytes: Array(Self.strong.utf8)))
    slow.finish()
    try await first.value
    #expect(answer.status == 200)
  }
}
