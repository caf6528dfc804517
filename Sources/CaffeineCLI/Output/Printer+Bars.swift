import CaffeineWidgets
import TextCells
import TextCharts
import TextUI
import WidgetHosting

extension Printer {
  /// A bar from 0; its part after `base` is what a further drink would add.
  struct Bar {
    let value: Double
    var base: Double?
    let color: Color
  }

  /// The bars of a chart, with a caption below.
  struct Bars {
    /// One line per value.
    let lines: [String]
    /// The limit below its line; empty if it is out of sight.
    let caption: String
  }

  /// Draws bars with a line at the limit.
  ///
  /// One chart per bar: in a common chart, bars of several colours would also get patterns.
  func bars(
    _ bars: [Bar], limit: Double?, columns: Int, in environment: EnvironmentValues
  ) -> Bars {
    guard hasPictures, columns > 0 else { return Bars(lines: bars.map { _ in "" }, caption: "") }
    let most = max(bars.map(\.value).max() ?? 0, limit ?? 0, 1)
    let lines = bars.map { bar in
      let chart = chart(of: bar, limit: limit).chartXScale(domain: 0...most)
      return self.lines(of: chart, columns: columns, rows: 1, in: environment)[0]
    }
    guard let limit else { return Bars(lines: lines, caption: "") }
    let label = "\(Amount.text(limit.rounded())) mg"
    let place = min(Int(Double(columns) * limit / most), columns - 1)
    let start = max(0, min(place - label.count / 2, columns - label.count))
    return Bars(lines: lines, caption: String(repeating: " ", count: start) + styled(label, .dim))
  }

  private func chart(of bar: Bar, limit: Double?) -> some View {
    let (amount, line) = (Text(verbatim: "Amount"), PlottableValue.value("Line", "bar"))
    // Nothing of an amount that reads 0.
    let shown = { (value: Double) in value < 0.5 ? 0 : value }
    let (value, base) = (shown(bar.value), shown(bar.base ?? bar.value))
    let color = isColored ? bar.color : .primary
    return Chart {
      BarMark(xStart: .value(amount, 0), xEnd: .value(amount, base), y: line, height: 4)
        .foregroundStyle(color)
      if base < value {
        BarMark(xStart: .value(amount, base), xEnd: .value(amount, value), y: line, height: 4)
          .foregroundStyle(color.opacity(0.6))
      }
      if let limit { RuleMark(x: .value(amount, limit)).foregroundStyle(.secondary) }
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
  }

  /// Draws a view as lines, in the colours of standard output.
  func lines(
    of view: some View, columns: Int, rows: Int, in environment: EnvironmentValues
  ) -> [String] {
    let grid = CellRenderer(content: view, columns: columns, rows: rows, environment: environment)
      .render().grid.limited(to: glyphSet)
    var options = standardOutput.ansiOptions(TerminalPalette(environment.colorScheme))
    // Other text precedes these lines, so their columns are not the terminal's.
    options.placesColumns = false
    return (isColored ? grid.ansi(options) : grid.plain())
      .split(separator: "\n", omittingEmptySubsequences: false).map { line in
        // Without trailing spaces, which a file should not have.
        let end = line.lastIndex { $0 != " " }
        return String(end.map { line[...$0] } ?? "")
      }
  }

  /// The mark of an amount over a limit.
  var overMark: String { hasPictures ? glyphSet.overMark : "over" }
}
