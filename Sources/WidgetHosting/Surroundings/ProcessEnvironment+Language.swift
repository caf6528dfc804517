/// Reads `LC_ALL`, `LC_TIME`, `LC_CTYPE` and `LANG`.
extension ProcessEnvironment {
  /// The locale for dates, such as `de_DE`, from `LC_ALL`, `LC_TIME` or `LANG` in this order; `nil`
  /// for `C`, `POSIX`, no value, and a value that is no name: it is shown, and has no control
  /// characters.
  package var localeIdentifier: String? {
    let name = first("LC_TIME").utf8
      .prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
    let text = String(Substring(name))
    let isName = name.allSatisfy { 0x21..<0x7F ~= $0 }
    return !isName || text.isEmpty || text == "C" || text == "POSIX" ? nil : text
  }

  /// Whether the terminal shows Unicode, by `LC_ALL`, `LC_CTYPE` or `LANG` in this order.
  ///
  /// False only for another charset, or for `C` or `POSIX` without one: most bars and containers
  /// set nothing and show Unicode. Linux's own console (`TERM=linux`) has 256 glyphs, of which the
  /// marks are none.
  package var isUnicode: Bool {
    if text(of: "TERM") == "linux" { return false }
    let name = first("LC_CTYPE")
    guard let dot = name.firstIndex(of: ".") else { return name != "C" && name != "POSIX" }
    let charset = name[name.index(after: dot)...].prefix { $0 != "@" }.lowercased()
    return charset == "utf-8" || charset == "utf8"
  }

  private func first(_ category: String) -> String {
    text(of: "LC_ALL") ?? text(of: category) ?? text(of: "LANG") ?? ""
  }
}
