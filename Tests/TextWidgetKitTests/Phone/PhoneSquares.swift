// Widgets of small squares and columns, as one writes them for an iPhone: a heat map, a month.
import TextUI
import TextWidgetKit

struct HeatMapView: PhoneView {
  @Environment(\.widgetFamily) private var family

  private var weeks: Int { family == .systemSmall ? 7 : 15 }

  private func level(_ index: Int) -> Double { [0, 0.3, 0.6, 1, 1, 0, 1, 0.6][index * 5 % 8] }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Label("Meditate", systemImage: "flame.fill").font(.headline)
        Spacer()
        if family != .systemSmall { Text("23 days").foregroundStyle(.secondary) }
      }
      LazyHGrid(rows: Array(repeating: GridItem(.fixed(12), spacing: 3), count: 7), spacing: 3) {
        ForEach(0..<weeks * 7, id: \.self) { day in
          RoundedRectangle(cornerRadius: 3)
            .fill(level(day) == 0 ? Color.gray.opacity(0.2) : Color.green.opacity(level(day)))
            .frame(width: 12, height: 12)
        }
      }
    }
    .containerBackground(.background, for: .widget)
  }
}

struct WeekView: PhoneView {
  let days = ["M", "T", "W", "T", "F", "S", "S"]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Stretching").font(.headline)
      HStack(spacing: 3) {
        ForEach(0..<7) { day in
          VStack(spacing: 2) {
            Text(days[day]).font(.caption2).foregroundStyle(.secondary)
            RoundedRectangle(cornerRadius: 2)
              .fill(day < 5 && day != 2 ? Color.orange : Color.orange.opacity(0.15))
              .frame(width: 12, height: 12)
          }
        }
      }
      HStack(spacing: 6) {
        ForEach(0..<7) { Circle().fill($0 < 4 ? .blue : .gray.opacity(0.2)).frame(width: 10) }
      }
      .frame(height: 10)
    }
    .containerBackground(.background, for: .widget)
  }
}

struct MonthView: PhoneView {
  @Environment(\.widgetFamily) private var family

  private let columns = Array(repeating: GridItem(.fixed(20), spacing: 8), count: 7)

  var body: some View {
    if family == .accessoryCorner {
      Text("21").font(.title.bold()).widgetLabel("SAT · NOV")
    } else {
      VStack(alignment: .leading) {
        Text("NOVEMBER").font(.caption.bold()).foregroundStyle(.red)
        LazyVGrid(columns: columns, spacing: 4) {
          ForEach(["M", "T", "W", "T", "F", "S", "S"].indices, id: \.self) {
            Text(["M", "T", "W", "T", "F", "S", "S"][$0]).foregroundStyle(.secondary)
          }
          ForEach(-5..<31) { day in
            if day < 1 {
              Color.clear.frame(height: 16)
            } else if day == 21 {
              Text("\(day)").foregroundStyle(.white).background(Circle().fill(.red))
            } else {
              Text("\(day)")
            }
          }
        }
      }
      .font(.caption)
      .containerBackground(.background, for: .widget)
    }
  }
}
