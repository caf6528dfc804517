// Writes Sources/CTextTables/scalars.txt to standard output; scalars.c beside it says what a line means:
//
//     swift Scripts/generate-scalar-traits.swift [FOLDER] > Sources/CTextTables/scalars.txt
//
// FOLDER holds EastAsianWidth.txt and LineBreak.txt of the Unicode Character Database and defaults
// to that of Debian's package `unicode-data` (15.0.0). Everything else is asked of Swift's own
// standard library (Unicode 17.0 in Swift 6.3), so that the table agrees with `Character`: general
// categories, default ignorables, emoji, and what joins a neighbour. `Docs/TextWidth.md` says why.

import Foundation

let folder = CommandLine.arguments.dropFirst().first ?? "/usr/share/unicode"

/// Code points that became wide in Unicode 15.1, 16.0 and 17.0; new emoji are found by property.
let wideSince15: [ClosedRange<UInt32>] = [
  0x2630...0x2637, 0x268A...0x268F, 0x2FFC...0x2FFF, 0x31E4...0x31E5, 0x31EF...0x31EF,
  0x4DC0...0x4DFF, 0x16FF2...0x16FF6, 0x187F8...0x187FF, 0x18CFF...0x18CFF, 0x18D09...0x18D1E,
  0x18D80...0x18DF2, 0x1D300...0x1D356, 0x1D360...0x1D376,
]

/// The values of one property file, code point by code point.
func values(of file: String, default missing: String) throws -> [String] {
  var values = [String](repeating: missing, count: 0x110000)
  let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
  for line in text.split(separator: "\n") {
    let fields = line.prefix { $0 != "#" }.split(separator: ";")
    guard fields.count == 2 else { continue }
    let bounds = fields[0].split(whereSeparator: { $0 == "." || $0 == " " })
    guard let first = bounds.first.flatMap({ Int($0, radix: 16) }),
      let last = bounds.last.flatMap({ Int($0, radix: 16) })
    else { continue }
    let value = fields[1].trimmingCharacters(in: .whitespaces)
    for point in first...last { values[point] = value }
  }
  return values
}

let eastAsianWidth = try values(of: "EastAsianWidth.txt", default: "N")
let lineBreak = try values(of: "LineBreak.txt", default: "XX")

/// Whether two pieces of text are one grapheme cluster to Swift.
func joins(_ left: String, _ right: String) -> Bool {
  (left + right).count == 1
}

func isWide(_ scalar: Unicode.Scalar) -> Bool {
  let value = scalar.value
  if scalar.properties.isEmojiPresentation { return true }
  if eastAsianWidth[Int(value)] == "W" || eastAsianWidth[Int(value)] == "F" { return true }
  if wideSince15.contains(where: { $0.contains(value) }) { return true }
  return (0x20000...0x2FFFD).contains(value) || (0x30000...0x3FFFD).contains(value)
}

/// 0, 1 or 2: the rules 3 to 5 of `Docs/TextWidth.md`, exceptions first.
func width(_ scalar: Unicode.Scalar) -> Int {
  let properties = scalar.properties
  switch scalar.value {
  case 0xAD: return 1
  case 0x115F: return 2
  case 0x1160...0x11FF, 0xD7B0...0xD7FF, 0x2028, 0x2029: return 0
  default: break
  }
  switch properties.generalCategory {
  case .format where joins(String(scalar), "a"): return 1
  case .control, .format, .nonspacingMark, .enclosingMark: return 0
  case .spacingMark: return 1
  default: break
  }
  if properties.isDefaultIgnorableCodePoint { return 0 }
  return isWide(scalar) ? 2 : 1
}

/// A case of `ScalarTraits.Joining`.
func joining(_ scalar: Unicode.Scalar) -> String {
  let text = String(scalar)
  if joins("a", text) || joins("\u{AC00}", text) { return "extender" }
  let isRegional = (0x1F1E6...0x1F1FF).contains(scalar.value)
  let isNoncharacter = scalar.properties.isNoncharacterCodePoint
  if isRegional || isNoncharacter || joins(text, "a") || joins(text, "\u{AC00}") {
    return "complex"
  }
  if width(scalar) == 0 || scalar.value == 0xAD { return "complex" }
  if !joins(text + "\u{200D}", text) { return "alone" }
  return scalar.properties.isEmoji ? "emoji" : "pictograph"
}

/// The line-breaking class, reduced to the cases of `ScalarTraits.Breaking`.
func breaking(_ scalar: Unicode.Scalar) -> String {
  let isSpace = scalar.properties.generalCategory == .spaceSeparator
  switch lineBreak[Int(scalar.value)] {
  case "BK", "CR", "LF", "NL": return "newline"
  case "SP": return "space"
  case "GL", "WJ", "ZWJ": return "glue"
  case "BA", "HY", "B2", "ZW": return isSpace || scalar == "\t" ? "space" : "hyphen"
  case "CL", "CP", "EX", "IS", "NS", "CJ", "IN": return "closing"
  case "PO" where isWide(scalar): return "closing"
  case "OP": return "opening"
  case "PR" where isWide(scalar): return "opening"
  case "QU" where scalar.properties.generalCategory == .initialPunctuation: return "opening"
  case "QU" where scalar.properties.generalCategory == .finalPunctuation: return "closing"
  case "ID", "H2", "H3", "JL", "JV", "JT", "EB", "EM", "RI": return "ideograph"
  default: return isWide(scalar) ? "ideograph" : "letter"
  }
}

/// A text with spaces behind it.
func padded(_ text: String, to length: Int) -> String {
  text.padding(toLength: length, withPad: " ", startingAt: 0)
}

// The starts of runs of equal traits; what is not assigned goes with its neighbours.
var last: String?
for value in UInt32(0)..<0x110000 {
  guard let scalar = Unicode.Scalar(value) else { continue }
  let isFree = scalar.properties.generalCategory == .unassigned
  let isPlain = width(scalar) == 1 && joining(scalar) == "alone"
  if isFree && isPlain && value > 0 { continue }
  let traits =
    padded(joining(scalar), to: 12) + padded(breaking(scalar), to: 10) + String(width(scalar))
  if traits != last { print(String(format: "%06X  ", value) + traits) }
  last = traits
}
