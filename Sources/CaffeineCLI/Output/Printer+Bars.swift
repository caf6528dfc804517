import TextCharts
import TextUI

extension Printer {
  /// A line for each value, from 0 on: the bars of a chart in so many columns, with a line down all
  /// of them where the limit is.
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
    return values.indices.map { $0 < lines.count ? String(lines[$0]) : "" }
  }
}
