import ProfileDomain
import ProfileProto
import ProfileService
import Testing
import TitanCore
import TitanProto
import TitanRPC
import TitanTesting

@Suite("ProfileService: body measurements")
struct BodyHandlerTests {
  private let harness = Harness()
  private var client: ProfileV1.ProfileServiceClient { harness.client }

  private func weigh(_ number: Int, _ kilograms: Double, hours: Int = 0) async throws -> ProfileV1.BodyMeasurement {
    let response = try await client.addBodyMeasurement(
      .init(
        measurement: .init(
          measurementID: "\(measurementID(number))", measureTime: .init(noon - .seconds(hours * 3_600)),
          utcOffsetSeconds: 50_400, weightKg: kilograms)))
    return try #require(response.measurement)
  }

  @Test("A measurement is stored on the device's date, and a retry returns the same")
  func add() async throws {
    let first = try await weigh(1, 76.5625)
    #expect(first.localDate == "2026-06-01" && first.weightKg == 76.5625)
    let again = try await weigh(1, 76.5625)
    #expect(again == first)
    let error = await #expect(throws: RPCError.self) { try await weigh(1, 76.5) }
    #expect((error?.code, error?.receivedReason) == (.alreadyExists, "MEASUREMENT_EXISTS"))
    #expect(error?.receivedInfo["measurement_id"] == "\(measurementID(1))")
  }

  @Test("Every missing field is named")
  func nothing() async throws {
    let error = await #expect(throws: RPCError.self) { try await client.addBodyMeasurement(.init()) }
    #expect(error?.code == .invalidArgument)
    #expect(
      error?.receivedFields == ["measurement.measurement_id", "measurement.measure_time", "measurement.weight_kg"])
    let all = try await client.listBodyMeasurements(.init()).measurements
    #expect(all.isEmpty)
  }

  @Test("The pages list each measurement once, newest first, and a token belongs to one list")
  func pages() async throws {
    for number in 1...5 { _ = try await weigh(number, 60 + Double(number), hours: number) }
    var weights: [Double] = []
    var request = ProfileV1.ListBodyMeasurementsRequest(pageSize: 2)
    repeat {
      let page = try await client.listBodyMeasurements(request)
      weights += page.measurements.map(\.weightKg)
      request.pageToken = page.nextPageToken
      if weights.count == 2 {
        let token = request
        let error = await #expect(throws: RPCError.self) {
          try await client.listBodyMeasurements(token, options: TestCalls.by(user(2)))
        }
        #expect(error?.receivedReason == "PAGE_TOKEN_INVALID")
      }
    } while !request.pageToken.isEmpty
    #expect(weights == [61, 62, 63, 64, 65])
    let others = try await client.listBodyMeasurements(.init(), options: TestCalls.by(user(2))).measurements
    #expect(others.isEmpty)
  }

  @Test("An owner deletes a measurement, and a repeated call succeeds")
  func delete() async throws {
    _ = try await weigh(1, 70)
    let id = ProfileV1.DeleteBodyMeasurementRequest(measurementID: "\(measurementID(1))")
    let others = await #expect(throws: RPCError.self) {
      try await client.deleteBodyMeasurement(id, options: TestCalls.by(user(2)))
    }
    #expect(others?.code == .notFound)
    _ = try await client.deleteBodyMeasurement(id)
    _ = try await client.deleteBodyMeasurement(id)
    let error = await #expect(throws: RPCError.self) {
      try await client.deleteBodyMeasurement(.init(measurementID: "x"))
    }
    #expect((error?.code, error?.receivedReason) == (.invalidArgument, "UUID_INVALID"))
  }

  @Test("Metrics come from height and newest weight, and missing ones are listed")
  func metrics() async throws {
    let empty = try await client.getBodyMetrics(.init())
    #expect(empty.bmi == nil && empty.missing == [.height, .weight])
    _ = try await weigh(1, 50, hours: 2)
    _ = try await weigh(2, 76.5625, hours: 1)
    let heightless = try await client.getBodyMetrics(.init())
    #expect(heightless.missing == [.height] && heightless.newest?.weightKg == 76.5625)
    _ = try await client.updateProfile(
      .init(profile: .init(heightCm: 175), updateMask: .init(paths: ["height_cm"])))
    let metrics = try await client.getBodyMetrics(
      .init(), options: TestCalls.by(user(), metadata: ["accept-language": .string("de")]))
    let bmi = try #require(metrics.bmi)
    #expect(metrics.missing.isEmpty && metrics.heightCm == 175)
    #expect(bmi.value == 25 && bmi.text == "25,0" && bmi.bmiClass == .preObese && bmi.classText == "Übergewicht")
    #expect(bmi.weightKg == 76.5625 && bmi.heightCm == 175 && bmi.formulaVersion == "bmi-who-2004")
    #expect(bmi.actionPoints.map(\.value) == [23, 27.5, 32.5, 37.5])
    #expect(bmi.actionPoints.map(\.reached) == [true, false, false, false])
    #expect(bmi.note == "Ein Orientierungswert, keine Diagnose.")
  }

  @Test("Users under 20 have no class")
  func underAge() async throws {
    let bmi = try await client.calculateBmi(.init(heightCm: 175, weightKg: 95, birthYear: 2010)).bmi
    #expect(bmi?.bmiClass == .notApplicable && bmi?.text == "31.0")
    let adult = try await client.calculateBmi(.init(heightCm: 175, weightKg: 95)).bmi
    #expect(adult?.bmiClass == .obeseI)
  }

  @Test("Values out of range and missing values are refused")
  func refused() async throws {
    let bounds = await #expect(throws: RPCError.self) {
      try await client.calculateBmi(.init(heightCm: 49, weightKg: 501, birthYear: 1899))
    }
    #expect(bounds?.code == .invalidArgument && bounds?.receivedFields == ["height_cm", "weight_kg", "birth_year"])
    let height = await #expect(throws: RPCError.self) { try await client.calculateBmi(.init(weightKg: 70)) }
    #expect((height?.code, height?.receivedReason) == (.failedPrecondition, "HEIGHT_UNKNOWN"))
    let weight = await #expect(throws: RPCError.self) { try await client.calculateBmi(.init(heightCm: 175)) }
    #expect((weight?.code, weight?.receivedReason) == (.failedPrecondition, "WEIGHT_UNKNOWN"))
    #expect(weight?.receivedText == "Please enter what you weigh.")
  }
}
