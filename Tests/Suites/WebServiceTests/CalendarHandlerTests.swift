import MotivationProto
import NIOCore
import Synchronization
import Testing
import TitanCore
import TitanProto
import TitanRPC
import TitanTesting

@testable import TitanWeb
@testable import WebService

/// The two lists that a calendar is made of, as the test says, and nothing else of motivation.
private final class FakeMotivation: RPCService {
  typealias Methods = MotivationV1.MotivationServiceMethods
  static let descriptor = ServiceDescriptor(
    fullName: "titanup.motivation.v1.MotivationService",
    methods: [Methods.listReminders, Methods.listUpcomingReminders])

  private let (series, upcoming, error): ([MotivationV1.Reminder], [MotivationV1.ReminderOccurrence], RPCError?)
  let metadata = Mutex<[Metadata]>([])
  let asked = Mutex<[MotivationV1.ListUpcomingRemindersRequest]>([])

  init(_ series: [MotivationV1.Reminder] = [], upcoming: [MotivationV1.ReminderOccurrence] = [], error: RPCError? = nil)
  {
    (self.series, self.upcoming, self.error) = (series, upcoming, error)
  }

  func registerMethods(with router: inout RPCRouter) {
    router.unary(Methods.listReminders) { [self] (_: MotivationV1.ListRemindersRequest, context: ServerContext) in
      try note(context)
      return MotivationV1.ListRemindersResponse(reminders: series)
    }
    router.unary(Methods.listUpcomingReminders) {
      [self] (request: MotivationV1.ListUpcomingRemindersRequest, context: ServerContext) in
      try note(context)
      asked.withLock { $0.append(request) }
      // A page of all series, and more of one.
      let found =
        request.reminderID.isEmpty ? Array(upcoming.prefix(1)) : upcoming.filter { $0.reminderID == request.reminderID }
      return MotivationV1.ListUpcomingRemindersResponse(occurrences: found, timeZone: "Europe/Berlin")
    }
  }

  private func note(_ context: ServerContext) throws {
    metadata.withLock { $0.append(context.metadata) }
    if let error { throw error }
  }
}

/// A response in memory.
private final class Answer: ResponseSink {
  private let seen = Mutex<(status: Int, headers: WebHeaders, content: [UInt8])>((0, [:], []))

  var status: Int { seen.withLock(\.status) }
  var text: String { seen.withLock { String(decoding: $0.content, as: UTF8.self) } }
  subscript(name: String) -> String? { seen.withLock { $0.headers[name] } }

  func begin(_ status: Int, _ headers: WebHeaders, endsHere: Bool) {
    seen.withLock { ($0.status, $0.headers) = (status, headers) }
  }
  func append(size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws {
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

@Suite("The calendar of reminders")
struct CalendarHandlerTests {
  private static let token = PersonalAccessToken(
    secret: [UInt8](repeating: 7, count: PersonalAccessToken.secretLength)
  ).text
  private static let time = GoogleProtobuf.Timestamp(seconds: 1_779_445_800, nanos: 0)

  private static func series(
    _ id: String, text: String = "", minutes: [UInt32] = [480], timeZone: String = "", disabled: Bool = false,
    last: String = "", atPushUpTimes: Bool = false
  ) -> MotivationV1.Reminder {
    .init(
      reminderID: id, kind: .pushUps, text: text, frequency: .daily, minutes: minutes, timeZone: timeZone,
      lastLocalDate: last, isDisabled: disabled, createTime: time, updateTime: time, atPushUpTimes: atPushUpTimes)
  }

  private static func next(_ id: String, _ minute: UInt32, _ text: String) -> MotivationV1.ReminderOccurrence {
    .init(reminderID: id, localDate: "2026-05-23", minute: minute, text: text)
  }

  private func get(
    _ motivation: FakeMotivation, method: String = "GET", query: String? = "token=\(token)", _ headers: WebHeaders = [:]
  ) async throws -> Answer {
    let handler = CalendarHandler(
      motivation: TestCalls([motivation]).channel, clock: { Timestamp(seconds: 1_779_445_900) })
    let body = WebBody(limit: 0, announced: 0) { _ in }
    let request = WebRequest(
      method: method, path: CalendarHandler.path, query: query, headers: headers, version: .http1, scheme: "http",
      client: .init("203.0.113.7:1"), body: body, arrival: .now)
    let answer = Answer()
    try await handler.respond(to: request, through: WebResponseWriter(answer, answersHead: method == "HEAD"))
    return answer
  }

  @Test("It has every series that is on and not over, with the words and times that motivation gives it")
  func whole() async throws {
    let motivation = FakeMotivation(
      [
        Self.series("named", text: "Read", timeZone: "America/New_York"), Self.series("unnamed", minutes: [540]),
        Self.series("late", minutes: [600]), Self.series("set", text: "Up", minutes: [], atPushUpTimes: true),
        Self.series("off", text: "Off", disabled: true), Self.series("over", text: "Over", last: "2026-05-21"),
        Self.series("gone"),
      ],
      upcoming: [
        Self.next("unnamed", 540, "Zeit!"), Self.next("late", 600, "Spät!"), Self.next("set", 1_200, "Up"),
        Self.next("set", 480, "Up"), Self.next("set", 1_200, "Up"),
      ])
    let answer = try await get(motivation, ["accept-language": "de"])
    #expect(answer.status == 200)
    #expect(answer["content-type"] == "text/calendar; charset=utf-8")
    #expect(answer["cache-control"] == "private, no-cache")
    let lines = answer.text.split(separator: "\r\n" as Character)
    #expect(
      lines.filter { $0.hasPrefix("UID:") } == [
        "UID:named-0800", "UID:unnamed-0900", "UID:late-1000", "UID:set-0800", "UID:set-2000",
      ])
    #expect(
      lines.filter { $0.hasPrefix("SUMMARY:") } == [
        "SUMMARY:Read", "SUMMARY:Zeit!", "SUMMARY:Spät!", "SUMMARY:Up", "SUMMARY:Up",
      ])
    #expect(lines.filter { $0.hasPrefix("TZID:") } == ["TZID:Europe/Berlin", "TZID:America/New_York"])
    #expect(lines.contains("DTSTART;TZID=America/New_York:20260522T080000"))
    #expect(lines.contains("DTSTART:20260523T090000"))
    #expect(motivation.asked.withLock { $0.map(\.reminderID) } == ["", "late", "set", "gone"])
    #expect(
      motivation.metadata.withLock {
        $0.allSatisfy {
          $0.first("authorization") == "Bearer \(Self.token)" && $0.first("accept-language") == "de"
            && $0.first("x-forwarded-for") == "203.0.113.7"
        }
      })
  }

