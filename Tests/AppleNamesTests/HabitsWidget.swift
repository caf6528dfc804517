// A habit tracker with a calendar of squares and a clock, written from memory of how one writes it.
import AppIntents
import SwiftUI
import WidgetKit

struct Habit: Codable, Identifiable, Equatable {
  let id: Int
  var name: String
  var symbol: String
  var goal = 2
  var counts: [Int]

  var streak: Int { counts.reversed().prefix { $0 >= goal }.count }
}

struct LogHabitIntent: AppIntent {
  static let title: LocalizedStringResource = "Log Habit"
  static let openAppWhenRun = false

  @Parameter(title: "Habit", description: "Which one.") var habit: Int

  init() {}

  init(_ habit: Habit) {
    self.habit = habit.id
  }

  func perform() async throws -> some IntentResult {
    WidgetCenter.shared.reloadTimelines(ofKind: "habits")
    return .result()
  }
}

struct HeatCell: View {
  let count: Int
  let goal: Int
  @Environment(\.colorSchemeContrast) private var contrast

  private var strength: Double { min(1, Double(count) / Double(goal)) }

  var body: some View {
    Rectangle()
      .fill(
        count == 0
          ? AnyShapeStyle(.quaternary)
          : AnyShapeStyle(Color.green.opacity(0.3 + 0.7 * strength))
      )
      .frame(height: 16)
      .overlay {
        if contrast == .increased { Rectangle().stroke(.primary, lineWidth: 0.5) }
      }
      .accessibilityValue("\(count)")
      .accessibilityAddTraits(count >= goal ? [.isSelected, .isStaticText] : [])
  }
}

struct HabitRow: View {
  let habit: Habit

  var body: some View {
    HStack {
      Label(habit.name, systemImage: habit.symbol).lineLimit(1).layoutPriority(1)
      Spacer(minLength: 4)
      LazyHGrid(rows: [GridItem(.fixed(16))], alignment: .center, spacing: 0) {
        ForEach(Array(habit.counts.enumerated()), id: \.offset) { _, count in
          HeatCell(count: count, goal: habit.goal).frame(width: 8)
        }
      }
      Text("\(habit.streak) d").foregroundStyle(.secondary)
      Button(intent: LogHabitIntent(habit)) {
        Image(systemName: "plus.circle.fill").symbolVariant(.none)
      }
      .buttonStyle(.borderless)
      .accessibilityLabel("Log \(habit.name)")
      .accessibilityAction(named: "Log") {}
    }
  }
}

struct ClockFace: View {
  @Environment(\.calendar) private var calendar

  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 60)) { timeline in
      let minute = calendar.component(.minute, from: timeline.date)
      let hour = calendar.component(.hour, from: timeline.date)
      Canvas { context, size in
        let radius = min(size.width, size.height) / 2 - 2
        context.translateBy(x: size.width / 2, y: size.height / 2)
        let face = CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
        context.stroke(Path(ellipseIn: face), with: .color(.secondary), lineWidth: 2)
        for (turn, length) in [(Double(minute) / 60, 0.8), (Double(hour) / 12, 0.5)] {
          var hand = context
          hand.rotate(by: .degrees(360 * turn))
          let path = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 0, y: -radius * length))
          }
          hand.stroke(path, with: .style(.tint), style: StrokeStyle(lineWidth: 2))
        }
        context.draw(
          Text("12").font(.caption2), at: CGPoint(x: 0, y: 6 - radius), anchor: .top)
      }
    }
  }
}

struct HabitsView: View {
  let habits = [
    Habit(id: 1, name: "Water", symbol: "drop.fill", counts: [2, 1, 0, 2, 2, 3, 2]),
    Habit(id: 2, name: "Read", symbol: "book.fill", counts: [0, 0, 2, 1, 2, 0, 1]),
    Habit(id: 3, name: "Run", symbol: "figure.run", counts: [2, 0, 2, 0, 2, 0, 2]),
  ]
  @Environment(\.widgetFamily) private var family
  @Environment(\.openURL) private var openURL
  @Environment(\.accessibilityShowButtonShapes) private var buttonShapes

  var body: some View {
    VStack(alignment: .leading) {
      GroupBox("Today") {
        ForEach(habits.prefix(family == .systemLarge ? 3 : 2)) { habit in
          HabitRow(habit: habit)
          if habit != habits.last && family == .systemLarge { Divider().overlay(.red) }
        }
      }
      if family == .systemLarge {
        HStack {
          ClockFace().frame(width: 96, height: 96)
          VStack(alignment: .leading) {
            Section("Week") {
              LabeledContent("Habits", value: habits.count, format: .number)
              LabeledContent("Best", value: "Water")
            }
          }
        }
        HStack(alignment: .bottom, spacing: 0) {
          ForEach(habits[0].counts.indices, id: \.self) { day in
            UnevenRoundedRectangle(topLeadingRadius: 2, topTrailingRadius: 2)
              .frame(height: CGFloat(habits[0].counts[day]) * 16)
              .foregroundStyle(day.isMultiple(of: 2) ? Color.secondary : .accentColor)
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .environment(\.openURL, OpenURLAction { _ in .handled })
    .containerBackground(for: .widget) {
      EllipticalGradient(colors: [.green.opacity(0.3), .black])
        .opacity(0.5)
        .hueRotation(.degrees(20))
        .ignoresSafeArea(.container, edges: .all)
    }
  }
}

struct HabitsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "habits", provider: SampleProvider()) { _ in HabitsView() }
      .supportedFamilies([.systemMedium, .systemLarge])
  }
}
