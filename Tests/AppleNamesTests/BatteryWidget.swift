// A battery and a stocks widget, written from memory of how one writes them for an iPhone.
import SwiftUI
import WidgetKit

struct BatteryView: View {
  struct Device: Identifiable {
    let name: String
    let symbol: String
    let level: Double
    let isCharging: Bool
    var id: String { name }
    var color: Color { level < 0.2 ? .red : level < 0.5 ? .yellow : .green }
  }

  let devices = [
    Device(name: "iPhone", symbol: "iphone", level: 0.82, isCharging: true),
    Device(name: "Watch", symbol: "applewatch", level: 0.41, isCharging: false),
    Device(name: "AirPods", symbol: "airpodspro", level: 0.12, isCharging: false),
  ]

  @Environment(\.widgetFamily) private var family

  var body: some View {
    if family == .accessoryRectangular {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(devices.prefix(2)) { device in
          Label {
            Gauge(value: device.level) { EmptyView() }.gaugeStyle(.accessoryLinearCapacity)
          } icon: {
            Image(systemName: device.symbol)
          }
        }
      }
      .widgetAccentable()
    } else {
      HStack(spacing: 8) {
        ForEach(devices) { device in
          VStack(spacing: 2) {
            ZStack {
              Circle().stroke(lineWidth: 8).opacity(0.2)
              Circle()
                .trim(from: 0, to: device.level)
                .stroke(device.color, style: StrokeStyle(lineWidth: 8, lineCap: .round))
                .rotationEffect(.degrees(-90))
              Image(systemName: device.symbol)
            }
            .padding(4)
            .overlay(alignment: .top) {
              if device.isCharging { Image(systemName: "bolt.fill").foregroundStyle(.green) }
            }
            Text(device.level, format: .percent.precision(.fractionLength(0))).font(.title3)
          }
        }
      }
      .padding(4)
      .containerBackground(.fill.tertiary, for: .widget)
    }
  }
}

struct Sparkline: Shape {
  let values: [Double]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    guard let low = values.min(), let high = values.max(), high > low else { return path }
    for (index, value) in values.enumerated() {
      let point = CGPoint(
        x: rect.minX + rect.width * CGFloat(index) / CGFloat(values.count - 1),
        y: rect.maxY - rect.height * (value - low) / (high - low))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}

struct StocksView: View {
  struct Stock: Identifiable {
    let id: String
    let price: Decimal
    let change: Double
    let values: [Double]
  }

  @Environment(\.widgetFamily) private var family
  @Environment(\.locale) private var locale

  let stocks = [
    Stock(id: "AAPL", price: 229.87, change: 0.0123, values: [1, 2, 1.5, 3, 2.8, 4, 4.2]),
    Stock(id: "TSLA", price: 352.56, change: -0.0381, values: [5, 4.8, 5.1, 4, 3.8, 3, 3.1]),
    Stock(id: "NVDA", price: 141.95, change: 0.0054, values: [2, 2.2, 2, 2.4, 2.3, 2.5, 2.6]),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(stocks.prefix(family == .systemSmall ? 2 : 3)) { stock in
        HStack {
          VStack(alignment: .leading) {
            Text(stock.id).font(.subheadline).fontWeight(.bold)
            if family != .systemSmall {
              Text("Nasdaq").font(.caption).foregroundColor(.gray)
            }
          }
          Spacer()
          Sparkline(values: stock.values)
            .stroke(stock.change < 0 ? .red : .green, lineWidth: 1)
            .frame(width: family == .systemSmall ? 32 : 80, height: 32)
          VStack(alignment: .trailing) {
            Text("\(stock.price)").monospacedDigit()
            Text(stock.change, format: .percent.precision(.fractionLength(2)))
              .padding(.horizontal, 4)
              .background(stock.change < 0 ? Color.red : Color.green, in: .rect(cornerRadius: 4))
              .foregroundStyle(.white)
          }
          .font(.footnote)
        }
        if stock.id != stocks.last?.id { Divider() }
      }
    }
    .containerBackground(for: .widget) { Color(red: 0.1, green: 0.1, blue: 0.12) }
  }
}
