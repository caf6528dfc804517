/// Writes items one after the other: `a, b, and c`.
public final class ListFormatter: Formatter {
  /// Chooses the commas and the word before the last item.
  public var locale = Locale.autoupdatingCurrent
  /// Writes one item; `nil` writes its description.
  public var itemFormatter: Formatter?

  /// `a`, `b` and `c` are `a, b, and c` where the locale is American.
  public static func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(.autoupdatingCurrent))
  }

  /// Never `nil`, which Apple's signature allows; no items are an empty text.
  public func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
      .formatted(.list(type: .and).locale(locale))
  }

  /// `nil` for everything but an array.
  public override func string(for object: Any?) -> String? {
    (object as? [Any]).flatMap { string(from: $0) }
  }
}
