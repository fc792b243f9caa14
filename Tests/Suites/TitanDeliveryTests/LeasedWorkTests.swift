import Synchronization
import Testing
import TitanDelivery

@Suite("Leased work")
struct LeasedWorkTests {
  private struct Job: Sendable, Hashable {
    let owner: String
    let number: Int
  }

  /// Jobs that are due, and what became of them. A job of a stuck owner ends when `release` lets it.
  private final class Outbox: Sendable {
    private struct State {
      var due: [Job]
      var done: [Job] = []
      var running: [String: Int] = [:]
      var most: [String: Int] = [:]
      var mostInAll = 0
      var stuck: [CheckedContinuation<Void, Never>] = []
    }
    private let state: Mutex<State>
    let stuck: Set<String>

    init(_ due: [Job], stuck: Set<String> = []) {
      state = Mutex(State(due: due))
      self.stuck = stuck
    }

    func lease(_ count: Int, _ busy: Set<String>) -> [Job] {
      state.withLock { state in
        // At most two of an owner at once, as a store ranks them.
        var taken: [Job] = []
        for job in state.due where taken.count < count && !busy.contains(job.owner) {
          let running = state.running[job.owner, default: 0]
          if running + taken.count(where: { $0.owner == job.owner }) < 2 { taken.append(job) }
        }
        state.due.removeAll(where: taken.contains)
        for job in taken {
          state.running[job.owner, default: 0] += 1
          state.most[job.owner] = max(state.most[job.owner, default: 0], state.running[job.owner]!)
        }
        state.mostInAll = max(state.mostInAll, state.running.values.reduce(0, +))
        return taken
      }
    }

    func carryOut(_ job: Job) async {
      if stuck.contains(job.owner) {
        await withCheckedContinuation { continuation in state.withLock { $0.stuck.append(continuation) } }
      }
      let isLastOther = state.withLock { state in
        state.done.append(job)
        state.running[job.owner]! -= 1
        return state.done.count { !stuck.contains($0.owner) } == 6
      }
      if isLastOther { release() }
    }

    /// Lets the stuck jobs end, now and from now on.
    private func release() {
      let waiting = state.withLock { state in
        defer { state.stuck = [] }
        return state.stuck
      }
      for continuation in waiting { continuation.resume() }
    }

    var done: [Job] { state.withLock { $0.done } }
    var most: [String: Int] { state.withLock { $0.most } }
    var mostInAll: Int { state.withLock { $0.mostInAll } }
  }

  private func work(_ outbox: Outbox, width: Int, share: Int) -> LeasedWork<Job, String> {
    LeasedWork(width: width, share: share, owner: \.owner, lease: outbox.lease, carryOut: outbox.carryOut)
  }

  @Test("Every job that is due is carried out once, no more than the width at once")
  func all() async throws {
    let jobs = (0..<40).map { Job(owner: "\($0 % 7)", number: $0) }
    let outbox = Outbox(jobs)
    #expect(try await work(outbox, width: 5, share: 2).run() == 40)
    #expect(outbox.done.sorted { $0.number < $1.number } == jobs)
    #expect(outbox.mostInAll <= 5)
    #expect(try await work(outbox, width: 5, share: 2).run() == 0)
  }

  @Test("An owner whose receivers never answer has its share, and the others' jobs are carried out meanwhile")
  func stuckOwner() async throws {
    // The stuck jobs end only after the six others: with batches, or without shares, this test would never end.
    let stuck = (0..<2).map { Job(owner: "stuck", number: $0) }
    let others = (0..<6).map { Job(owner: "other", number: $0) }
    let outbox = Outbox(stuck + others, stuck: ["stuck"])
    #expect(try await work(outbox, width: 3, share: 2).run() == 8)
    #expect(outbox.done.prefix(6).allSatisfy { $0.owner == "other" })
    #expect(outbox.most["stuck"] == 2)
  }

  @Test("What a job throws ends the work")
  func failure() async {
    struct Broken: Error {}
    let work = LeasedWork<Int, Int>(
      width: 2, share: 2, owner: { $0 }, lease: { count, _ in Array(0..<count) }, carryOut: { _ in throw Broken() })
    await #expect(throws: Broken.self) { try await work.run() }
  }
}
