import SwiftUI
import WidgetKit

struct TripWidget: Widget {
  var body: some WidgetConfiguration {
    let config = StaticConfiguration(kind: "TripWidget", provider: TripProvider()) { entry in
      if #available(iOS 17.0, *) {
        TripView(entry: entry).containerBackground(.clear, for: .widget)
      } else {
        TripView(entry: entry).padding().background()
      }
    }
    .configurationDisplayName("Countdown")
    .description("Days until…")
    if #available(iOS 16, *) {
      return config.supportedFamilies([
        .systemSmall, .systemMedium, .accessoryInline, .accessoryCircular, .accessoryRectangular,
      ])
    } else {
      return config.supportedFamilies([.systemSmall, .systemMedium])
    }
  }
}

struct TripView: View {
  @Environment(\.widgetFamily) var widgetFamily
  @Environment(\.calendar) var calendar
  @Environment(\.locale) var locale
  var entry: TripEntry

  var days: Int { entry.components.day ?? 0 }

  var body: some View {
    switch widgetFamily {
    case .accessoryInline:
      (Text(Image(systemName: "hourglass")) + Text(" ") + Text(entry.event.date, style: .offset))
    case .accessoryCircular:
      VStack(spacing: 0) {
        Text("\(days)").font(.title2.weight(.bold)).minimumScaleFactor(0.4)
        Text(days == 1 ? "DAY" : "DAYS").font(.system(size: 8))
      }
      .widgetAccentable()
      .background { if #available(iOS 16, *) { AccessoryWidgetBackground().clipShape(Circle()) } }
    case .accessoryRectangular:
      Label {
        VStack(alignment: .leading) {
          Text(entry.event.title).bold()
          Text(entry.event.date, format: .relative(presentation: .named, unitsStyle: .wide))
          Text(
            entry.date..<entry.event.date,
            format: .components(style: .condensedAbbreviated, fields: [.day, .hour]))
        }
      } icon: {
        Image(systemName: "calendar")
      }
    default:
      ZStack(alignment: .bottomLeading) {
        Image("trip-background", bundle: .main).resizable().scaledToFill()
          .overlay {
            LinearGradient(
              stops: [
                .init(color: .clear, location: 0.3), .init(color: .black.opacity(0.7), location: 1),
              ], startPoint: .top, endPoint: .bottom)
          }
        VStack(alignment: .leading, spacing: 0) {
          HStack(alignment: .lastTextBaseline, spacing: 4) {
            Text(days, format: .number.grouping(.never)).font(
              .system(size: 48, weight: .black, design: .serif))
            Text("^[\(days) day](inflect: true)").font(.caption)
          }
          Text(entry.event.title).font(.headline).lineLimit(2).truncationMode(.tail)
          if widgetFamily == .systemMedium {
            HStack(spacing: 12) {
              unit(entry.components.day, "d"); unit(entry.components.hour, "h");
              unit(entry.components.minute, "m")
            }
            .padding(.top, 4)
          }
          Text(entry.event.date, format: Date.FormatStyle(date: .complete, time: .omitted)).font(
            .caption2
          ).italic()
        }
      }
    }
  }

  @ViewBuilder
  private func unit(_ value: Int?, _ name: LocalizedStringKey) -> some View {
    if let value = value {
      VStack {
        Text(String(format: "%02d", value)).font(.title3.monospacedDigit())
        Text(name).font(.caption2).foregroundColor(.secondary)
      }
      .frame(minWidth: 36)
      .padding(4)
      .overlay(RoundedRectangle(cornerRadius: 6).strokeBorder(Color.secondary, lineWidth: 1))
    }
  }
}
