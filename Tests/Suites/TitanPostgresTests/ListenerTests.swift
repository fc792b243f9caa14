import Testing
import TitanCore
import TitanTesting

@testable import TitanPostgres

@Suite(.timeLimit(.minutes(10))) struct ListenerTests {
  @Test func hearsItsChannelsInOrder() async throws {
    try await TestDatabase.with([.auth]) { database async throws in
      try await database.withPool(as: .auth) { pool async throws in
        let listener = PostgresListener(
          database.configuration(as: .auth), channels: ["first", "Second \"one\""], logger: .silent)
        let events = listener.events
        #expect(await events.next() == .reconnected)
        try await pool.execute("SELECT pg_notify('first', '1')")
        try await pool.execute("SELECT pg_notify('third', '2')")
        try await pool.execute("SELECT pg_notify('Second \"one\"', '3')")
        #expect(await events.next() == .notification(channel: "first", payload: "1"))
        #expect(await events.next() == .notification(channel: "Second \"one\"", payload: "3"))
        listener.stop()
        #expect(await events.next() == nil)
      }
    }
  }

  @Test func tellsOthersAndDoesNotHearItself() async throws {
    try await TestDatabase.with([.auth]) { database async throws in
      let (one, other) = (
        PostgresListener(database.configuration(as: .auth), channels: ["c"], logger: .silent),
        PostgresListener(database.configuration(as: .auth), channels: ["c"], logger: .silent)
      )
      // This works even before there is a connection.
      one.notify("c", ["1"])
      for listener in [one, other] { #expect(await listener.events.next() == .reconnected) }
      one.notify("c", ["2", "it's \"quoted\"", "2"])
      other.notify("c", ["3"])
      #expect(await one.events.next() == .notification(channel: "c", payload: "3"))
      var heard: Set<PostgresListener.Event> = []
      while heard.count < 2 {
        guard let event = await other.events.next() else { break }
        if event != .notification(channel: "c", payload: "1") { heard.insert(event) }
      }
      #expect(heard == Set(["2", "it's \"quoted\""].map { .notification(channel: "c", payload: $0) }))
      for listener in [one, other] { listener.stop() }
    }
  }

  @Test func aCancelledConsumerStopsWaiting() async throws {
    try await TestDatabase.with([.auth]) { database async throws in
      let listener = PostgresListener(database.configuration(as: .auth), channels: ["c"], logger: .silent)
      let consumer = Task {
        for await event in listener.events { #expect(event == .reconnected) }
        return true
      }
      consumer.cancel()
      #expect(await consumer.value)
      listener.stop()
    }
  }

  @Test func anOversizedNotificationIsReplacedByReconnected() async {
    let queue = ListenerQueue()
    for number in 0...ListenerQueue.limit { queue.push(.notification(channel: "c", payload: "\(number)")) }
    queue.push(.notification(channel: "c", payload: "last"))
    #expect(await queue.next() == .reconnected)
    #expect(await queue.next() == .notification(channel: "c", payload: "last"))
    queue.finish()
    #expect(await queue.next() == nil)
  }
}
