// Widgets of figures, as one writes them for an iPhone: stocks, a countdown, a score.
import TextUI
import TextWidgetKit

struct QuotesView: PhoneView {
  @Environment(\.widgetFamily) private var family

  private let quotes: [(String, String, Double)] = [
    ("AAPL", "229.87", 1.23), ("TSLA", "352.56", -3.81), ("NVDA", "141.95", 0.54),
    ("MSFT", "417.00", 1.00), ("AMZN", "197.12", -0.64),
  ]

  private var curve: Path {
    Path { path in
      path.addLines([
        CGPoint(x: 0, y: 40), CGPoint(x: 0, y: 30), CGPoint(x: 22, y: 26), CGPoint(x: 44, y: 18),
        CGPoint(x: 66, y: 20), CGPoint(x: 88, y: 9), CGPoint(x: 110, y: 14), CGPoint(x: 132, y: 4),
        CGPoint(x: 132, y: 40),
      ])
      path.closeSubpath()
    }
  }

  var body: some View {
    Group {
      if family == .systemSmall {
        VStack(alignment: .leading, spacing: 4) {
          Text("AAPL").font(.headline)
          Text("Apple Inc.").font(.caption).foregroundStyle(.secondary)
          curve.fill(
            LinearGradient(
              colors: [.green.opacity(0.4), .green.opacity(0)], startPoint: .top, endPoint: .bottom)
          )
          .frame(height: 40)
          Text("229.87").font(.title3.bold())
          Text("+1.23 %").font(.caption).foregroundStyle(.green)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      } else {
        VStack(spacing: 6) {
          ForEach(quotes.prefix(family == .systemMedium ? 3 : 5), id: \.0) { quote in
            HStack {
              VStack(alignment: .leading) {
                Text(quote.0).font(.headline)
                if family == .systemLarge { Text("Nasdaq").foregroundStyle(.secondary) }
              }
              Spacer()
              Text(quote.1)
              Text("\(quote.2, specifier: "%+.2f") %")
                .frame(width: 68, height: 20)
                .background(quote.2 < 0 ? Color.red : .green, in: .rect(cornerRadius: 5))
                .foregroundStyle(.white)
            }
            Divider()
          }
        }
      }
    }
    .containerBackground(.background, for: .widget)
  }
}

struct DaysView: PhoneView {
  private func pill(_ value: String, _ unit: String) -> some View {
    VStack(spacing: 2) {
      Text(value).font(.headline)
      Text(unit).font(.caption2)
    }
    .foregroundStyle(.white)
    .frame(width: 52, height: 44)
    .background(.purple, in: .rect(cornerRadius: 10))
  }

  var body: some View {
    VStack(spacing: 8) {
      Text("Christmas 🎄").font(.headline)
      HStack(spacing: 8) {
        pill("33", "DAYS"); pill("12", "HRS")
      }
      ProgressView(value: 0.6).tint(.purple)
    }
    .containerBackground(.background, for: .widget)
  }
}

struct ScoreView: PhoneView {
  @Environment(\.widgetFamily) private var family

  private func team(_ name: String, _ color: Color) -> some View {
    VStack(spacing: 4) {
      Circle().fill(color).frame(width: 44, height: 44)
        .overlay { Text(name.prefix(1)).foregroundStyle(.white) }
      Text(name).font(.caption)
    }
  }

  var body: some View {
    if family == .accessoryInline {
      HStack {
        Image(systemName: "soccerball");
        VStack {
          Text("HSV 2:1 FCB"); Text("67'")
        }
      }
    } else {
      HStack {
        team("HSV", .blue)
        Spacer()
        VStack(spacing: 4) {
          Text("2 : 1").font(.title3.bold())
          Text("67'").font(.caption).padding(.horizontal, 6)
            .background(Capsule().fill(.red)).foregroundStyle(.white)
        }
        Spacer()
        team("FCB", .red)
      }
      .containerBackground(.background, for: .widget)
    }
  }
}
