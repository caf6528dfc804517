import CaffeineWidgets
import TextCells
import TextCharts
import TextUI
import WidgetCommands

extension Printer {
  /// A bar from 0 on, of which the part after `base` is what something more would add.
  struct Bar {
    let value: Double
    var base: Double?
    let color: Color
  }

  /// Bars of a chart, and what stands below them.
  struct Bars {
    /// A line for each value.
    let lines: [String]
    /// How much the limit is, below its place; empty where it is not in sight.
    let caption: String
  }

  /// Bars in so many columns, crossed by a line where the limit is.
  ///
  /// A chart for each: in one chart bars of several colours have patterns too, and all of these are
  /// lines of one weight.
  func bars(
    _ bars: [Bar], limit: Double?, columns: Int, in environment: EnvironmentValues
  ) -> Bars {
    guard hasPictures else { return Bars(lines: bars.map { _ in "" }, caption: "") }
    let most = max(bars.map(\.value).max() ?? 0, limit ?? 0, 1)
    let lines = bars.map { bar in
      let chart = chart(of: bar, limit: limit).chartXScale(domain: 0...most)
      return self.lines(of: chart, columns: columns, rows: 1, in: environment)[0]
    }
    guard let limit else { return Bars(lines: lines, caption: "") }
    let label = "\(Amount.text(limit.rounded())) mg"
    let place = min(Int(Double(columns) * limit / most), columns - 1)
    let start = max(0, min(place - label.count / 2, columns - label.count))
    return Bars(
      lines: lines, caption: String(repeating: " ", count: start) + styled(label, .dim))
  }

  private func chart(of bar: Bar, limit: Double?) -> some View {
    let (amount, line) = (Text(verbatim: "Amount"), PlottableValue.value("Line", "bar"))
    let base = bar.base ?? bar.value
    let color = isColored ? bar.color : .primary
    return Chart {
      BarMark(xStart: .value(amount, 0), xEnd: .value(amount, base), y: line, height: 4)
        .foregroundStyle(color)
      if base < bar.value {
        BarMark(xStart: .value(amount, base), xEnd: .value(amount, bar.value), y: line, height: 4)
          .foregroundStyle(color.opacity(0.6))
      }
      if let limit { RuleMark(x: .value(amount, limit)).foregroundStyle(.secondary) }
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
  }

  /// A view as lines, in the colours that standard output shows.
  func lines(
    of view: some View, columns: Int, rows: Int, in environment: EnvironmentValues
  ) -> [String] {
    let grid = CellRenderer(content: view, columns: columns, rows: rows, environment: environment)
      .render().grid.limited(to: glyphSet)
    var options = standardOutput.ansiOptions(TerminalPalette(environment.colorScheme))
    // The lines stand behind others, and no column of theirs is one of the terminal's.
    options.placesColumns = false
    return (isColored ? grid.ansi(options) : grid.plain())
      .split(separator: "\n", omittingEmptySubsequences: false).map { line in
        // Nobody wants spaces at the end of a line in a file.
        let end = line.lastIndex { $0 != " " }
        return String(end.map { line[...$0] } ?? "")
      }
  }

  /// The sign of more than a limit.
  var overMark: String { hasPictures ? glyphSet.overMark : "over" }
}
