import ProfileDomain
import Testing
import TitanCore

@Suite("A body measurement as a client sends it")
struct MeasurementDraftTests {
  private func draft(
    id: String = "0190f0aa-0000-7000-8000-000000000001", time: Timestamp? = noon, offset: Int = 0,
    kilograms: Double = 70
  ) -> MeasurementDraft {
    MeasurementDraft(id: id, time: time, utcOffsetSeconds: offset, kilograms: kilograms)
  }

  @Test(
    "Its date is the device's", arguments: [(0, "2026-05-31"), (43_200, "2026-06-01"), (-43_201, "2026-05-30")])
  func dates(_ offset: Int, _ date: String) throws {
    let measurement = try draft(offset: offset).checked(at: noon)
    #expect("\(measurement.localDate)" == date)
    #expect(measurement.weight.kilograms == 70)
  }

  @Test(
    "Without an offset, the zone's own applies, and UTC without a zone",
    arguments: [("Europe/Berlin", nil, 7_200), ("", nil, 0), ("Europe/Berlin", 0, 0), ("", 3_600, 3_600)])
  func zones(_ zone: String, _ offset: Int?, _ expected: Int) throws {
    let draft = MeasurementDraft(
      id: "0190f0aa-0000-7000-8000-000000000001", time: noon, timeZone: zone, utcOffsetSeconds: offset, kilograms: 70)
    #expect(try draft.checked(at: noon).utcOffsetSeconds == expected)
  }

  @Test("Every missing field is named")
  func nothing() {
    let found = violations { _ = try draft(id: "", time: nil, kilograms: 0).checked(at: noon) }
    #expect(
      found == [
        "measurement.measurement_id": "MISSING", "measurement.measure_time": "MISSING",
        "measurement.weight_kg": "MISSING",
      ])
  }

  @Test("A time must not be before 2000, or more than five minutes ahead")
  func times() throws {
    _ = try draft(time: noon + .seconds(300)).checked(at: noon)
    _ = try draft(time: Timestamp(seconds: 946_684_800)).checked(at: noon)
    let late = violations { _ = try draft(time: noon + .seconds(301)).checked(at: noon) }
    #expect(late == ["measurement.measure_time": "TIME_IN_FUTURE"])
    let early = violations { _ = try draft(time: Timestamp(seconds: 946_684_799)).checked(at: noon) }
    #expect(early == ["measurement.measure_time": "TIME_TOO_EARLY"])
  }

  @Test("Every wrong field is named")
  func wrong() {
    var wrong = draft(id: "x", offset: 64_801, kilograms: .nan)
    wrong.timeZone = "Mars/Olympus"
    let found = violations { _ = try wrong.checked(at: noon) }
    #expect(
      found == [
        "measurement.measurement_id": "UUID_INVALID", "measurement.time_zone": "ZONE_UNKNOWN",
        "measurement.utc_offset_seconds": "OUT_OF_RANGE",
        "measurement.weight_kg": "OUT_OF_RANGE",
      ])
  }
}
