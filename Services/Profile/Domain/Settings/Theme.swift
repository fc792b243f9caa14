package import TitanCore

/// Names a theme of the catalogue: `orange`.
package struct ThemeID: Sendable, Hashable, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}

/// Colours to choose, each `#rrggbb`.
package struct Theme: Sendable, Hashable {
  package let id: ThemeID
  package let titles: [Language: String]
  package let accent: String
  package let background: String
  package let surface: String
  package let text: String
  package let isDark: Bool

  package func title(in language: Language) -> String { titles[language] ?? id.description }
}

/// The themes there are (R0-06): the two of the diary's drawings, and one for the night.
package enum ThemeCatalogue {
  package static let standard = ThemeID("orange")

  package static let all = [
    Theme(
      id: standard, titles: [.english: "Orange", .german: "Orange"], accent: "#c2410c", background: "#fff7ed",
      surface: "#ffffff", text: "#1c1917", isDark: false),
    Theme(
      id: ThemeID("blue"), titles: [.english: "Blue", .german: "Blau"], accent: "#1d4ed8", background: "#eff6ff",
      surface: "#ffffff", text: "#0f172a", isDark: false),
    Theme(
      id: ThemeID("granite"), titles: [.english: "Granite", .german: "Granit"], accent: "#fdba74",
      background: "#0c0a09", surface: "#1c1917", text: "#fafaf9", isDark: true),
  ]

  package static func theme(_ id: ThemeID) -> Theme? { all.first { $0.id == id } }
}
