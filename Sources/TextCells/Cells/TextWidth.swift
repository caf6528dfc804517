/// How many columns text takes on a grid of character cells.
///
/// Text is measured by grapheme cluster, each 0, 1 or 2 columns wide, so that
/// `columns(of: a + b) == columns(of: a) + columns(of: b)` wherever the join is a cluster boundary.
/// `Docs/TextWidth.md` states the rules, the data and the contested cases.
public enum TextWidth {
  /// The columns of a text of one line, which controls and invisible scalars do not widen.
  ///
  /// O(length).
  public static func columns(of text: String) -> Int {
    columns(of: text[...])
  }

  /// The columns of a text of one line, which controls and invisible scalars do not widen.
  ///
  /// O(length).
  public static func columns(of text: Substring) -> Int {
    text.withUTF8Bytes { bytes in columns(of: bytes) }
  }

  package static func columns(of bytes: UTF8Bytes) -> Int {
    var sum = 0
    for cluster in ClusterScanner(bytes) { sum += cluster.columns }
    return sum
  }
}
