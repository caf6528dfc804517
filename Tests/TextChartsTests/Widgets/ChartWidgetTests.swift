import TextCharts
import TextUI
import TestSupport
import Testing

/// Charts written for Apple's platforms compile unchanged and draw.
@MainActor
@Suite struct ChartWidgetTests {
  private static let charts: [(name: String, view: AnyView)] = [
    ("steps", AnyView(StepsChart())), ("stock", AnyView(StockChart())),
    ("cities", AnyView(CitiesChart())), ("storage", AnyView(StorageChart())),
    ("sleep", AnyView(SleepChart())), ("expenses", AnyView(ExpensesChart())),
    ("heart", AnyView(HeartChart())), ("commits", AnyView(CommitsChart())),
    ("scatter", AnyView(ScatterChart())), ("drinks", AnyView(DrinksChart())),
    ("tides", AnyView(TidesChart())), ("counts", AnyView(CountsChart())),
    ("measures", AnyView(MeasuresChart())),
    ("rain", AnyView(RainChart())), ("orders", AnyView(OrdersChart())),
    ("earthquakes", AnyView(EarthquakesChart())), ("disk", AnyView(DiskChart())),
    ("temperature", AnyView(TemperatureChart())), ("warmth", AnyView(WarmthChart())),
    ("share", AnyView(ShareChart())), ("lessons", AnyView(LessonsChart())),
    ("mood", AnyView(MoodChart())),
  ]

  @Test(arguments: 0..<22)
  func aChartOfAWidgetIsDrawn(index: Int) {
    let (name, view) = Self.charts[index]
    let drawings = [(34, 6), (34, 14), (16, 6)].map { columns, rows in
      let environment = EnvironmentValues(now: .saturday(15))
      let rendering = CellRenderer(
        content: view, columns: columns, rows: rows, environment: environment
      ).render()
      return rendering.grid.plain()
        + (rows == 14 ? "\n" + rendering.accessibilityLabel + "\n" : "")
    }
    expectSnapshot(drawings.joined(separator: "\n"), named: name)
  }
}
