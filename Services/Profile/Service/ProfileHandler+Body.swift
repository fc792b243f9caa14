import ProfileDomain
package import ProfileProto
import TitanCore
import TitanFeeds
import TitanPostgres
package import TitanRPC

extension ProfileHandler {
  package func addBodyMeasurement(
    _ request: ProfileV1.AddBodyMeasurementRequest, context: ServerContext
  ) async throws -> ProfileV1.AddBodyMeasurementResponse {
    let user = try context.requireUser()
    let now = clock()
    let measurement = try MeasurementDraft(request.measurement ?? .init()).checked(at: now)
    try await measurements.add(measurement, of: user, at: now)
    notifier.notify()
    return .init(measurement: .init(measurement))
  }

  package func listBodyMeasurements(
    _ request: ProfileV1.ListBodyMeasurementsRequest, context: ServerContext
  ) async throws -> ProfileV1.ListBodyMeasurementsResponse {
    let user = try context.requireUser()
    let limit = try PageSize.resolve(request.pageSize)
    let arguments = ["ListBodyMeasurements", "\(user)"]
    let place = try PageToken.decode(request.pageToken, arguments: arguments).flatMap(MeasurementPlace.init)
    let page = Page(
      try await measurements.measurements(of: user, after: place, limit: limit + 1), limit: limit,
      arguments: arguments, cursor: { ["\($0.time.microseconds)", "\($0.id)"] })
    return .init(
      measurements: page.items.map(ProfileV1.BodyMeasurement.init), nextPageToken: page.nextPageToken)
  }

  package func deleteBodyMeasurement(
    _ request: ProfileV1.DeleteBodyMeasurementRequest, context: ServerContext
  ) async throws -> ProfileV1.DeleteBodyMeasurementResponse {
    let user = try context.requireUser()
    let id = try MeasurementID(request.measurementID, field: "measurement_id")
    guard try await measurements.delete(id, of: user, at: clock()) else {
      throw RPCError.notFound("measurement", id: "\(id)")
    }
    notifier.notify()
    return .init()
  }

  package func getBodyMetrics(
    _ request: ProfileV1.GetBodyMetricsRequest, context: ServerContext
  ) async throws -> ProfileV1.GetBodyMetricsResponse {
    let user = try context.requireUser()
    let profile = try await store.profile(of: user)
    let newest = try await measurements.newest(of: user)
    var missing: [ProfileV1.MissingMetric] = []
    if profile?.height == nil { missing.append(.height) }
    if newest == nil { missing.append(.weight) }
    var response = ProfileV1.GetBodyMetricsResponse(
      heightCm: profile?.height?.centimetres ?? 0, newest: newest.map { .init($0) }, missing: missing)
    if let height = profile?.height, let weight = newest?.weight {
      let isUnderAge = BirthYear.isUnderAge(profile?.birthYear, in: clock().year)
      response.bmi = .init(
        BodyMassIndex(weight: weight, height: height, isUnderAge: isUnderAge), in: context.language)
    }
    return response
  }

  package func calculateBmi(
    _ request: ProfileV1.CalculateBmiRequest, context: ServerContext
  ) async throws -> ProfileV1.CalculateBmiResponse {
    let user = try context.requireUser()
    let year = clock().year
    let asked = try BmiRequest(
      centimetres: request.heightCm, kilograms: request.weightKg, birthYear: Int(request.birthYear), year: year)
    let profile = try await store.profile(of: user)
    let newest = asked.weight == nil ? try await measurements.newest(of: user) : nil
    let index = try asked.index(
      storedHeight: profile?.height, storedWeight: newest?.weight, storedBirthYear: profile?.birthYear, year: year)
    return .init(bmi: .init(index, in: context.language))
  }
}

extension MeasurementPlace {
  /// The fields of a page token; `nil` if they aren't from one of our tokens.
  fileprivate init?(fields: [String]) {
    guard fields.count == 2, let time = Int64(fields[0]), let id = MeasurementID(fields[1]) else { return nil }
    self.init(time: Timestamp(microseconds: time), id: id)
  }
}
