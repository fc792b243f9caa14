package import TitanCore

package enum MeasurementOwner {}
/// Names a body measurement; chosen by the client, unique per user.
package typealias MeasurementID = Identifier<MeasurementOwner>
