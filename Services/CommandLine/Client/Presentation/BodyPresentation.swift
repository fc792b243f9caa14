import TitanProto

/// Weights and what follows from them.
enum BodyPresentation {
  static func json(_ bmi: ProfileV1.Bmi) -> JSONValue {
    [
      "value": .decimal(bmi.value), "text": .string(bmi.text), "class": .string(bmi.bmiClass.description),
      "class_text": .string(bmi.classText), "weight_kg": .decimal(bmi.weightKg), "height_cm": .decimal(bmi.heightCm),
      "normal_from_kg": .decimal(bmi.normalFromKg), "normal_below_kg": .decimal(bmi.normalBelowKg),
      "formula_version": .string(bmi.formulaVersion), "note": .string(bmi.note),
    ]
  }

  static func json(_ measurement: ProfileV1.BodyMeasurement) -> JSONValue {
    [
      "measurement_id": .string(measurement.measurementID), "measure_time": .time(measurement.measureTime),
      "local_date": .string(measurement.localDate), "weight_kg": .decimal(measurement.weightKg),
    ]
  }

  static func lines(_ bmi: ProfileV1.Bmi, terminal: Terminal) -> [String] {
    let style = terminal.style
    return [
      style(.bold, bmi.text.printable) + "  " + bmi.classText.printable,
      style(.dim, "\(bmi.weightKg) kg, \(bmi.heightCm) cm; normal: \(tenths(bmi.normalFromKg)) to below ")
        + style(.dim, "\(tenths(bmi.normalBelowKg)) kg"),
      style(.dim, bmi.note.printable),
    ]
  }

  private static func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}
