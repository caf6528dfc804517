import Charts
import SwiftUI
import WidgetKit

struct SpendingView: View {
  @Environment(\.widgetFamily) var family
  @Environment(\.widgetRenderingMode) var mode
  let entry: BudgetEntry

  private var average: Double { entry.spent / Double(max(1, entry.week.count)) }

  var body: some View {
    switch family {
    case .accessoryRectangular: rectangular
    case .accessoryCircular:
      Gauge(value: min(entry.spent, entry.configuration.budget), in: 0...entry.configuration.budget)
      {
        Image(systemName: "eurosign")
      } currentValueLabel: {
        Text(entry.spent, format: .number.precision(.fractionLength(0)))
      }
      .gaugeStyle(.accessoryCircular)
    case .accessoryInline:
      Text("Spent \(entry.spent, format: .currency(code: "EUR")) this week")
    case .systemSmall:
      VStack(alignment: .leading, spacing: 6) {
        header; chart(compact: true)
      }
    default:
      VStack(alignment: .leading, spacing: 8) {
        header; chart(compact: false); if family == .systemLarge { list }
      }
    }
  }

  var header: some View {
    HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Spent this week").font(.caption).foregroundStyle(.secondary)
        Text(entry.spent, format: .currency(code: "EUR"))
          .font(.system(.title3, design: .rounded, weight: .bold))
          .privacySensitive()
          .minimumScaleFactor(0.6).lineLimit(1)
      }
      if family != .systemSmall {
        Spacer()
        Label("12%", systemImage: "arrow.down.right")
          .font(.caption.bold()).foregroundStyle(.green)
          .padding(.horizontal, 8).padding(.vertical, 3)
          .background(.green.opacity(0.15), in: Capsule())
      }
    }
  }

  func chart(compact: Bool) -> some View {
    Chart {
      ForEach(entry.week) { item in
        BarMark(
          x: .value("Day", item.day, unit: .day),
          y: .value("Spent", item.total),
          width: .ratio(0.6)
        )
        .foregroundStyle(item.total > average ? Color.orange.gradient : Color.teal.gradient)
        .cornerRadius(3)
      }
      RuleMark(y: .value("Average", average))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [3, 3]))
        .foregroundStyle(.secondary)
        .annotation(position: .top, alignment: .trailing, spacing: 0) {
          if !compact {
            Text("avg \(average, format: .number.precision(.fractionLength(0)))")
              .font(.system(size: 9)).foregroundStyle(.secondary)
          }
        }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { value in
        AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
          .font(.system(size: 10))
      }
    }
    .chartYAxis(compact ? .hidden : .automatic)
    .chartYAxis {
      if !compact {
        AxisMarks(position: .trailing, values: .automatic(desiredCount: 3)) {
          AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5))
          AxisValueLabel()
        }
      }
    }
    .chartLegend(.hidden)
  }

  var list: some View {
    VStack(spacing: 6) {
      ForEach(Ledger.recent.prefix(3)) { t in
        HStack {
          Image(systemName: t.category.symbol).font(.system(size: 12)).frame(width: 26, height: 26)
            .background(Color.teal.opacity(0.2)).clipShape(Circle())
          VStack(alignment: .leading) {
            Text(t.payee).font(.system(size: 13, weight: .medium))
            Text(t.date, style: .date).font(.system(size: 11)).foregroundColor(.secondary)
          }
          Spacer()
          Text(t.amount, format: .currency(code: "EUR"))
            .font(.system(size: 13).monospacedDigit())
            .foregroundColor(t.amount > 0 ? .green : .primary)
        }
      }
    }
  }

  var rectangular: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack {
        Text("Week").font(.headline).widgetAccentable()
        Spacer()
        Text(entry.spent, format: .currency(code: "EUR").precision(.fractionLength(0)))
      }
      Chart(entry.week) {
        BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Spent", $0.total))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
  }
}
