// Widgets of lines, as one writes them for an iPhone: departures, tasks, a meeting.
import TextUI
import TextWidgetKit

struct DeparturesView: PhoneView {
  @Environment(\.widgetFamily) private var family

  private let rides: [(String, Color, String, Int)] = [
    ("U8", .blue, "Hermannstraße", 3), ("M10", .red, "Turmstraße", 6), ("S1", .pink, "Wannsee", 14),
  ]

  private func badge(_ name: String, _ color: Color) -> some View {
    Text(name).font(.caption.bold()).foregroundStyle(.white)
      .frame(width: 36, height: 22)
      .background(color, in: RoundedRectangle(cornerRadius: 6))
  }

  var body: some View {
    switch family {
    case .accessoryCorner:
      VStack(spacing: 0) {
        Text("U8").font(.headline); Text("3").font(.title)
      }
      .widgetLabel {
        ProgressView(value: 0.7) {
          Text("3")
        } currentValueLabel: {
          Text("14")
        }
      }
    case .accessoryRectangular:
      VStack(alignment: .leading) {
        ForEach(rides, id: \.0) { ride in
          HStack {
            badge(ride.0, ride.1)
            Text(ride.2).lineLimit(1)
            Spacer()
            Text("\(ride.3)")
          }
        }
      }
    default:
      VStack(alignment: .leading, spacing: 6) {
        Text("Warschauer Straße").font(.headline)
        ForEach(rides, id: \.0) { ride in
          HStack {
            badge(ride.0, ride.1)
            Text(ride.2).lineLimit(1)
            Spacer()
            Text("\(ride.3) min").foregroundStyle(.secondary)
          }
        }
      }
      .containerBackground(.background, for: .widget)
    }
  }
}

struct TasksView: PhoneView {
  @Environment(\.widgetFamily) private var family

  private let tasks = [("Buy milk", true), ("Call Ada", false), ("Water plants", false)]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline) {
        Text("Today").font(.headline)
        Spacer()
        Text("3").foregroundStyle(.white).padding(6).background(Circle().fill(.blue))
      }
      ForEach(tasks, id: \.0) { task in
        HStack {
          Circle().strokeBorder(.blue, lineWidth: 1.5).frame(width: 18, height: 18)
            .overlay { if task.1 { Circle().fill(.blue).frame(width: 10, height: 10) } }
          Text(task.0).strikethrough(task.1)
        }
      }
      if family == .systemMedium {
        Text("Add task").padding(.horizontal, 12).padding(.vertical, 4)
          .overlay(RoundedRectangle(cornerRadius: 8).stroke(.blue))
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .containerBackground(.background, for: .widget)
  }
}

struct MeetingView: PhoneView {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("SATURDAY").font(.caption2.bold()).foregroundStyle(.red)
      Text("21").font(.system(size: 34))
      ForEach([("Stand-up", "9:00", Color.orange), ("Design", "11:30", .purple)], id: \.0) { item in
        HStack(spacing: 6) {
          RoundedRectangle(cornerRadius: 2).fill(item.2).frame(width: 4, height: 30)
          VStack(alignment: .leading) {
            Text(item.0).font(.caption.bold())
            Text(item.1).font(.caption2).foregroundStyle(.secondary)
          }
        }
        .padding(.vertical, 2)
      }
    }
    .containerBackground(.background, for: .widget)
  }
}
