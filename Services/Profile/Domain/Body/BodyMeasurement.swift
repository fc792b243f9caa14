package import TitanCore
import TitanZones

/// A body weight at a point in time.
package struct BodyMeasurement: Sendable, Hashable {
  package var id: MeasurementID
  package var time: Timestamp
  /// The device's UTC offset at that time.
  package var utcOffsetSeconds: Int
  /// Decided once, when the measurement is recorded (decision D1).
  package var localDate: CalendarDay
  package var weight: Weight

  package init(
    id: MeasurementID, time: Timestamp, utcOffsetSeconds: Int, localDate: CalendarDay, weight: Weight
  ) {
    self.id = id
    self.time = time
    self.utcOffsetSeconds = utcOffsetSeconds
    self.localDate = localDate
    self.weight = weight
  }
}

/// A measurement as a client sent it, not yet checked.
package struct MeasurementDraft: Sendable, Hashable {
  package var id: String
  /// `nil` if the request has no time, or an impossible one.
  package var time: Timestamp?
  /// Empty means UTC.
  package var timeZone: String
  /// `nil` for the zone's offset.
  package var utcOffsetSeconds: Int?
  package var kilograms: Double

  package init(
    id: String, time: Timestamp?, timeZone: String = "", utcOffsetSeconds: Int? = nil, kilograms: Double
  ) {
    self.id = id
    self.time = time
    self.timeZone = timeZone
    self.utcOffsetSeconds = utcOffsetSeconds
    self.kilograms = kilograms
  }

  /// 2000-01-01T00:00:00Z. An earlier time comes from a clock that was never set.
  package static let earliest = Timestamp(seconds: 946_684_800)
  /// How far ahead of the server's clock a time may lie (decision D30).
  package static let clockSkew: Duration = .seconds(300)

  /// The draft as a measurement.
  ///
  /// - Throws: every violation, each with the value received and the values allowed.
  package func checked(at now: Timestamp) throws(InvalidFields) -> BodyMeasurement {
    var check = FieldCheck("measurement.")
    let measurementID = MeasurementID(id)
    if measurementID == nil {
      check.add(
        "measurement_id", id.isEmpty ? "MISSING" : "UUID_INVALID", got: quoted(id),
        allowed: "a UUID made by the client")
    }
    let moment = check.moment(time, now: now)
    let zone = timeZone.isEmpty ? .utc : ZoneRules(name: timeZone)
    if zone == nil {
      check.add(
        "time_zone", "ZONE_UNKNOWN", got: quoted(timeZone),
        allowed: "an IANA zone such as Europe/Berlin, or nothing for UTC")
    }
    let offset =
      if let utcOffsetSeconds {
        check.number(utcOffsetSeconds, -64_800...64_800, "utc_offset_seconds")
      } else {
        moment.flatMap { zone?.utcOffsetSeconds(at: $0) }
      }
    let weight = check.weight(kilograms, "weight_kg", orNothing: false)
    try check.finish()
    guard let measurementID, let moment, let offset, let weight else { throw InvalidFields(check.violations) }
    return BodyMeasurement(
      id: measurementID, time: moment, utcOffsetSeconds: offset,
      localDate: CalendarDay(of: moment, utcOffsetSeconds: offset), weight: weight)
  }
}

extension FieldCheck {
  fileprivate mutating func moment(_ time: Timestamp?, now: Timestamp) -> Timestamp? {
    let allowed = "a time from \(MeasurementDraft.earliest) to 5 minutes from now"
    guard let time else {
      add("measure_time", "MISSING", got: "nothing", allowed: allowed)
      return nil
    }
    guard time >= MeasurementDraft.earliest else {
      add("measure_time", "TIME_TOO_EARLY", got: "\(time)", allowed: allowed)
      return nil
    }
    guard time <= now + MeasurementDraft.clockSkew else {
      add("measure_time", "TIME_IN_FUTURE", got: "\(time), and it is \(now) here", allowed: allowed)
      return nil
    }
    return time
  }
}

package enum MeasurementOwner {}
/// Identifies a body measurement; chosen by the client, unique per user.
package typealias MeasurementID = Identifier<MeasurementOwner>
