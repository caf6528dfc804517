extension Setting {
  /// How things are shown, and what happens after a change.
  static let display = [
    Setting(
      "locale", "the format of times and dates", forms: "a locale such as de_DE, or auto",
      read: { text, preferences in
        guard isLocale(text) else { return nil }
        preferences.locale = text == "auto" ? nil : text
      },
      text: { $0.locale ?? "auto" }),
    Setting(
      "units", "how volumes are shown", forms: "ml or oz",
      read: { text, preferences in
        Preferences.Units(rawValue: text).map { preferences.units = $0 }
      },
      text: { $0.units.rawValue }),
    Setting(
      "accent-color", "the accent colour of widgets", forms: "a colour such as #ff9500, or auto",
      read: { text, preferences in
        guard text == "auto" || isColor(text) else { return nil }
        preferences.accentColor = text == "auto" ? nil : text.lowercased()
      },
      text: { $0.accentColor ?? "auto" }),
    Setting(
      "on-change", "a shell command to run after the journal changes",
      forms: "a shell command, such as 'pkill -RTMIN+8 waybar'",
      read: { text, preferences in preferences.onChange = text.isEmpty ? nil : text },
      text: { $0.onChange ?? "" }),
  ]

  /// Letters, digits, `_` and `-`, as in `zh-Hans` or `de_DE`.
  static func isLocale(_ text: String) -> Bool {
    (2...32).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        switch $0 {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"): true
        default: false
        }
      }
  }

  private static func isColor(_ text: String) -> Bool {
    text.utf8.count == 7 && text.utf8.first == UInt8(ascii: "#")
      && text.utf8.dropFirst().allSatisfy {
        switch $0 {
        case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
        default: false
        }
      }
  }
}
