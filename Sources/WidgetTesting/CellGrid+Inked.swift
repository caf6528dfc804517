#if os(Linux) && canImport(Testing)
  import SwiftUI

  extension CellGrid {
    /// The drawing as text that also says its colours: beside each row a letter for the style of each
    /// cell, and below what the letters mean.
    ///
    /// A cell in the plain style has a `·`. Of a picture with more than 52 styles the others are `*`, and
    /// a number that changes with any of them.
    public func inked() -> String {
      var letters: [CellStyle: Character] = [:]
      var legend: [String] = []
      var others = 0
      var sum: UInt64 = 0xCBF2_9CE4_8422_2325  // FNV-1a, 64 bits
      let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
      let lines = (0..<rows).map { row in
        var (text, inks) = ("", "")
        for column in 0..<columns {
          let cell = self[column, row]
          text += cell.glyph
          // A blank has no colour of its own.
          var style = cell.style
          if cell.glyph == " " { (style.foreground, style.isAccented) = (nil, false) }
          if style == .plain {
            inks.append(cell.glyph == " " ? " " : "·")
          } else if let letter = letters[style] {
            inks.append(letter)
          } else if legend.count < alphabet.count {
            let letter = alphabet[legend.count]
            letters[style] = letter
            legend.append("\(letter) \(style.words)")
            inks.append(letter)
          } else {
            others += 1
            for byte in style.words.utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
            inks.append("*")
          }
        }
        let line = "\(text) |\(inks)"
        return String(line.reversed().drop { $0 == " " }.reversed())
      }
      if others > 0 {
        legend.append("* \(others) cells of other styles, \(String(sum, radix: 16))")
      }
      return (lines + legend).joined(separator: "\n")
    }
  }

  extension CellStyle {
    /// The style in words: `e6e6e6 on 1c1c1e, bold, accented`.
    fileprivate var words: String {
      let names: [(CellAttributes, String)] = [
        (.bold, "bold"), (.italic, "italic"), (.underline, "underlined"),
        (.strikethrough, "struck through"), (.dim, "dim"),
      ]
      let color = (foreground?.hex ?? "own colour") + (background.map { " on \($0.hex)" } ?? "")
      return
        ([color] + names.filter { attributes.contains($0.0) }.map(\.1)
        + (isAccented ? ["accented"] : []) + (link.map { ["leads to \($0)"] } ?? []))
        .joined(separator: ", ")
    }
  }

  extension RGBA {
    fileprivate var hex: String {
      let digits = [red, green, blue].map { channel in
        (channel < 16 ? "0" : "") + String(channel, radix: 16)
      }
      return digits.joined() + (alpha == 255 ? "" : " \(Int(alpha) * 100 / 255) %")
    }
  }
#endif
