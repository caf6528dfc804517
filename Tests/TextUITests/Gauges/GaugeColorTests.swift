import TestSupport
import Testing
import TextUI

/// Every style in every rendering mode and scheme: the shapes of a style are the same in all of
/// them, so a sheet shows them once, and then which cell has which look.
@MainActor
struct GaugeColorTests {
  /// What becomes of colours in a scheme, by mode, as widgets are shown.
  private static func mappings(_ scheme: ColorScheme) -> [(name: String, mapping: ColorMapping)] {
    let label = RGBA(hex: scheme == .dark ? 0xFFFFFF : 0x000000)
    return [
      ("full", .fullColor), ("accented", .accented(accent: RGBA(hex: 0xFF9F0A), base: label)),
      ("vibrant", .vibrant(label)),
    ]
  }

  private static let sizes = [(10, 5), (20, 3), (20, 1)]

  @Test func everyStyleInEveryModeSchemeAndSize() {
    expect(.accessoryCircular, "accessoryCircular")
    expect(.accessoryCircularCapacity, "accessoryCircularCapacity")
    expect(.accessoryLinear, "accessoryLinear")
    expect(.accessoryLinearCapacity, "accessoryLinearCapacity")
    expect(.linear, "linear")
    expect(progress: .linear, "progressLinear")
    expect(progress: .circular, "progressCircular")
  }

  private func expect<Style: GaugeStyle>(_ style: Style, _ name: String) {
    let gauge = Gauge(value: 0.7) {
      Text("Level")
    } currentValueLabel: {
      Text("70").accented()
    }
    .tint(.green)
    expectSnapshot(sheet { gauge.gaugeStyle(style) }, named: "\(name)-colors")
  }

  private func expect<Style: ProgressViewStyle>(progress style: Style, _ name: String) {
    let view = ProgressView("Level", value: 0.7).progressViewStyle(style).tint(.orange)
    expectSnapshot(sheet { view }, named: "\(name)-colors")
  }

  /// The pictures of a view, then their looks by letters, then what the letters mean.
  private func sheet<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
    let view = content()
    var legend = Legend()
    var blocks: [String] = []
    for (columns, rows) in Self.sizes {
      let plain = grid(view, columns, rows, .fullColor, .dark).plain()
      blocks.append("\(columns)×\(rows)\n\(plain)")
      for scheme in [ColorScheme.dark, .light] {
        let looks = Self.mappings(scheme).map { mode in
          let grid = grid(view, columns, rows, mode.mapping, scheme)
          #expect(grid.plain() == plain, "a mode or scheme changes a shape")
          return ["\(scheme) \(mode.name)"] + legend.letters(of: grid)
        }
        blocks.append(Self.sideBySide(looks, columns: 20))
      }
    }
    return (blocks + [legend.text]).joined(separator: "\n\n") + "\n"
  }

  private func grid<Content: View>(
    _ view: Content, _ columns: Int, _ rows: Int, _ mapping: ColorMapping, _ scheme: ColorScheme
  ) -> CellGrid {
    var environment = EnvironmentValues()
    environment.colorMapping = mapping
    environment.colorScheme = scheme
    return CellRenderer(content: view, columns: columns, rows: rows, environment: environment)
      .render().grid
  }

  private static func sideBySide(_ blocks: [[String]], columns: Int) -> String {
    let rows = (0..<(blocks.first?.count ?? 0)).map { row -> String in
      let pieces = blocks.map { (block: [String]) -> String in
        let gap = max(0, columns - block[row].count)
        return block[row] + String(repeating: " ", count: gap)
      }
      return pieces.joined(separator: "  ").trimmingEnd()
    }
    return rows.joined(separator: "\n")
  }
}

/// A letter for each look that a sheet holds, in the order in which they come up.
private struct Legend {
  private var styles: [CellStyle] = []

  mutating func letters(of grid: CellGrid) -> [String] {
    (0..<grid.rows).map { row in
      (0..<grid.columns).map { column in
        let cell = grid[column, row]
        let isBlank = cell.glyph == " " && cell.style.background == nil
        return isBlank ? " " : letter(of: cell.style)
      }
      .joined().trimmingEnd()
    }
  }

  private mutating func letter(of style: CellStyle) -> String {
    let index = styles.firstIndex(of: style) ?? styles.count
    if index == styles.count { styles.append(style) }
    return Self.letter(index)
  }

  private static func letter(_ index: Int) -> String {
    let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    return index < alphabet.count ? String(alphabet[index]) : "?"
  }

  private static func hex(_ color: RGBA) -> String {
    "#"
      + [color.red, color.green, color.blue, color.alpha].map { channel in
        (channel < 16 ? "0" : "") + String(channel, radix: 16)
      }
      .joined()
  }

  var text: String {
    styles.enumerated().map { index, style in
      let colors = [style.foreground.map(Self.hex) ?? "terminal's"]
      let ground = style.background.map { ["on " + Self.hex($0)] } ?? []
      let bold = style.attributes.contains(.bold) ? ["bold"] : []
      let accent = style.isAccented ? ["accented"] : []
      return "\(Self.letter(index)) " + (colors + ground + bold + accent).joined(separator: " ")
    }
    .joined(separator: "\n")
  }
}

extension String {
  fileprivate func trimmingEnd() -> String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
