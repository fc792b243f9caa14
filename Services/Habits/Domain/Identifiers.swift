package import TitanCore

package enum HabitOwner {}
/// Identifies a habit; the client chooses it, and it is unique per user.
package typealias HabitID = Identifier<HabitOwner>

package enum RecordOwner {}
/// Identifies a record; the client or the server chooses it, and it is unique per habit.
package typealias RecordID = Identifier<RecordOwner>

package enum SourceOwner {}
/// Identifies the origin of a record that a link made: a push-up session or a practice.
package typealias SourceID = Identifier<SourceOwner>
