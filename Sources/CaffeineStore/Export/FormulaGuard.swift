/// Keeps a spreadsheet from taking text for a formula.
///
/// Source: OWASP, "CSV Injection": text that begins with `=`, `+`, `-`, `@`, a tab or a carriage
/// return gets an apostrophe before it. So does text that begins with an apostrophe, which makes
/// it possible to take each one away again.
enum FormulaGuard {
  /// The text as a cell that is never run.
  static func applied(_ text: String) -> String {
    isRisky(text.utf8.first) ? "'" + text : text
  }

  /// The text that the cell was made from.
  static func removed(_ cell: String) -> String {
    let bytes = cell.utf8
    guard bytes.first == UInt8(ascii: "'"), isRisky(bytes.dropFirst().first) else { return cell }
    return String(decoding: bytes.dropFirst(), as: UTF8.self)
  }

  private static func isRisky(_ byte: UInt8?) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0A,
      0x0D, UInt8(ascii: "'"):
      true
    default: false
    }
  }
}
