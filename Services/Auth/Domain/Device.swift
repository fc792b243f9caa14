import Foundation

/// The device an auth session belongs to, as its owner shall recognise it. Every part may be empty.
package struct Device: Hashable, Sendable {
  package var name: String
  package var platform: String
  package var appVersion: String

  /// Lengths in code points.
  package static let maximumNameLength = 100
  package static let maximumPlatformLength = 50
  package static let maximumAppVersionLength = 50

  /// Takes parts that are known to fit, such as those a store holds.
  package init(name: String = "", platform: String = "", appVersion: String = "") {
    self.name = name
    self.platform = platform
    self.appVersion = appVersion
  }

  /// Trims the parts and adds what is wrong with them to `problems`.
  package init(name: String, platform: String, appVersion: String, problems: inout [FieldProblem]) {
    func part(_ field: String, _ text: String, _ limit: Int) -> String {
      let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
      let count = trimmed.unicodeScalars.count
      if count > limit {
        problems.append(FieldProblem(field: field, .tooLong(count, limit: limit)))
      } else if trimmed.unicodeScalars.contains(where: \.isControl) {
        problems.append(FieldProblem(field: field, .controlCharacter))
      }
      return trimmed
    }
    self.init(
      name: part("device.name", name, Self.maximumNameLength),
      platform: part("device.platform", platform, Self.maximumPlatformLength),
      appVersion: part("device.app_version", appVersion, Self.maximumAppVersionLength))
  }
}
