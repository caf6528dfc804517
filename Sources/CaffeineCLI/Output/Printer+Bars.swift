import CaffeineWidgets
import CellGrid
import TextCharts
import TextUI

extension Printer {
  /// A line for each value, from 0 on: the bars of a chart in so many columns.
  ///
  /// A line runs down all of them where the limit is, and the last one says below it how much that is.
  func bars(_ values: [Double], limit: Double?, columns: Int) -> [String] {
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
      return bars + [""]
    }
    let label = "\(Amount.text(limit.rounded())) mg"
    let middle = first.distance(from: first.startIndex, to: place)
    let start = max(0, min(middle - label.count / 2, columns - label.count))
    return bars + [String(repeating: " ", count: start) + styled(label, .dim)]
  }

  /// The sign of more than a limit.
  var overMark: String { glyphSet.overMark }
}