  @Test("A program that has it already, and one that asks for the head alone, get no content")
  func conditions() async throws {
    let motivation = FakeMotivation([Self.series("a", text: "Read")])
    let first = try await get(motivation)
    let tag = try #require(first["etag"])
    let again = try await get(motivation, ["if-none-match": tag])
    #expect((again.status, again.text, again["etag"]) == (304, "", tag))
    let head = try await get(motivation, method: "HEAD")
    #expect((head.status, head.text, head["etag"]) == (200, "", tag))
    #expect(head["content-length"] == "\(first.text.utf8.count)")
    let changed = try await get(FakeMotivation([Self.series("a", text: "Run")]), ["if-none-match": tag])
    #expect(changed.status == 200)
    #expect(changed["etag"] != tag)
  }

  @Test(
    "Without a whole token, motivation is not asked",
    arguments: [nil, "", "token=", "token=x", "token=\(token)0", "a=\(token)", "token=\(token)&token=\(token)"])
  func unauthenticated(_ query: String?) async throws {
    let motivation = FakeMotivation()
    let refusal = await #expect(throws: WebRefusal.self) { _ = try await get(motivation, query: query) }
    #expect(refusal?.status == 401)
    #expect(refusal?.headers == ["www-authenticate": "Bearer"])
    #expect(refusal?.message.contains(Self.token) == false)
    #expect(motivation.metadata.withLock { $0.isEmpty })
  }

  @Test(
    "What motivation refuses has the status that says what to do",
    arguments: [
      (StatusCode.unauthenticated, 401, nil), (.permissionDenied, 403, nil), (.resourceExhausted, 429, "60"),
      (.unavailable, 503, "60"), (.deadlineExceeded, 503, "60"),
    ] as [(StatusCode, Int, String?)])
  func refused(_ code: StatusCode, _ status: Int, _ retryAfter: String?) async throws {
    let motivation = FakeMotivation(error: RPCError(code: code, message: "no"))
    let refusal = await #expect(throws: WebRefusal.self) { _ = try await get(motivation) }
    #expect(refusal?.status == status)
    #expect(refusal?.headers["retry-after"] == retryAfter)
  }

  @Test("Anything else that fails is ours, and nothing but reading is allowed")
  func failed() async throws {
    let motivation = FakeMotivation(error: RPCError(code: .internal, message: "no"))
    let failure = await #expect(throws: RPCError.self) { _ = try await get(motivation) }
    #expect(failure?.code == .internal)
    let strange = FakeMotivation([Self.series("a", text: "Read", timeZone: "Mars/Olympus")])
    let unexpected = await #expect(throws: RPCError.self) { _ = try await get(strange) }
    #expect(unexpected?.message.contains("time_zone: Mars/Olympus") == true)
    let refusal = await #expect(throws: WebRefusal.self) { _ = try await get(motivation, method: "POST") }
    #expect(refusal?.headers == ["allow": "GET, HEAD"])
  }
}
