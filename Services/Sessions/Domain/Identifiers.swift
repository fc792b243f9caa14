package import TitanCore

package enum SessionOwner {}
/// Identifies a push-up session; chosen by the client, unique per user.
package typealias SessionID = Identifier<SessionOwner>

package enum ReceiptOwner {}
/// Identifies a receipt of the pose service.
package typealias ReceiptID = Identifier<ReceiptOwner>

package enum LandmarkStreamOwner {}
/// Identifies the stream of landmarks that a receipt was issued for.
package typealias LandmarkStreamID = Identifier<LandmarkStreamOwner>
