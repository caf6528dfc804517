/// How a locale writes numbers: `1,234.5` in English, `1.234,5` in German, `१२,३४,५६७` in Marathi.
package struct NumberSymbols: Sendable, Hashable {
  package var decimalSeparator = "."
  private var groupSeparator = ","
  private var minus = "-"
  /// The number of digits in a group above the thousands.
  private var groupSize = 3
  /// The fewest digits before the first separator.
  private var leastDigits = 1
  private var zero: Unicode.Scalar = "0"

  /// English.
  package init() {}

  init(_ region: EnglishRegion) { if region.groupsByHundreds { groupSize = 2 } }

  init(_ record: LocaleRecord) {
    let values = record.values("n")
    guard values.count == 4, let digits = Int(values[3]) else { return }
    (decimalSeparator, groupSeparator, minus) = (values[0], values[1], values[2])
    (groupSize, leastDigits) = (digits / 10, digits % 10)
    zero = record.value("0").unicodeScalars.first ?? "0"
  }

  /// Writes a number in C's form, such as `-1234.50`, as the locale does; returns other text
  /// unchanged.
  package func text(_ number: String) -> String {
    let unsigned = number.drop { $0 == "-" }
    guard unsigned.utf8.allSatisfy({ $0 == 0x2E || (0x30...0x39).contains($0) }) else {
      return number
    }
    let whole = unsigned.prefix { $0 != "." }
    let rest = unsigned.dropFirst(whole.count + 1)
    return (number.hasPrefix("-") ? minus : "") + digits(grouped(whole))
      + (rest.isEmpty ? "" : decimalSeparator + digits(String(rest)))
  }

  /// A text with the locale's own digits.
  func digits(_ text: String) -> String {
    guard zero != "0" else { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          ("0"..."9").contains(scalar)
            ? Unicode.Scalar(scalar.value - 0x30 + zero.value) ?? scalar : scalar
        }))
  }

  private func grouped(_ digits: Substring) -> String {
    guard digits.utf8.count >= 3 + leastDigits else { return String(digits) }
    var rest = digits.dropLast(3)
    var text = groupSeparator + digits.suffix(3)
    while rest.utf8.count > groupSize {
      text = groupSeparator + rest.suffix(groupSize) + text
      rest = rest.dropLast(groupSize)
    }
    return rest + text
  }
}
