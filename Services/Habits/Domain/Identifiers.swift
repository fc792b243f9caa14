package import TitanCore

package enum HabitOwner {}
/// Names a habit; chosen by the client, unique per user.
package typealias HabitID = Identifier<HabitOwner>

package enum RecordOwner {}
/// Names a record; chosen by the client or made here, unique per habit.
package typealias RecordID = Identifier<RecordOwner>

package enum SourceOwner {}
/// Names what a link has made a record from: a push-up session or a practice.
package typealias SourceID = Identifier<SourceOwner>
