// Widgets of rings, batteries and corners, as one writes them for an iPhone or a watch.
import TextUI
import TextWidgetKit

struct CellsView: PhoneView {
  private func battery(_ level: Double) -> some View {
    HStack(spacing: 2) {
      ZStack(alignment: .leading) {
        RoundedRectangle(cornerRadius: 4).stroke(.secondary, lineWidth: 1)
        RoundedRectangle(cornerRadius: 3).fill(level < 0.2 ? .red : .green)
          .frame(width: 52 * level).padding(2)
      }
      .frame(width: 56, height: 20)
      Capsule().fill(.secondary).frame(width: 3, height: 8)
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach([("iphone", "iPhone", 0.82), ("applewatch", "Watch", 0.12)], id: \.0) { item in
        HStack {
          Image(systemName: item.0).frame(width: 20)
          VStack(alignment: .leading, spacing: 2) {
            Text(item.1).font(.caption)
            battery(item.2)
          }
          Spacer()
          Text("\(Int(item.2 * 100)) %")
        }
      }
    }
    .containerBackground(.background, for: .widget)
  }
}

struct ThreeRingsView: PhoneView {
  @Environment(\.widgetFamily) private var family

  private func ring(_ value: Double, _ color: Color, _ inset: CGFloat) -> some View {
    ZStack {
      Circle().stroke(color.opacity(0.25), lineWidth: 10)
      Circle().trim(from: 0, to: value)
        .stroke(color, style: StrokeStyle(lineWidth: 10, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .padding(inset)
  }

  private var rings: some View {
    ZStack {
      ring(0.8, .red, 0)
      ring(0.6, .green, 14)
      ring(0.4, .cyan, 28)
    }
  }

  var body: some View {
    Group {
      if family == .accessoryCircular {
        ZStack {
          AccessoryWidgetBackground()
          VStack {
            Image(systemName: "flame.fill"); Text("412")
          }
        }
      } else {
        HStack(spacing: 16) {
          rings.frame(width: 130, height: 130)
          if family != .systemSmall {
            VStack(alignment: .leading) {
              Text("412/500 kcal").foregroundStyle(.red)
              Text("18/30 min").foregroundStyle(.green)
              Text("5/12 h").foregroundStyle(.cyan)
            }
          }
        }
      }
    }
    .containerBackground(.background, for: .widget)
  }
}

struct SkyView: PhoneView {
  @Environment(\.widgetFamily) private var family

  var body: some View {
    if family == .accessoryCorner {
      Text("21°").font(.title)
        .widgetLabel {
          Gauge(value: 21, in: 14...26) {
            Text("°C")
          } currentValueLabel: {
            Text("21")
          } minimumValueLabel: {
            Text("14")
          } maximumValueLabel: {
            Text("26")
          }
        }
    } else {
      VStack(alignment: .leading, spacing: 2) {
        Text("København").font(.headline)
        Text("21°").font(.system(size: 44, weight: .thin))
        Image(systemName: "cloud.sun.fill").resizable().scaledToFit().frame(width: 28, height: 28)
        Text("Mostly Cloudy").font(.caption)
        Text("H:26° L:14°").font(.caption)
      }
      .foregroundStyle(.white)
      .containerBackground(for: .widget) {
        LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom)
      }
    }
  }
}

struct TimerView: PhoneView {
  @Environment(\.widgetFamily) private var family

  var body: some View {
    if family == .accessoryCircular {
      ZStack {
        AccessoryWidgetBackground()
        Circle().trim(from: 0, to: 0.7).stroke(.orange, lineWidth: 4).rotationEffect(.degrees(-90))
        Text("4:12")
      }
    } else {
      VStack(spacing: 6) {
        ZStack {
          Circle().stroke(.gray.opacity(0.3), lineWidth: 6)
          Circle().trim(from: 0, to: 0.7)
            .stroke(.orange, style: StrokeStyle(lineWidth: 6, lineCap: .round))
            .rotationEffect(.degrees(-90))
          Text("4:12").font(.headline)
        }
        .frame(width: 84, height: 84)
        HStack(spacing: 12) {
          ForEach(["xmark", "pause.fill"], id: \.self) { name in
            Image(systemName: name).frame(width: 32, height: 32)
              .background(Circle().fill(.gray.opacity(0.4)))
          }
        }
      }
      .containerBackground(.black, for: .widget)
    }
  }
}
