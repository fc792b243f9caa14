import Foundation
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanTesting

@Suite("The notifier that watchers wait for", .timeLimit(.minutes(10)))
struct NotifierTests {
  private func user(_ number: UInt8 = 1) -> UserID {
    UserID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number)))
  }

  @Test("Keeps one notification for a subscriber that is busy; forgets one that has gone")
  func kept() async {
    let notifier = Notifier()
    do {
      var news = notifier.subscribe().makeAsyncIterator()
      for _ in 0..<5 { notifier.notify() }
      #expect(await news.next() != nil)
      #expect(notifier.subscriberCount == 1)
      notifier.notify()
      #expect(await news.next() != nil)
    }
    #expect(notifier.subscriberCount == 0)
  }

  @Test("Wakes a user's subscribers for that user, and those of everybody for each")
  func users() async throws {
    let (notifier, woken) = (Notifier(), Recorder<String>())
    let streams = [
      ("mine", notifier.subscribe(to: user())), ("theirs", notifier.subscribe(to: user(2))),
      ("everybody's", notifier.subscribe()),
    ]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (name, stream) in streams { group.addTask { for await _ in stream { woken.append(name) } } }
      notifier.notify(user())
      try await eventually { Set(woken.all) == ["mine", "everybody's"] }
      notifier.notify([])
      notifier.notify([user(2), user(3)])
      try await eventually { woken.all.count == 4 }
      #expect(woken.all.filter { $0 == "mine" } == ["mine"])
      notifier.notify()
      try await eventually { woken.all.count == 7 }
      group.cancelAll()
    }
  }

  @Test("Wakes subscribers in its own process although there is no connection, and only once when there is")
  func ownProcess() async throws {
    try await TestDatabase.with([.auth]) { database in
      let (mine, others, woken) = (Notifier(channel: "c"), Notifier(channel: "c"), Recorder<String>())
      var here = mine.subscribe(to: user()).makeAsyncIterator()
      mine.notify(user())
      await here.next()
      try await withThrowingTaskGroup(of: Void.self) { group in
        let streams = [
          ("mine", mine.subscribe(to: user())), ("others", others.subscribe(to: user())),
          ("others", others.subscribe(to: user(2))),
        ]
        for (name, stream) in streams { group.addTask { for await _ in stream { woken.append(name) } } }
        for notifier in [others, mine] {
          group.addTask { await Notifier.connect([notifier], to: database.configuration(as: .auth), logger: .silent) }
        }
        // Each connection wakes everybody once. What was told before there was one, reaches the other process.
        try await eventually { woken.all.count { $0 == "mine" } == 1 && woken.all.count { $0 == "others" } >= 2 }
        mine.notify(user())
        try await eventually { woken.all.count { $0 == "mine" } == 2 }
        others.notify(user())
        try await eventually { woken.all.count { $0 == "mine" } == 3 }
        // What follows on the same connection was heard behind everything before.
        others.notify()
        try await eventually { woken.all.count { $0 == "mine" } == 4 }
        group.cancelAll()
      }
    }
  }

  @Test("Has those look now and then who wait for everybody's changes")
  func regularLook() async throws {
    try await TestDatabase.with([.auth]) { database in
      let (notifier, woken) = (Notifier(channel: "c", interval: .milliseconds(1)), Recorder<String>())
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (name, stream) in [("everybody's", notifier.subscribe()), ("mine", notifier.subscribe(to: user()))] {
          group.addTask { for await _ in stream { woken.append(name) } }
        }
        group.addTask { await Notifier.connect([notifier], to: database.configuration(as: .auth), logger: .silent) }
        try await eventually { woken.all.count { $0 == "everybody's" } > 20 }
        #expect(woken.all.count { $0 == "mine" } <= 1, "the connection alone")
        group.cancelAll()
      }
    }
  }
}
