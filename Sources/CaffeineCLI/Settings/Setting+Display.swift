import CaffeineDomain
import CaffeineJSON
import DateStyles
import TextUI

extension Setting {
  /// The display, and the command after a change.
  static let display = [
    Setting(
      "locale", "the format of times and dates", forms: "a locale such as de_DE, or auto",
      for: \.locale, none: "auto", parse: { isLocale($0) ? $0 : nil }, text: \.self
    ).changed { $0.words = ["auto"] },
    Setting(
      "region", "the country whose drinks you mean by names such as café and cola",
      forms: "two letters such as IT, or auto", for: \.region, none: "auto",
      parse: { Region($0) }, text: \.code
    ).changed { $0.words = ["auto"] },
    Setting(
      "units", "how volumes are shown", forms: "ml or oz", for: \.units,
      parse: Preferences.Units.init, text: \.rawValue
    ).changed { $0.words = Preferences.Units.allCases.map(\.rawValue) },
    flag(
      "pictures", "whether curves, bars and widgets are drawn, or told in sentences to listen to",
      for: \.showsPictures),
    Setting(
      "accent-color", "the accent colour of widgets",
      forms: "a colour such as teal or #ff9500, or auto", for: \.accentColor, none: "auto",
      parse: { color($0) == nil ? nil : $0.lowercased() }, text: \.self
    ).changed { $0.words = ["auto"] + colors.keys.sorted() },
    Setting(
      "on-change", "a shell command to run after any change, in the folder of the settings",
      forms: "a shell command, such as 'pkill -RTMIN+8 waybar'", for: \.onChange, none: "",
      parse: \.self, text: \.self),
  ]

  /// Parses `teal` or `#ff9500`; `nil` for any other text.
  static func color(_ text: String) -> Color? {
    if let color = colors[text.lowercased()] { return color }
    guard text.utf8.count == 7, text.first == "#", text.dropFirst().allSatisfy(\.isHexDigit),
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    let channel = { (shift: UInt32) in Double(value >> shift & 0xFF) / 255 }
    return Color(red: channel(16), green: channel(8), blue: channel(0))
  }

  private static let colors: [String: Color] = [
    "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint,
    "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple,
    "pink": .pink, "brown": .brown, "gray": .gray,
  ]

  /// Whether a text has the form of a locale (letters, digits, `_`, `-`) with a known language.
  static func isLocale(_ text: String) -> Bool {
    (2...32).contains(text.utf8.count)
      && text.utf8.allSatisfy { $0.isAlphanumeric(or: "_-") }
      && DateText.knowsLanguage(ofLocale: text)
  }
}
