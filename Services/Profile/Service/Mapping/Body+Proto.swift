import ProfileDomain
import TitanCore
import TitanProto

extension ProfileV1.BodyMeasurement {
  init(_ measurement: BodyMeasurement) {
    self.init(
      measurementID: "\(measurement.id)", measureTime: .init(measurement.time),
      utcOffsetSeconds: Int32(measurement.utcOffsetSeconds), localDate: "\(measurement.localDate)",
      weightKg: measurement.weight.kilograms)
  }
}

extension MeasurementDraft {
  init(_ message: ProfileV1.BodyMeasurement) throws {
    self.init(
      id: message.measurementID,
      time: try message.measureTime.map { try Timestamp($0, field: "measurement.measure_time") },
      timeZone: message.timeZone, utcOffsetSeconds: message.utcOffsetSeconds.map(Int.init),
      kilograms: message.weightKg)
  }
}

extension ProfileV1.Bmi {
  init(_ index: BodyMassIndex, in language: Language) {
    let normal = index.normalKilograms
    self.init(
      value: index.value, text: index.text(in: language), bmiClass: .init(rawValue: Int32(index.category.rawValue)),
      classText: index.category.text(in: language), weightKg: index.weight.kilograms,
      heightCm: index.height.centimetres, normalFromKg: normal.from, normalBelowKg: normal.below,
      actionPoints: index.actionPoints.map { .init(value: Double($0.hundredths) / 100, reached: $0.isReached) },
      note: BodyMassIndex.note(in: language), formulaVersion: BodyMassIndex.formulaVersion)
  }
}
