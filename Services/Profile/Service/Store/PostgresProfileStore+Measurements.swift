package import ProfileDomain
package import TitanCore
import TitanPostgres

extension PostgresProfileStore: MeasurementStore {
  package func add(_ measurement: BodyMeasurement, of user: UserID, at now: Timestamp) async throws {
    // The key decides between two that come at once; whoever was second looks at what is there.
    let added = try await pool.execute(
      """
      INSERT INTO profile.measurements (
        user_id, measurement_id, measure_time, utc_offset_seconds, local_date, weight_milligrams, create_time)
      VALUES (
        \(user), \(measurement.id), \(measurement.time), \(measurement.utcOffsetSeconds), \(measurement.localDate),
        \(measurement.weight.milligrams), \(now))
      ON CONFLICT (user_id, measurement_id) DO NOTHING
      """)
    guard added == 0 else { return }
    let there = try await pool.first(
      """
      SELECT \(unescaped: ProfileRow.measurementColumns) FROM profile.measurements
      WHERE user_id = \(user) AND measurement_id = \(measurement.id) AND delete_time IS NULL
      """
    ).flatMap { try ProfileRow.measurement($0) }
    guard there == measurement else { throw MeasurementConflict(measurement.id) }
  }

  package func measurements(
    of user: UserID, after place: MeasurementPlace?, limit: Int
  ) async throws -> [BodyMeasurement] {
    try await pool.all(
      """
      SELECT \(unescaped: ProfileRow.measurementColumns) FROM profile.measurements
      WHERE user_id = \(user) AND delete_time IS NULL
        AND (measure_time, measurement_id) < (
          COALESCE(\(place?.time), 'infinity'),
          COALESCE(\(place?.id), 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      ORDER BY measure_time DESC, measurement_id DESC
      LIMIT \(limit)
      """
    ).compactMap { try ProfileRow.measurement($0) }
  }

  package func delete(_ id: MeasurementID, of user: UserID, at now: Timestamp) async throws -> Bool {
    let deleted = try await pool.execute(
      """
      UPDATE profile.measurements SET delete_time = COALESCE(delete_time, \(now))
      WHERE user_id = \(user) AND measurement_id = \(id)
      """)
    return deleted > 0
  }
}
