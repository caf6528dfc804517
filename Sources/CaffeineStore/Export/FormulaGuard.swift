/// Keeps a spreadsheet from taking text for a formula.
///
/// Source: OWASP, "CSV Injection": text that begins with `=`, `+`, `-`, `@`, one of their full-width
/// forms, a tab or a carriage return gets an apostrophe before it. So does text that begins with an
/// apostrophe, which makes it possible to take each one away again.
enum FormulaGuard {
  /// The text as a cell that is never run.
  static func applied(_ text: String) -> String {
    isRisky(text.unicodeScalars.first) ? "'" + text : text
  }

  /// The text that the cell was made from.
  static func removed(_ cell: String) -> String {
    let scalars = cell.unicodeScalars
    guard scalars.first == "'", isRisky(scalars.dropFirst().first) else { return cell }
    return String(scalars.dropFirst())
  }

  private static func isRisky(_ scalar: Unicode.Scalar?) -> Bool {
    switch scalar {
    case "=", "+", "-", "@", "\t", "\n", "\r", "'", "＝", "＋", "－", "＠": true
    default: false
    }
  }
}
