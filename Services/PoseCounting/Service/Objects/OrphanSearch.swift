package import TitanCore

/// Finds objects that the database knows nothing of, and has them deleted if it is told to: after a backup was restored, those
/// that were written since it was made have no row.
package struct OrphanSearch: Sendable {
  /// What was written more recently is left alone. That nothing under way is taken for an orphan doesn't depend on it; it
  /// leaves time for a process that was cut off from the database when another one took its place.
  package static let shortestAge = Duration.seconds(3_600)

  private let queue: FrameDeletionQueue
  private let store: any ObjectStore
  /// Only what the object store has had since before this.
  private let before: Timestamp

  /// Why nothing was looked for.
  package enum Refusal: Error, Hashable, CustomStringConvertible {
    case noBucket
    case badTime(String, latest: Timestamp)

    package var description: String {
      switch self {
      case .noBucket: "TITANUP_FRAMES_URL is not set: there is no object store to look into"
      case .badTime(let text, let latest):
        "TIME is \"\(text.prefix(64))\"; allowed: a time such as 2026-11-28T17:30:00Z, now at most \(latest)"
      }
    }
  }

  /// - Parameter before: the time, as an operator writes it.
  /// - Throws: `Refusal`.
  package init(_ queue: FrameDeletionQueue, _ store: (any ObjectStore)?, before: String, now: Timestamp) throws {
    guard let store else { throw Refusal.noBucket }
    let latest = Timestamp(seconds: now.seconds) - Self.shortestAge
    guard let time = Timestamp(utc: before), time <= latest else { throw Refusal.badTime(before, latest: latest) }
    (self.queue, self.store, self.before) = (queue, store, time)
  }

  /// Reads the whole bucket, a page at a time.
  ///
  /// - Parameters:
  ///   - deletes: whether orphans' folders are queued for the services to clear. Whatever is queued when this is interrupted
  ///     stays so, and is left out the next time.
  ///   - tell: takes a line for each stream with orphans.
  /// - Returns: a summary to print.
  /// - Throws: `ObjectStoreError`, or the database's errors.
  package func run(deletes: Bool, tell: (String) -> Void) async throws -> String {
    var (totals, folder) = (Totals(), OrphanFolder?.none)
    var page = try await store.list("", after: "")
    while true {
      var complete: [OrphanFolder] = []
      for orphan in try await orphans(in: page, &totals) {
        if folder?.key != orphan.object.key {
          if let folder { complete.append(folder) }
          folder = OrphanFolder(key: orphan.object.key)
        }
        folder?.add(orphan.modified)
      }
      // A stream's objects may go on in the next page.
      let isLast = !page.isTruncated
      if isLast, let folder { complete.append(folder) }
      if deletes { try await queue.add(complete.map(\.key)) }
      complete.forEach { tell($0.line) }
      totals.add(complete)
      guard !isLast, let last = page.names.last else { return totals.summary(before: before, deletes: deletes) }
      page = try await store.list("", after: last)
    }
  }

  private func orphans(
    in page: ObjectListing, _ totals: inout Totals
  ) async throws -> [(object: FrameObject, modified: Timestamp)] {
    var times: [FrameObject: Timestamp] = [:]
    var objects: [FrameObject] = []
    for entry in page.entries {
      guard let object = FrameObject(entry.name) else {
        totals.others += 1
        continue
      }
      totals.objects += 1
      guard let modified = entry.modified, modified < before else { continue }
      objects.append(object)
      times[object] = modified
    }
    let unnamed = try await queue.unnamed(objects)
    let queued = try await queue.queued(Set(unnamed.map(\.key)))
    return unnamed.compactMap { object in
      guard !queued.contains(object.key), let modified = times[object] else { return nil }
      return (object, modified)
    }
  }
}

/// The orphans of one stream.
private struct OrphanFolder {
  let key: StreamKey
  private(set) var count = 0
  private var newest: Timestamp?

  init(key: StreamKey) { self.key = key }

  mutating func add(_ modified: Timestamp) {
    count += 1
    newest = newest.map { max($0, modified) } ?? modified
  }

  var line: String {
    "\(FrameObject.folder(of: key)): \(counted(count, "object"))\(newest.map { ", the newest from \($0)" } ?? "")"
  }
}

private struct Totals {
  /// Frames, and what has other names.
  var objects = 0, others = 0
  private var orphans = 0, streams = 0

  mutating func add(_ folders: [OrphanFolder]) {
    orphans += folders.reduce(0) { $0 + $1.count }
    streams += folders.count
  }

  func summary(before: Timestamp, deletes: Bool) -> String {
    let seen =
      "\(counted(objects, "object")) with frames" + (others == 0 ? "" : " and \(counted(others, "other")), left alone")
    let found = "in no row and from before \(before): \(counted(orphans, "object")) of \(counted(streams, "stream"))"
    let next = orphans == 0 ? "" : deletes ? "; the pose service deletes them now" : "; nothing was changed"
    return "\(seen); \(found)\(next)"
  }
}

private func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
