import CaffeineWidgets
import Foundation
import TestSupport
import Testing
import TextWidgetKit

@testable import CaffeineCLI

/// Every kind × family × mode of the ten states, as the command draws them.
///
/// A change of a drawing on purpose is recorded; `git diff` of `drawings.txt` then lists the drawings that
/// changed, and of the states' files shows how.
@MainActor
@Suite struct GoldenDrawingTests {
  /// The ways in which each is drawn: by options and variables.
  private static let forms: [(name: String, options: String, variables: [String: String])] = [
    ("plain", "--format plain", [:]),
    ("ascii", "--format plain", ["LC_ALL": "C"]),
    ("dark", "--format ansi --color-scheme dark", [:]),
    ("light", "--format ansi --color-scheme light", [:]),
    ("256", "--format ansi --color-scheme dark", ["FORCE_COLOR": "2"]),
    ("16", "--format ansi --color-scheme dark", ["FORCE_COLOR": "1"]),
  ]

  private static let columns = forms.map(\.name) + ["spoken"]

  private struct Drawing {
    let state: GoldenState
    /// The kind and the family.
    let place: String
    let mode: String

    var title: String { "\(state.name) \(place) \(mode)" }
    var line: String {
      let words = place.split(separator: " ")
      return "widget --kind \(words[0]) --family \(words[1]) --rendering-mode \(mode)"
    }
  }

  private static let places = WidgetHost(CaffeineWidgetBundle()).widgets.flatMap { widget in
    widget.supportedFamilies.map { "\(widget.kind) \($0)" }
  }

  /// One in so many of a state, each state beginning elsewhere.
  private static func drawings(of state: GoldenState, _ number: Int) -> [Drawing] {
    Trials.sample(
      places.flatMap { place in
        WidgetRenderingMode.allModes.map {
          Drawing(state: state, place: place, mode: $0.description)
        }
      }, oneIn: 11, case: number)
  }

  @Test(.tags(.long)) func everyDrawing() throws {
    var rows: [GoldenFile.Entry] = []
    var differences: [String] = []
    for (number, state) in GoldenState.all.enumerated() {
      let harness = try state.harness()
      var sheets: [GoldenFile.Entry] = []
      for drawing in Self.drawings(of: state, number) {
        let texts = Self.forms.map { form in
          text(of: "\(drawing.line) \(form.options)", with: form.variables, in: harness)
        }
        var digests = texts.map(\.digest)
        if drawing.mode == "fullColor" {
          let spoken = text(of: "\(drawing.line) --format spoken", with: [:], in: harness)
          let palette = Self.palette(of: texts[2]).joined(separator: "\n")
          sheets.append(.init(drawing.place, texts[0] + spoken + palette))
          digests.append(spoken.digest)
        } else {
          digests.append("-")
        }
        rows.append(.init(drawing.title, digests.joined(separator: " ")))
      }
      let file = GoldenFile(state.name, as: .blocks, remarks: [state.meaning])
      differences += file.changes(to: sheets, isWhole: Trials.isFull)
        .map { "\(state.name) \($0)" }
    }
    let file = GoldenFile(
      "drawings", as: .table(columns: Self.columns, titles: "state kind family mode"))
    let changes = file.changes(to: rows, isWhole: Trials.isFull)
    #expect(
      changes.isEmpty && differences.isEmpty,
      """
      \(changes.count) of \(rows.count) drawings changed:
      \(Self.summary(of: changes).joined(separator: "\n"))
      The first of \(differences.count) changed texts:
      \(differences.prefix(3).joined(separator: "\n"))
      """)
  }

  private func text(
    of line: String, with variables: [String: String], in harness: CommandHarness
  ) -> String {
    harness.variables.merge(variables) { $1 }
    defer { for key in variables.keys { harness.variables[key] = nil } }
    let result = harness.run(line)
    #expect(result.status == 0, "\(line): \(result.errors)")
    return result.output
  }

  /// A line for each place: in which modes and ways it changed, and in which states.
  private static func summary(of changes: [GoldenFile.Change]) -> [String] {
    func grouped(_ pairs: [(key: [String], value: String)]) -> [[String]: [String]] {
      Dictionary(pairs.map { ($0.key, [$0.value]) }, uniquingKeysWith: +)
    }
    let states = grouped(
      changes.map { change in
        let words = change.title.split(separator: " ").map(String.init)
        return (["\(words[1]) \(words[2])", words[3], ways(of: change)], words[0])
      })
    let modes = grouped(
      states.map { key, states in
        let isEvery = states.count == GoldenState.all.count
        return ([key[0], key[2], isEvery ? "every state" : states.joined(separator: " ")], key[1])
      })
    return modes.map { key, modes in
      "  \(key[0]), \(modes.sorted().joined(separator: " ")): \(key[1]), in \(key[2])"
    }.sorted()
  }

  private static func ways(of change: GoldenFile.Change) -> String {
    guard let recorded = change.recorded else { return "new" }
    guard let found = change.found else { return "there no more" }
    let pairs = zip(recorded.split(separator: " "), found.split(separator: " "))
    return zip(columns, pairs).filter { $1.0 != $1.1 }.map(\.0).joined(separator: " ")
  }

  /// The styles of a drawing in true colour in the order of its cells, a line each, with what they colour:
  /// `a` for letters, `0` for digits, and other glyphs, whose cells are counted.
  private static func palette(of text: String) -> [String] {
    var (style, order, glyphs) = (Style(), [Style](), [Style: [Character]]())
    for part in ("m" + text).components(separatedBy: "\u{1B}[") {
      let codes = part.prefix { $0 != "m" }
      style.apply(codes.split(separator: ";").compactMap { Int($0) })
      for glyph in part.dropFirst(codes.count + 1) where glyph != "\n" {
        if glyphs[style] == nil { order.append(style) }
        glyphs[style, default: []].append(glyph.isLetter ? "a" : glyph.isNumber ? "0" : glyph)
      }
    }
    return order.map { style in
      let shown = glyphs[style, default: []].filter { $0 != " " }
      let count = shown.count { $0 != "a" && $0 != "0" }
      return "\(style.text): \(String(Set(shown).sorted()))" + (count > 0 ? " ×\(count)" : "")
    }
  }

  /// What SGR parameters (ECMA-48) make of a cell.
  private struct Style: Hashable {
    private var ink: String?
    private var ground: String?
    private var attributes: Set<Int> = []

    private static let names = [1: "bold", 2: "faint", 3: "italic", 4: "underlined", 9: "struck"]
    private static let ends = [22: [1, 2], 23: [3], 24: [4], 29: [9]]

    mutating func apply(_ codes: [Int]) {
      var rest = codes.isEmpty ? [0] : codes[...]
      while let code = rest.popFirst() {
        switch code {
        case 0: self = Style()
        case 38, 48:
          let color = rest.prefix(4).dropFirst().map { String($0 + 0x100, radix: 16).dropFirst() }
          rest = rest.dropFirst(4)
          if code == 38 { ink = color.joined() } else { ground = color.joined() }
        case 39: ink = nil
        case 49: ground = nil
        default:
          if let ended = Self.ends[code] {
            attributes.subtract(ended)
          } else {
            attributes.insert(code)
          }
        }
      }
    }

    var text: String {
      let words = attributes.sorted().map { Self.names[$0] ?? "SGR \($0)" }
      let colors = "\(ink ?? "own") on \(ground ?? "own")"
      return ([colors] + words).joined(separator: " ")
    }
  }
}
