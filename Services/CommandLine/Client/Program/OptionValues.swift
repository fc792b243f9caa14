import ArgumentParser
import PoseProto
import TitanCore
import TitanProto

extension ParsableArguments {
  /// Rejects a value outside of the allowed range, because services treat some values as their default; `nil` is fine.
  ///
  /// - Parameter name: the option's name, such as `--count`.
  /// - Throws: `ValidationError` with the value and the range.
  func check<Value: Comparable>(_ name: String, _ value: Value?, _ allowed: ClosedRange<Value>) throws {
    guard let value, !allowed.contains(value) else { return }
    throw ValidationError("\(name) is \(value), but should be from \(allowed.lowerBound) to \(allowed.upperBound).")
  }

  /// The same for an amount.
  func check(amount name: String, _ value: Double, _ allowed: ClosedRange<Double>) throws {
    guard !allowed.contains(value) else { return }
    let (least, most) = (Format.amount(allowed.lowerBound), Format.amount(allowed.upperBound))
    throw ValidationError("\(name) is \(Format.amount(value)), but should be from \(least) to \(most).")
  }
}

/// A date as an option, so that invalid dates are rejected before any call.
struct DateOption: ExpressibleByArgument, CustomStringConvertible {
  let day: CalendarDay

  init?(argument: String) {
    guard let day = CalendarDay(argument) else { return nil }
    self.day = day
  }

  var description: String { "\(day)" }
}

/// A time of the day.
struct DayTime: ExpressibleByArgument, CustomStringConvertible {
  let minutes: UInt32

  init(minutes: UInt32) { self.minutes = minutes }

  init?(argument: String) {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.count == 2 }), let hour = UInt32(parts[0]),
      let minute = UInt32(parts[1]), hour < 24, minute < 60
    else { return nil }
    minutes = hour * 60 + minute
  }

  var description: String {
    let (hour, minute) = (minutes / 60, minutes % 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}

extension Timestamp {
  /// Reads the value of an option.
  init(option text: String) throws(ValidationError) {
    guard let message = GoogleProtobuf.Timestamp(rfc3339: text) else {
      throw ValidationError("It should be \(GoogleProtobuf.Timestamp.rfc3339Form).")
    }
    self.init(message)
  }
}

extension PoseV1.Direction {
  /// Reads the value of an option: a vector that is 0.9 to 1.1 long, as the service takes it.
  init(option text: String) throws(ValidationError) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Float($0) }
    let length = parts.reduce(0) { $0 + $1 * $1 }.squareRoot()
    guard parts.count == 3, (0.9...1.1).contains(length) else {
      throw ValidationError("It should be three numbers of a vector whose length is 1, such as 0,-1,0.")
    }
    self.init(x: parts[0], y: parts[1], z: parts[2])
  }
}
