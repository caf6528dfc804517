import SwiftUI
import WidgetKit

struct TileToggleStyle: ToggleStyle {
  var tint: Color
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.isOn ? Color.black : Color.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .padding(8)
      .background {
        ContainerRelativeShape()
          .fill(
            configuration.isOn ? AnyShapeStyle(tint.gradient) : AnyShapeStyle(.white.opacity(0.15)))
      }
  }
}

struct DeviceTile: View {
  let device: HomeDevice
  var showRoom = true
  var body: some View {
    Toggle(isOn: device.isOn, intent: ToggleHomeDevice(device.id)) {
      VStack(alignment: .leading, spacing: 0) {
        Image(systemName: device.symbolName)
          .font(.system(size: 17, weight: .semibold))
          .symbolRenderingMode(.hierarchical)
        Spacer(minLength: 2)
        if showRoom { Text(device.room).font(.system(size: 10)).opacity(0.7).lineLimit(1) }
        Text(device.name).font(.system(size: 12, weight: .semibold)).lineLimit(1)
          .minimumScaleFactor(0.7)
        Text(device.status).font(.system(size: 11)).opacity(0.8)
      }
    }
    .toggleStyle(TileToggleStyle(tint: device.tint))
  }
}

struct HomeView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetContentMargins) private var margins
  let entry: HomeEntry
  private var columns: [GridItem] {
    Array(repeating: GridItem(.flexible(), spacing: 8), count: family == .systemMedium ? 4 : 2)
  }

  var body: some View {
    switch family {
    case .systemSmall:
      VStack(spacing: 6) {
        ForEach(entry.devices.prefix(2)) { DeviceTile(device: $0, showRoom: false) }
      }
    case .systemMedium:
      VStack(alignment: .leading, spacing: 8) {
        HStack(spacing: 6) {
          Image(systemName: "house.fill").foregroundStyle(.orange)
          Text("Home").bold()
          Spacer()
          Label("21.5°", systemImage: "thermometer.medium")
          Label("44%", systemImage: "humidity.fill")
        }
        .font(.system(size: 12)).foregroundStyle(.white)
        HStack(spacing: 6) { ForEach(entry.devices.prefix(4)) { DeviceTile(device: $0) } }
      }
    case .systemLarge:
      VStack(alignment: .leading, spacing: 10) {
        HStack {
          VStack(alignment: .leading) {
            Text("My Home").font(.title2.bold())
            Text("^[\(entry.devices.filter(\.isOn).count) device](inflect: true) on").font(
              .footnote
            ).foregroundStyle(.secondary)
          }
          Spacer()
          Button(intent: SceneIntent(name: "Good Night")) {
            Image(systemName: "moon.stars.fill").padding(8)
          }
          .buttonStyle(.bordered).buttonBorderShape(.circle).tint(.indigo)
        }
        .foregroundStyle(.white)
        LazyVGrid(columns: columns, spacing: 8) {
          ForEach(entry.devices) {
            DeviceTile(device: $0, showRoom: entry.showRooms).frame(height: 76)
          }
        }
      }
    case .accessoryCircular:
      Gauge(value: 21.5, in: 16...28) {
        Text("°C")
      } currentValueLabel: {
        Text("21.5")
      } minimumValueLabel: {
        Text("16")
      } maximumValueLabel: {
        Text("28")
      }
      .gaugeStyle(.accessoryCircular)
    case .accessoryRectangular:
      Grid(alignment: .leading, horizontalSpacing: 6, verticalSpacing: 2) {
        ForEach(entry.devices.prefix(3)) { d in
          GridRow {
            Image(systemName: d.symbolName).gridColumnAlignment(.center)
            Text(d.name).lineLimit(1)
            Text(d.status).foregroundStyle(.secondary)
          }
        }
      }
      .font(.system(size: 13))
    default: Text("\(Image(systemName: "lock.fill")) Front Door locked")
    }
  }
}
