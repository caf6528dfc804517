/// The country or territory someone is in, which decides what some names of drinks mean: a `café`
/// is an espresso in France and filter coffee in the United States.
public struct Region: Hashable, Sendable {
  /// Its two letters in ISO 3166, upper-case: `IT`.
  public let code: String

  /// The region of two letters, in any case; `nil` for anything else.
  public init?(_ code: String) {
    guard code.utf8.count == 2,
      code.utf8.allSatisfy({ (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) })
    else { return nil }
    self.code = code.uppercased()
  }

  /// The region of a locale such as `de_AT` or `zh-Hant-TW`; `nil` where it names none.
  ///
  /// Of some languages alone the country most of their speakers live in: not of `en`.
  public init?(locale identifier: String) {
    let parts = identifier.split { $0 == "_" || $0 == "-" }
    if let region = parts.dropFirst().lazy.compactMap({ Region(String($0)) }).first {
      self = region
      return
    }
    switch parts.first {
    case "it", "fr", "de", "es": self.init(String(parts[0]))
    case "pt": self.init("BR")
    case "ja": self.init("JP")
    case "ko": self.init("KR")
    case "zh": self.init("CN")
    default: return nil
    }
  }
}
