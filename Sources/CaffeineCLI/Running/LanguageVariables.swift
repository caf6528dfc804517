/// What `LC_ALL`, `LC_TIME`, `LC_CTYPE` and `LANG` say.
struct LanguageVariables {
  /// The value of a variable that is set and not empty.
  let variable: (String) -> String?

  /// The locale for times and dates, such as `de_DE`; `LC_ALL` before `LC_TIME` before `LANG`.
  ///
  /// `nil` for `C`, `POSIX` and nothing at all, which name no language.
  var locale: String? {
    let name = first("LC_TIME").prefix { $0 != "." && $0 != "@" }
    return name.isEmpty || name == "C" || name == "POSIX" ? nil : String(name)
  }

  /// Whether the terminal shows Unicode; `LC_ALL` before `LC_CTYPE` before `LANG`.
  ///
  /// Only where a variable names another charset, or the `C` or `POSIX` locale without one, it
  /// does not: most bars and containers set nothing at all and show Unicode all the same.
  var isUnicode: Bool {
    let name = first("LC_CTYPE")
    guard let dot = name.firstIndex(of: ".") else { return name != "C" && name != "POSIX" }
    let charset = name[name.index(after: dot)...].prefix { $0 != "@" }.lowercased()
    return charset == "utf-8" || charset == "utf8"
  }

  private func first(_ category: String) -> String {
    variable("LC_ALL") ?? variable(category) ?? variable("LANG") ?? ""
  }
}
