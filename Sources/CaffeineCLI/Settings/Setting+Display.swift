import CaffeineDomain
import DateStyles
import JSONValues
import TextUI

extension Setting {
  /// The display, and the command after a change.
  static let display = [
    Setting(
      "locale", "the format of times and dates", forms: "a locale such as de_DE, or auto",
      for: \.locale, none: "auto", parse: { isLocale($0) ? $0 : nil }, text: \.self
    ).changed { $0.words = ["auto"] + Lookup.commonLocales },
    Setting(
      "region", "the country whose drinks you mean by names such as café and cola",
      forms: "two letters such as IT, or auto", for: \.region, none: "auto",
      parse: { Region($0) }, text: \.code
    ).changed { $0.words = ["auto"] },
    Setting(
      "units", "how volumes are shown", forms: "ml or oz", for: \.units,
      parse: Preferences.Units.init, text: \.rawValue
    ).changed { $0.words = Preferences.Units.allCases.map(\.rawValue) },
    Setting(
      "pictures", "whether curves, bars and widgets are drawn, or told in sentences to listen to",
      forms: "yes or no", for: \.showsPictures, parse: { ["yes": true, "no": false][$0] },
      text: { $0 ? "yes" : "no" }, json: { .bool($0) }
    ).changed { $0.words = ["yes", "no"] },
    Setting(
      "accent-color", "the accent colour of widgets", forms: "a colour such as #ff9500, or auto",
      for: \.accentColor, none: "auto",
      parse: { Color(hexadecimal: $0) == nil ? nil : $0.lowercased() }, text: \.self
    ).changed { $0.words = ["auto"] },
    Setting(
      "on-change", "a shell command to run after any change, in the folder of the settings",
      forms: "a shell command, such as 'pkill -RTMIN+8 waybar'", for: \.onChange, none: "",
      parse: \.self, text: \.self),
  ]

  /// Whether a text has the form of a locale (letters, digits, `_`, `-`) with a known language.
  static func isLocale(_ text: String) -> Bool {
    (2...32).contains(text.utf8.count)
      && text.utf8.allSatisfy { $0.isAlphanumeric(or: "_-") }
      && DateText.knowsLanguage(ofLocale: text)
  }
}
