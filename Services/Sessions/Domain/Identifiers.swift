package import TitanCore

package enum SessionOwner {}
/// Names a push-up session; chosen by the client, unique per user.
package typealias SessionID = Identifier<SessionOwner>

package enum ReceiptOwner {}
/// Names a receipt of the pose service.
package typealias ReceiptID = Identifier<ReceiptOwner>

package enum LandmarkStreamOwner {}
/// Names the stream of landmarks that a receipt was given for.
package typealias LandmarkStreamID = Identifier<LandmarkStreamOwner>
