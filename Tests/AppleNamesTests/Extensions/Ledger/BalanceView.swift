import Charts
import SwiftUI
import WidgetKit

struct BalanceView: View {
  @Environment(\.widgetFamily) var family
  @State private var selection: Date?
  let entry: BudgetEntry
  let gradient = LinearGradient(
    colors: [.blue.opacity(0.5), .blue.opacity(0.05)], startPoint: .top, endPoint: .bottom)

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Balance").font(.headline)
        Spacer()
        if family != .systemSmall { Text("30 days").font(.caption2).foregroundStyle(.secondary) }
      }
      Chart(Ledger.balances.filter { family != .systemSmall || $0.account == "Checking" }) {
        point in
        if family == .systemSmall {
          AreaMark(x: .value("Day", point.date), y: .value("Balance", point.balance))
            .interpolationMethod(.catmullRom)
            .foregroundStyle(gradient)
        }
        LineMark(x: .value("Day", point.date), y: .value("Balance", point.balance))
          .interpolationMethod(.catmullRom)
          .foregroundStyle(by: .value("Account", point.account))
          .lineStyle(.init(lineWidth: 2, lineCap: .round))
      }
      .chartForegroundStyleScale(["Checking": .blue, "Savings": .mint])
      .chartLegend(family == .systemSmall ? .hidden : .visible)
      .chartLegend(position: .bottom, alignment: .leading, spacing: 4)
      .chartXAxis {
        AxisMarks(values: .stride(by: .day, count: 7)) { _ in
          AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2]))
          AxisValueLabel(format: .dateTime.day().month(.abbreviated), anchor: .top)
        }
      }
      .chartYAxis {
        AxisMarks(position: .leading) { value in
          AxisGridLine()
          AxisValueLabel {
            if let v = value.as(Double.self) { Text("\(Int(v / 1000))k").font(.caption2) }
          }
        }
      }
      .chartYScale(domain: 0...3000)
      .chartXSelection(value: $selection)
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 3600 * 24 * 30)
    }
    .padding(2)
  }
}

struct CategoriesView: View {
  @Environment(\.widgetFamily) var family
  let colors: [Color] = [.green, .blue, .purple, .orange, .pink]
  var total: Double { Ledger.categories.map(\.total).reduce(0, +) }
  var body: some View {
    HStack(spacing: 16) {
      Chart(Ledger.categories) { item in
        SectorMark(
          angle: .value("Total", item.total), innerRadius: .ratio(0.618), angularInset: 1.5
        )
        .cornerRadius(3)
        .foregroundStyle(by: .value("Category", item.category.title))
      }
      .chartForegroundStyleScale(domain: LedgerCategory.allCases.map(\.title), range: colors)
      .chartLegend(.hidden)
      .chartBackground { proxy in
        GeometryReader { geo in
          if let anchor = proxy.plotFrame {
            let frame = geo[anchor]
            VStack(spacing: 0) {
              Text("Total").font(.caption2).foregroundStyle(.secondary)
              Text(total, format: .currency(code: "EUR").precision(.fractionLength(0))).font(
                .footnote.bold())
            }
            .position(x: frame.midX, y: frame.midY)
          }
        }
      }
      if family != .systemSmall {
        VStack(alignment: .leading, spacing: 5) {
          ForEach(Array(Ledger.categories.enumerated()), id: \.offset) { index, item in
            HStack(spacing: 6) {
              Circle().fill(colors[index]).frame(width: 8, height: 8)
              Text(item.category.title).font(.system(size: 12))
              Spacer()
              Text((item.total / total).formatted(.percent.precision(.fractionLength(0))))
                .font(.system(size: 12, weight: .semibold)).monospacedDigit()
            }
          }
        }
      }
    }
  }
}
