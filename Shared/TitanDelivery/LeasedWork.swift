/// Works through an outbox that several processes share by leases. As soon as one job is done, the next one that is due takes
/// its place: a receiver that answers slowly holds up one place, and its owner gets no more than a share of them.
package struct LeasedWork<Job: Sendable, Owner: Hashable & Sendable>: Sendable {
  /// The number of jobs carried out at the same time.
  private let width: Int
  /// The number of these that may belong to one owner.
  private let share: Int
  private let owner: @Sendable (Job) -> Owner
  private let lease: @Sendable (_ count: Int, _ busy: Set<Owner>) async throws -> [Job]
  private let carryOut: @Sendable (Job) async throws -> Void

  /// - Parameters:
  ///   - share: at most `width`.
  ///   - lease: leases at most `count` jobs that are due. It omits those of `busy` owners, who have their share.
  ///   - carryOut: carries out a job, and settles its lease.
  package init(
    width: Int, share: Int, owner: @escaping @Sendable (Job) -> Owner,
    lease: @escaping @Sendable (_ count: Int, _ busy: Set<Owner>) async throws -> [Job],
    carryOut: @escaping @Sendable (Job) async throws -> Void
  ) {
    (self.width, self.share, self.owner, self.lease, self.carryOut) = (width, share, owner, lease, carryOut)
  }

  /// Carries out jobs until none is due, and returns their number.
  ///
  /// - Throws: what `lease` and `carryOut` throw. The other jobs are cancelled then; nothing is lost, because leases expire.
  @discardableResult
  package func run() async throws -> Int {
    try await withThrowingTaskGroup(of: Owner.self) { group in
      var running: [Owner: Int] = [:]
      var (count, done) = (0, 0)
      while true {
        if count < width {
          let busy = Set(running.filter { $0.value >= share }.keys)
          for job in try await lease(width - count, busy) {
            let owner = owner(job)
            running[owner, default: 0] += 1
            count += 1
            group.addTask {
              try await carryOut(job)
              return owner
            }
          }
        }
        guard let owner = try await group.next() else { return done }
        running[owner]! -= 1
        if running[owner] == 0 { running[owner] = nil }
        (count, done) = (count - 1, done + 1)
      }
    }
  }
}
