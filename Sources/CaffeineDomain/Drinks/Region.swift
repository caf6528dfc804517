/// A country or territory, which changes the meaning of some names: a `café` is an espresso in
/// France and filter coffee in the United States.
public struct Region: Hashable, Sendable {
  /// The ISO 3166 code in upper case: `IT`.
  public let code: String

  /// Creates a region from two letters in any case; `nil` for anything else.
  public init?(_ code: String) {
    guard code.utf8.count == 2,
      code.utf8.allSatisfy({ (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) })
    else { return nil }
    self.code = code.uppercased()
  }

  /// The country of a locale such as `de_AT` or `zh-Hant-TW`.
  ///
  /// Without one, as in `es-419`, the one whose names some languages take (`es`: Spain, `pt`:
  /// Brazil), and `nil` for others, such as `en`.
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
