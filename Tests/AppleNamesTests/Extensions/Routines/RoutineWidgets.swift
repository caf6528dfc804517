import SwiftUI
import WidgetKit
import AppIntents

struct RoutineEntry: TimelineEntry {
  let date: Date
  let routine: Routine?
  let configuration: RoutineWidgetIntent
  var relevance: TimelineEntryRelevance? {
    routine.map { .init(score: $0.isDone(on: date) ? 0 : 80) }
  }
}

struct RoutineProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> RoutineEntry {
    .init(date: .sampleDay, routine: Routine.samples[0], configuration: RoutineWidgetIntent())
  }
  func snapshot(for configuration: RoutineWidgetIntent, in context: Context) async -> RoutineEntry {
    await entry(for: configuration, in: context)
  }
  func timeline(for configuration: RoutineWidgetIntent, in context: Context) async -> Timeline<
    RoutineEntry
  > {
    let tomorrow = Calendar.current.startOfDay(for: .now).addingTimeInterval(24 * 60 * 60)
    return await Timeline(
      entries: [entry(for: configuration, in: context)], policy: .after(tomorrow))
  }
  @MainActor private func entry(for configuration: RoutineWidgetIntent, in context: Context)
    -> RoutineEntry
  {
    let routine =
      configuration.routine.flatMap { RoutineStore.shared[id: $0.id] }
      ?? RoutineStore.shared.routines.first
    return RoutineEntry(
      date: context.isPreview ? .sampleDay : .now, routine: routine, configuration: configuration)
  }
  func recommendations() -> [AppIntentRecommendation<RoutineWidgetIntent>] {
    Routine.samples.map {
      AppIntentRecommendation(
        intent: RoutineWidgetIntent(routine: RoutineEntity($0)), description: Text($0.name))
    }
  }
}

struct RoutineGridWidget: Widget {
  static let kind = "RoutineGrid"
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: Self.kind, intent: RoutineWidgetIntent.self, provider: RoutineProvider()
    ) { entry in
      RoutineGridView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Routine")
    .description("The last weeks of one routine.")
    .supportedFamilies(WidgetFamily.allCases.filter { $0 != .accessoryInline })
    .promptsForUserConfiguration()
    .containerBackgroundRemovable(true)
    .disfavoredLocations([.standBy, .iPhoneWidgetsOnMac], for: [.systemSmall])
  }
}

struct RoutineGridView: View {
  var entry: RoutineEntry
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.isLuminanceReduced) private var dimmed
  @Environment(\.redactionReasons) private var reasons
  @ScaledMetric(relativeTo: .caption) private var side: CGFloat = 8

  var body: some View {
    if let routine = entry.routine {
      content(routine)
        .widgetURL(URL(string: "routines://routine/\(routine.id)"))
        .invalidatableContent()
    } else {
      ContentUnavailableView(
        "No routine", systemImage: "calendar.badge.exclamationmark",
        description: Text("Add one in the app."))
    }
  }

  @ViewBuilder private func content(_ routine: Routine) -> some View {
    switch family {
    case .accessoryCircular: circular(routine)
    case .accessoryRectangular: rectangular(routine)
    case .accessoryInline:
      Label("\(routine.name): \(routine.streak(on: entry.date)) days", systemImage: "flame")
    #if os(watchOS)
      case .accessoryCorner:
        Text(routine.emoji).widgetCurvesContent().widgetLabel {
          ProgressView(value: routine.progress(on: entry.date))
        }
    #endif
    case .systemSmall: small(routine)
    default: wide(routine)
    }
  }

  private func circular(_ routine: Routine) -> some View {
    Gauge(value: routine.progress(on: entry.date)) {
      Text(routine.name)
    } currentValueLabel: {
      Text(routine.emoji)
    }
    .gaugeStyle(.accessoryCircularCapacity)
    .tint(routine.tint.color)
  }

  private func rectangular(_ routine: Routine) -> some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(routine.name).font(.headline).widgetAccentable()
      HStack(spacing: 3) {
        ForEach(0..<7, id: \.self) { offset in
          let day = entry.date.daysAgo(6 - offset)
          Image(systemName: routine.isDone(on: day) ? "checkmark.circle.fill" : "circle")
            .foregroundStyle(
              routine.isDone(on: day) ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
        }
      }
      .font(.caption)
      Text("^[\(routine.streak(on: entry.date)) day](inflect: true) streak").font(.caption2)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .tint(routine.tint.color)
  }

  private func small(_ routine: Routine) -> some View {
    VStack(alignment: .leading) {
      HStack(alignment: .top) {
        Text(routine.emoji).font(.title)
        Spacer()
        Button(intent: LogRoutineIntent(id: routine.id)) {
          Image(systemName: routine.isDone(on: entry.date) ? "checkmark" : "plus")
            .font(.body.bold())
            .frame(width: 28, height: 28)
            .background(routine.tint.color, in: .circle)
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text("Log \(routine.name)"))
      }
      Spacer()
      Text(routine.name).font(.headline).lineLimit(2, reservesSpace: true)
      ProgressView(value: Double(routine.count(on: entry.date)), total: Double(routine.goal))
        .progressViewStyle(
          SegmentedProgressStyle(segments: routine.goal, color: routine.tint.color))
      Text("\(routine.count(on: entry.date)) of \(routine.goal)")
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
        .contentTransition(.numericText(countsDown: false))
    }
  }

  private func wide(_ routine: Routine) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      LabeledContent {
        if entry.configuration.showsStreak {
          Label("\(routine.streak(on: entry.date))", systemImage: "flame.fill")
            .labelStyle(TightLabelStyle(spacing: 2))
            .foregroundStyle(.orange.gradient)
        }
      } label: {
        Text(routine.emoji) + Text(verbatim: " ") + Text(routine.name).fontWeight(.semibold)
      }
      HeatMap(
        routine: routine, weeks: min(entry.configuration.weeks, family == .systemMedium ? 14 : 20),
        style: entry.configuration.style, side: side, today: entry.date)
      if family != .systemMedium {
        Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
          ForEach(Routine.samples.prefix(3)) { other in
            GridRow(alignment: .firstTextBaseline) {
              Text(other.emoji)
              Text(other.name).gridColumnAlignment(.leading)
              Toggle(isOn: other.isDone(on: entry.date), intent: LogRoutineIntent(id: other.id)) {
                Text(other.progress(on: entry.date), format: .percent.precision(.fractionLength(0)))
              }
              .toggleStyle(RoutineToggleStyle())
            }
            Divider().gridCellUnsizedAxes(.horizontal)
          }
          GridRow {
            Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
            Text("Total").bold().gridCellColumns(2)
          }
        }
        .font(.callout)
      }
    }
    .privacySensitive(reasons.contains(.privacy))
  }
}
