package import ProfileDomain
package import TitanCore

/// Where body measurements are kept. Every method sees those of the named user only.
package protocol MeasurementStore: Sendable {
  /// Records a measurement, unless it is there already.
  ///
  /// - Throws: `MeasurementConflict`.
  func add(_ measurement: BodyMeasurement, of user: UserID, at now: Timestamp) async throws

  /// Newest first.
  func measurements(of user: UserID, after place: MeasurementPlace?, limit: Int) async throws -> [BodyMeasurement]

  /// Deletes a measurement; `true` if it was there, whether or not it had been deleted before.
  func delete(_ id: MeasurementID, of user: UserID, at now: Timestamp) async throws -> Bool
}

extension MeasurementStore {
  /// The newest; `nil` if there is none.
  func newest(of user: UserID) async throws -> BodyMeasurement? {
    try await measurements(of: user, after: nil, limit: 1).first
  }
}

/// Where a page of measurements starts: behind this one.
package struct MeasurementPlace: Sendable, Hashable {
  package var time: Timestamp
  package var id: MeasurementID

  package init(time: Timestamp, id: MeasurementID) {
    self.time = time
    self.id = id
  }
}

/// The id names another measurement, or one that was deleted.
package struct MeasurementConflict: Error, Sendable, Hashable {
  package var id: MeasurementID

  package init(_ id: MeasurementID) { self.id = id }
}
