// A weather and a calendar widget, written from memory of how one writes them for an iPhone.
import SwiftUI
import WidgetKit

struct WeatherView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric private var iconSize: CGFloat = 24

  struct Hour: Identifiable {
    let id: Int
    let symbol: String
    let temperature: Double
  }

  let city = "København"
  let temperature = 21.4
  let hours = [
    Hour(id: 9, symbol: "cloud.sun.fill", temperature: 18),
    Hour(id: 12, symbol: "sun.max.fill", temperature: 22),
    Hour(id: 15, symbol: "cloud.bolt.rain.fill", temperature: 19),
    Hour(id: 18, symbol: "cloud.fill", temperature: 16),
    Hour(id: 21, symbol: "moon.stars.fill", temperature: 12),
  ]

  var body: some View {
    switch family {
    case .accessoryCircular:
      Gauge(value: temperature, in: 12...24) {
        Image(systemName: "thermometer")
      } currentValueLabel: {
        Text("\(temperature, specifier: "%.0f")°")
      } minimumValueLabel: {
        Text("12")
      } maximumValueLabel: {
        Text("24")
      }
      .gaugeStyle(.accessoryCircular)
    case .systemSmall: now
    default:
      HStack(alignment: .top) {
        now
        Divider()
        Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
          GridRow {
            Text("Today").font(.caption.weight(.semibold)).gridCellColumns(3)
          }
          ForEach(hours) { hour in
            GridRow {
              Text("\(hour.id) h").gridColumnAlignment(.trailing).foregroundStyle(.secondary)
              Image(systemName: hour.symbol).symbolRenderingMode(.multicolor)
              Text("\(hour.temperature, specifier: "%.0f")°").monospacedDigit()
            }
          }
        }
        .font(.caption)
      }
    }
  }

  private var now: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(spacing: 4) {
        Text(city).font(.headline).lineLimit(1).minimumScaleFactor(0.7)
        Image(systemName: "location.fill").imageScale(.small)
      }
      Text(
        Measurement(value: temperature, unit: UnitTemperature.celsius).value,
        format: .number.precision(.fractionLength(0))
      )
      .font(.system(size: 44, weight: .thin, design: .rounded))
      Spacer(minLength: 0)
      Image(systemName: "cloud.sun.fill")
        .resizable()
        .scaledToFit()
        .frame(width: iconSize, height: iconSize)
        .foregroundStyle(.white, .yellow)
      Text("Mostly sunny").font(.caption)
      Text("H:\(22)° L:\(12)°").font(.caption2).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .containerBackground(for: .widget) {
      LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom)
    }
  }
}

struct CalendarView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.calendar) private var calendar

  let weekdays = ["M", "T", "W", "T", "F", "S", "S"]
  let today = 21
  let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)

  struct Event: Hashable {
    let title: String
    let start: Date
    let color: Color
  }

  let events = [
    Event(title: "Stand-up", start: Date(timeIntervalSince1970: 1_795_250_000), color: .orange),
    Event(
      title: "Coffee with Åsa", start: Date(timeIntervalSince1970: 1_795_260_000), color: .purple),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .firstTextBaseline) {
        Text("SATURDAY").font(.caption2).bold().foregroundColor(.red)
        Spacer()
        Text("\(today)").font(.title)
      }
      if family == .systemLarge {
        LazyVGrid(columns: columns, spacing: 0) {
          ForEach(Array(weekdays.enumerated()), id: \.offset) {
            Text($1).foregroundStyle(.secondary)
          }
          ForEach(0..<6, id: \.self) { _ in Color.clear.frame(height: 1) }
          ForEach(1..<31) { day in
            Text("\(day)")
              .padding(.horizontal, 2)
              .background { if day == today { Circle().fill(.red) } }
          }
        }
        .font(.caption)
      }
      ForEach(events, id: \.self) { event in
        HStack(spacing: 8) {
          RoundedRectangle(cornerRadius: 2).fill(event.color).frame(width: 4)
          VStack(alignment: .leading, spacing: 0) {
            Text(event.title).font(.footnote.weight(.semibold)).lineLimit(1)
            Text(event.start, style: .time).font(.caption2).foregroundStyle(.secondary)
          }
          Spacer(minLength: 0)
        }
        .fixedSize(horizontal: false, vertical: true)
      }
      Spacer(minLength: 0)
    }
    .containerBackground(.background, for: .widget)
  }
}
