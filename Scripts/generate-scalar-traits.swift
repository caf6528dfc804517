// Writes Sources/TextCells/Cells/ScalarTraits+Table.swift to standard output:
//
//     swift Scripts/generate-scalar-traits.swift [FOLDER] > Sources/TextCells/Cells/ScalarTraits+Table.swift
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
func width(_ scalar: Unicode.Scalar) -> UInt8 {
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

/// 0 alone, 1 joins what stands before, 2 ask `Character`, 3 joins after a zero-width joiner, 4 so
/// does an emoji.
func joining(_ scalar: Unicode.Scalar) -> UInt8 {
  let text = String(scalar)
  if joins("a", text) || joins("\u{AC00}", text) { return 1 }
  let isRegional = (0x1F1E6...0x1F1FF).contains(scalar.value)
  let isNoncharacter = scalar.properties.isNoncharacterCodePoint
  if isRegional || isNoncharacter || joins(text, "a") || joins(text, "\u{AC00}") { return 2 }
  if width(scalar) == 0 || scalar.value == 0xAD { return 2 }
  if !joins(text + "\u{200D}", text) { return 0 }
  return scalar.properties.isEmoji ? 4 : 3
}

/// The line-breaking class, reduced to the eight of `LineBreakClass`.
func breaking(_ scalar: Unicode.Scalar) -> UInt8 {
  let isSpace = scalar.properties.generalCategory == .spaceSeparator
  switch lineBreak[Int(scalar.value)] {
  case "BK", "CR", "LF", "NL": return 7
  case "SP": return 6
  case "GL", "WJ", "ZWJ": return 5
  case "BA", "HY", "B2", "ZW": return isSpace || scalar == "\t" ? 6 : 4
  case "CL", "CP", "EX", "IS", "NS", "CJ", "IN": return 3
  case "PO" where isWide(scalar): return 3
  case "OP": return 2
  case "PR" where isWide(scalar): return 2
  case "QU" where scalar.properties.generalCategory == .initialPunctuation: return 2
  case "QU" where scalar.properties.generalCategory == .finalPunctuation: return 3
  case "ID", "H2", "H3", "JL", "JV", "JT", "EB", "EM", "RI": return 1
  default: return isWide(scalar) ? 1 : 0
  }
}

/// The starts of runs of equal traits; what is not assigned goes with its neighbours.
func runs() -> [(start: UInt32, traits: UInt8)] {
  var runs: [(start: UInt32, traits: UInt8)] = []
  for value in UInt32(0)..<0x110000 {
    guard let scalar = Unicode.Scalar(value) else { continue }
    let isFree = scalar.properties.generalCategory == .unassigned
    let isPlain = width(scalar) == 1 && joining(scalar) == 0
    if isFree && isPlain && value > 0 { continue }
    let traits = width(scalar) | joining(scalar) << 2 | breaking(scalar) << 5
    if runs.last?.traits != traits { runs.append((value, traits)) }
  }
  return runs
}

print(
  """
  // Written by Scripts/generate-scalar-traits.swift from Unicode 15.0.0 (EastAsianWidth, LineBreak),
  // the wide additions of 15.1 to 17.0, and the Unicode data of Swift's standard library.
  // Data © Unicode, Inc., under the Unicode licence: Docs/Notices.md

  extension ScalarTraits {
    /// The start of each run of scalars with equal traits, shifted left by 8, and those traits.
    static let runs: [UInt32] = [
  """)
let words = runs().map { "0x" + String($0.start << 8 | UInt32($0.traits), radix: 16) }
for start in stride(from: 0, to: words.count, by: 8) {
  print("    " + words[start..<min(start + 8, words.count)].joined(separator: ", ") + ",")
}
print(
  """
    ]
  }
  """)
