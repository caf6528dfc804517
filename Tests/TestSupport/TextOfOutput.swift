/// Reads the text back out of what an encoder wrote, by rules of its own: what a terminal or a
/// browser would show of it, without knowing how it was written.
package enum TextOfOutput {
  /// The lines of plain text, without spaces at their ends.
  package static func plain(_ output: String) -> [String] { lines(Array(output.utf8)) }

  /// The lines of text with control sequences (ECMA-48: CSI to its final byte, OSC to ST or BEL).
  package static func ansi(_ output: String) -> [String] {
    let bytes = Array(output.utf8)
    var text: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] != 0x1B {
        text.append(bytes[index])
        index += 1
      } else if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "]") {
        while index < bytes.count, bytes[index] != 0x07, bytes[index] != UInt8(ascii: "\\") {
          index += 1
        }
        index += 1
      } else {
        index += 2
        while index < bytes.count, !(0x40...0x7E).contains(bytes[index]) { index += 1 }
        index += 1
      }
    }
    return lines(text)
  }

  /// The lines of SVG or HTML: character data with its references resolved, without titles.
  package static func markup(_ output: String) -> [String] {
    let bytes = Array(output.utf8)
    let title = Array("<title>".utf8)
    var text: [UInt8] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"):
        // The text of a title is not shown: its end is skipped as any tag.
        if bytes[index...].starts(with: title) {
          index = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.endIndex
        }
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
        index += 1
      case UInt8(ascii: "&"):
        let end = bytes[index...].firstIndex(of: UInt8(ascii: ";")) ?? bytes.endIndex
        text += reference(String(decoding: bytes[(index + 1)..<end], as: UTF8.self)).utf8
        index = end + 1
      case let byte:
        text.append(byte)
        index += 1
      }
    }
    return lines(text)
  }

  private static func reference(_ name: String) -> String {
    ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"][name] ?? "\u{FFFD}"
  }

  private static func lines(_ text: [UInt8]) -> [String] {
    text.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      var line = line
      while line.last == 0x20 { line.removeLast() }
      return String(decoding: line, as: UTF8.self)
    }
  }
}
