// A widget of stocks, written from memory of how one writes them for an iPhone.
import SwiftUI
import WidgetKit

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
            if family != .systemSmall { Text("Nasdaq").font(.caption).foregroundColor(.gray) }
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
