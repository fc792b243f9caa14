import Crypto
import Foundation
import HabitsDomain
import TitanCore

extension Identifier where Owner == HabitOwner {
  /// The id of a habit that a user imports under a title: always the same, so that importing it again finds it.
  init(imported title: String, for user: UserID) { self.init(.named("\(user)/loop/\(title.lowercased())")) }
}

extension Identifier where Owner == RecordOwner {
  /// The id of the record that an import makes for a date.
  init(importedOf habit: HabitID, on date: CalendarDay) { self.init(.named("\(habit)/loop/\(date)")) }

  /// The id of the record that a link makes from a source.
  init(of habit: HabitID, from source: SourceID) { self.init(.named("\(habit)/link/\(source)")) }
}

extension UUID {
  /// A UUID of version 8 (RFC 9562 §5.8), from the SHA-256 of a name.
  fileprivate static func named(_ name: String) -> UUID {
    var bytes = Array(SHA256.hash(data: Array(name.utf8)).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
