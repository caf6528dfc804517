import SwiftUI
import WidgetKit
import AppIntents

struct RoutineBundle: WidgetBundle {
  var body: some Widget {
    RoutineGridWidget()
    RoutineOverviewWidget()
    #if os(iOS)
      if #available(iOS 18.0, *) {
        RoutineControl()
        OpenRoutinesControl()
      }
    #endif
  }
}

@available(iOS 18.0, *)
struct RoutineControl: ControlWidget {
  static let kind = "org.example.routines.control"
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: Self.kind, provider: RoutineControlProvider()) { state in
      ControlWidgetToggle(
        state.routine.name, isOn: state.isDone, action: ToggleRoutineIntent(state.routine)
      ) { isOn in
        Label(isOn ? "Done" : "To do", systemImage: isOn ? "checkmark.circle.fill" : "circle")
          .controlWidgetActionHint(isOn ? "Undo" : "Complete")
      }
      .tint(.orange)
      .disabled(false)
    }
    .displayName("Complete Routine")
    .description("Marks a routine as done.")
    .promptsForUserConfiguration()
  }
}

struct RoutineControlIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Routine"
  @Parameter(title: "Routine") var routine: RoutineEntity?
}

struct RoutineControlState { let routine: RoutineEntity; let isDone: Bool }

@available(iOS 18.0, *)
struct RoutineControlProvider: AppIntentControlValueProvider {
  func previewValue(configuration: RoutineControlIntent) -> RoutineControlState {
    RoutineControlState(
      routine: configuration.routine ?? RoutineEntity(Routine.samples[0]), isDone: false)
  }
  func currentValue(configuration: RoutineControlIntent) async throws -> RoutineControlState {
    let routine = configuration.routine ?? RoutineEntity(Routine.samples[0])
    return .init(
      routine: routine, isDone: await RoutineStore.shared[id: routine.id]?.isDone(on: .now) ?? false
    )
  }
}

@available(iOS 18.0, *)
struct OpenRoutinesControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "org.example.routines.open") {
      ControlWidgetButton(action: OpenRoutineIntent()) {
        Label("Routines", systemImage: "list.bullet")
      }
    }
    .displayName("Open Routines")
  }
}

struct RoutineOverviewProvider: TimelineProvider {
  struct Entry: TimelineEntry { var date: Date; var routines: [Routine] }
  func placeholder(in context: Context) -> Entry {
    .init(date: .sampleDay, routines: Routine.samples)
  }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
    Task { @MainActor in
      let entry = Entry(date: .now, routines: RoutineStore.shared.routines)
      completion(Timeline(entries: [entry], policy: .never))
    }
  }
}

struct RoutineOverviewWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Overview", provider: RoutineOverviewProvider()) { entry in
      RoutineOverviewView(routines: entry.routines, date: entry.date)
    }
    .configurationDisplayName(LocalizedStringResource("Overview"))
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .accessoryInline, .accessoryRectangular,
    ])
    .contentMarginsDisabled()
  }
}

struct RoutineOverviewView: View {
  let routines: [Routine]
  let date: Date
  @Environment(\.widgetContentMargins) var margins
  @Environment(\.widgetFamily) var family

  var body: some View {
    ViewThatFits(in: .vertical) {
      list(routines)
      list(Array(routines.prefix(2)))
      Text("\(routines.filter { $0.isDone(on: date) }.count)/\(routines.count) done").font(
        .headline)
    }
    .padding(margins)
    .containerBackground(for: .widget) {
      ContainerRelativeShape().fill(.background.secondary)
        .overlay(alignment: .bottomTrailing) {
          Image(systemName: "leaf.fill").font(.system(size: 60)).foregroundStyle(
            .green.opacity(0.1))
        }
    }
  }

  private func list(_ routines: [Routine]) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(routines) { routine in
        Link(destination: URL(filePath: "/routines/\(routine.id)")) {
          HStack {
            ZStack {
              Circle().stroke(routine.tint.color.opacity(0.25), lineWidth: 4)
              Circle().trim(from: 0, to: routine.progress(on: date))
                .stroke(routine.tint.color, style: .init(lineWidth: 4, lineCap: .round))
                .rotationEffect(.degrees(-90))
            }
            .frame(width: 28, height: 28)
            Text(routine.name).lineLimit(1).strikethrough(
              routine.isDone(on: date), pattern: .solid, color: .secondary)
            Spacer(minLength: 4)
            Text(routine.count(on: date).formatted()).monospacedDigit().foregroundStyle(
              routine.tint.color)
          }
        }
      }
    }
  }
}
