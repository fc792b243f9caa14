import Foundation
import TitanCore
import TitanRPC

/// Where a reader stands in a feed in slots: for each slot that it reads, the number of the last change it has seen.
///
/// A change's slot comes from its user. In a slot, numbers ascend in the order in which changes are committed, so a
/// reader that has seen a number has seen every lower one.
package struct FeedPositions: Sendable, Hashable {
  /// The slots of every feed: `0..<128`, the top seven bits of PostgreSQL's `uuid_hash` of the user's ID.
  package static let slots = 0..<128

  /// The epoch that the numbers are of; empty for a reader that has seen nothing yet.
  package var epoch: String
  /// The number of the last change that was seen in each slot; 0 for none.
  package var numbers: [Int: Int]

  package init(epoch: String = "", numbers: [Int: Int]) { (self.epoch, self.numbers) = (epoch, numbers) }

  /// The feed's beginning, for a reader of some slots.
  package static func beginning(of slots: some Sequence<Int>) -> FeedPositions {
    FeedPositions(numbers: Dictionary(uniqueKeysWithValues: slots.map { ($0, 0) }))
  }

  /// The position once a change has been seen, too.
  package mutating func pass(slot: Int, number: Int, epoch: String) {
    (numbers[slot], self.epoch) = (number, epoch)
  }
}

/// Positions as the wire has them.
extension FeedPositions {
  /// - Throws: INVALID_ARGUMENT CURSOR_INVALID for slots that do not exist or come twice, and for numbers that do not go
  ///   with them.
  package init(slots: [Int32], numbers: [Int64], epoch: String) throws {
    guard slots.count == numbers.count else {
      throw Self.invalid("numbers", "got \(numbers.count) for \(slots.count) slots; allowed: one for each slot")
    }
    self.init(epoch: epoch, numbers: [:])
    for (slot, number) in zip(slots, numbers) {
      guard Self.slots.contains(Int(slot)), self.numbers[Int(slot)] == nil else {
        throw Self.invalid(
          "slots", "got \(slot) out of range or twice; allowed: 0 to \(Self.slots.count - 1), each once")
      }
      guard number >= 0, number == 0 || !epoch.isEmpty else {
        throw Self.invalid("numbers", "got \(number) without its epoch or negative; allowed: 0, or a change's number")
      }
      self.numbers[Int(slot)] = Int(number)
    }
  }

  /// The slots that are read, and their numbers in the same order.
  package var columns: (slots: [Int], numbers: [Int]) {
    let slots = numbers.keys.sorted()
    return (slots, slots.map { numbers[$0] ?? 0 })
  }

  private static func invalid(_ field: String, _ description: String) -> RPCError {
    .invalid(field, reason: "CURSOR_INVALID", description)
  }
}

/// Positions of the whole feed as one text, for readers that know of no slots.
extension FeedPositions {
  private static let version: UInt8 = 3

  /// The epoch and the number of every slot in base64url, after the version; empty at the beginning.
  package var cursor: String {
    guard let epoch = UUID(uuidString: epoch) else { return "" }
    var bytes = [Self.version]
    withUnsafeBytes(of: epoch.uuid) { bytes.append(contentsOf: $0) }
    for slot in Self.slots {
      var rest = UInt64(numbers[slot] ?? 0)
      while rest > 0x7f {
        bytes.append(UInt8(rest & 0x7f) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(rest))
    }
    return Base64URL.encode(bytes)
  }

  /// Reads a request's cursor; an empty one is the beginning of all slots.
  ///
  /// - Throws: FAILED_PRECONDITION EPOCH_CHANGED for a cursor from before the feed had slots, and INVALID_ARGUMENT
  ///   CURSOR_INVALID for anything else that this feed never issued.
  package init(cursor: String) throws {
    self = .beginning(of: Self.slots)
    if cursor.isEmpty { return }
    guard let bytes = Base64URL.decode(cursor), bytes.count >= 17, bytes[0] == Self.version else {
      if TransactionCursor.isOne(cursor) { throw RPCError.epochChanged(now: "") }
      throw Self.unknown(cursor)
    }
    epoch = bytes[1..<17].withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }.uuidString.lowercased()
    var rest = bytes[17...]
    for slot in Self.slots {
      guard let number = Self.takeVarint(from: &rest) else { throw Self.unknown(cursor) }
      numbers[slot] = number
    }
    guard rest.isEmpty else { throw Self.unknown(cursor) }
  }

  /// A number whose last byte is the first below 128; `nil` if there is no such byte, or if the number is too large.
  private static func takeVarint(from bytes: inout ArraySlice<UInt8>) -> Int? {
    var number: UInt64 = 0
    for shift in stride(from: 0, to: 63, by: 7) {
      guard let byte = bytes.popFirst() else { return nil }
      number |= UInt64(byte & 0x7f) << UInt64(shift)
      if byte & 0x80 == 0 { return Int(exactly: number) }
    }
    return nil
  }

  private static func unknown(_ cursor: String) -> RPCError {
    invalid(
      "cursor",
      "got \(cursor.utf8.count) characters that are no cursor of this feed; "
        + "allowed: a cursor of a change, next_cursor, or nothing")
  }
}
