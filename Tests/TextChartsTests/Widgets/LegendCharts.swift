import Foundation
import TextCharts
import TextUI

/// A level over bars that leave no room beside its annotation.
struct RainChart: View {
  private let days = [11.0, 4, 18, 21, 7, 16, 23, 2, 19, 12, 17, 5, 22, 14]

  var body: some View {
    Chart {
      ForEach(days.indices, id: \.self) { day in
        BarMark(x: .value("Day", day), y: .value("Rain", days[day]))
      }
      RuleMark(y: .value("Drains", 15))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
        .foregroundStyle(.red)
        .annotation(position: .top, alignment: .leading) { Text("15 mm").font(.caption) }
    }
    .chartXAxis(.hidden)
  }
}

/// A ring with its legend beside it.
struct OrdersChart: View {
  private let dishes = [
    (name: "Soup", orders: 31), (name: "Stew", orders: 24), (name: "Salad", orders: 18),
    (name: "Bread", orders: 9),
  ]

  var body: some View {
    Chart(dishes, id: \.name) { dish in
      SectorMark(angle: .value("Orders", dish.orders), innerRadius: .ratio(0.6), angularInset: 1)
        .foregroundStyle(by: .value("Dish", dish.name))
    }
    .chartLegend(position: .trailing, alignment: .center, spacing: 12)
  }
}

/// Numbers of very different sizes.
struct EarthquakesChart: View {
  var body: some View {
    Chart(0..<7, id: \.self) { magnitude in
      LineMark(
        x: .value("Magnitude", magnitude + 2),
        y: .value("A year", 1_300_000 / pow(8, Double(magnitude))))
    }
    .chartYScale(type: .log)
  }
}

/// One bar in parts, three rows high with the legend that was asked for.
struct DiskChart: View {
  private let parts = [("Apps", 62.0), ("Photos", 28), ("System", 25)]

  var body: some View {
    Chart(parts, id: \.0) { part in
      BarMark(x: .value("Size", part.1), stacking: .normalized)
        .foregroundStyle(by: .value("Kind", part.0))
    }
    .chartXAxis(.hidden)
    .chartLegend(position: .bottom, alignment: .trailing, spacing: 8)
    .frame(height: 50)
  }
}

/// A line along the edge of an area, as most apps have it.
struct TemperatureChart: View {
  private let values = [12.0, 10, 9, 11, 16, 20, 22, 21, 17, 14]

  var body: some View {
    Chart(values.indices, id: \.self) { hour in
      AreaMark(x: .value("Hour", hour), y: .value("Temperature", values[hour]))
        .interpolationMethod(.monotone)
        .foregroundStyle(
          .linearGradient(
            colors: [.orange.opacity(0.6), .clear], startPoint: .top, endPoint: .bottom))
      LineMark(x: .value("Hour", hour), y: .value("Temperature", values[hour]))
        .interpolationMethod(.monotone)
        .foregroundStyle(.orange)
    }
  }
}
