import CaffeineWidgets
import CellGrid
import TextCharts
import TextUI

extension Printer {
  /// Bars of a chart, and what stands below them.
  struct Bars {
    /// A line for each value.
    let lines: [String]
    /// How much the limit is, below its place; empty where it is not in sight.
    let caption: String
  }

  /// The bars of values, from 0 on, in so many columns, crossed by a line where the limit is.
  func bars(_ values: [Double], limit: Double?, columns: Int) -> Bars {
    let chart = Chart {
      ForEach(values.indices, id: \.self) { index in
        BarMark(x: .value("Amount", values[index]), y: .value("Line", String(index)))
      }
      if let limit { RuleMark(x: .value("Limit", limit)) }
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    let grid = CellRenderer(
      content: chart, columns: columns, rows: values.count,
      environment: EnvironmentValues(now: .distantPast)
    ).render().grid.limited(to: glyphSet)
    let lines = grid.plain().split(separator: "\n", omittingEmptySubsequences: false)
    let bars = values.indices.map { $0 < lines.count ? String(lines[$0]) : "" }
    let rule: Character = isUnicode ? "╎" : "|"
    guard let limit, let first = bars.first, let place = first.firstIndex(of: rule) else {
      return Bars(lines: bars, caption: "")
    }
    let label = "\(Amount.text(limit.rounded())) mg"
    let middle = first.distance(from: first.startIndex, to: place)
    let start = max(0, min(middle - label.count / 2, columns - label.count))
    return Bars(
      lines: bars, caption: String(repeating: " ", count: start) + styled(label, .dim))
  }

  /// The sign of more than a limit.
  var overMark: String { glyphSet.overMark }
}
