import SwiftUI
import WidgetKit

struct ForecastView: View {
  @Environment(\.widgetFamily) private var family

  let entry: ForecastEntry

  var body: some View {
    Group {
      if let hour = entry.hour {
        if family == .accessoryInline {
          Label("\(hour.degrees)°, \(hour.sky)", systemImage: "thermometer")
        } else {
          card(of: hour)
        }
      } else if family == .accessoryInline {
        Label("No forecast", systemImage: "wifi.slash")
      } else {
        ContentUnavailableView(
          "No Forecast", systemImage: "wifi.slash", description: Text("No server answers.")
        )
        .foregroundStyle(.white, .white.opacity(0.8))
      }
    }
    .containerBackground(for: .widget) {
      LinearGradient(
        colors: [
          Color(red: 0.1, green: 0.3, blue: 0.6), Color(red: 0.05, green: 0.15, blue: 0.35),
        ],
        startPoint: .top, endPoint: .bottom)
    }
    .widgetURL(URL(string: "forecast://hour/\(Int(entry.date.timeIntervalSince1970))"))
  }

  private func card(of hour: ForecastHour) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top) {
        Text("\(hour.degrees)°").font(.largeTitle).bold()
        Spacer(minLength: 0)
        if let picture = entry.picture.flatMap({ UIImage(data: $0) }) {
          Image(uiImage: picture).resizable().scaledToFit().frame(width: 64, height: 64)
        }
      }
      Spacer(minLength: 0)
      Text(hour.sky).font(.headline).lineLimit(1)
      HStack(spacing: 8) {
        Text(entry.date, style: .time)
        if entry.isOld { Text("offline").bold() }
      }
      .font(.caption)
      .foregroundStyle(.white.opacity(0.8))
    }
    .foregroundStyle(.white)
  }
}
