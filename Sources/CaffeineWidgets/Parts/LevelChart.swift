import CaffeineDomain
package import TextUI
import TextWidgetKit

/// The level over time, from six hours ago until two hours past bedtime: what was as an area,
/// what will be as a line, the limit for bed as a dashed line, and the times below.
///
/// Where there is nothing to draw it says what to do.
package struct LevelChart: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  let entry: CaffeineEntry

  init(entry: CaffeineEntry) {
    self.entry = entry
  }

  /// The chart of what a source knows, without a widget around it.
  package init(source: CaffeineSource) {
    self.init(entry: CaffeineProvider(source: source).entry(of: source))
  }

  /// A reader takes all it is offered, so that the stacks around need not ask what is in it.
  package var body: some View {
    GeometryReader { room in
      let scale = LevelScale(entry: entry, width: room.size.width)
      if scale.isEmpty {
        ChartInvitation(day: entry.day)
      } else {
        VStack(spacing: 0) {
          LevelCurves(scale: scale)
          if Density(typeSize) < .spare {
            TimeAxis(now: scale.now) {
              Text(scale.start, style: .time)
              Text("now")
              Text(scale.end, style: .time)
            }
            .lineLimit(1)
            .foregroundStyle(.secondary)
          }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(
          Text(
            """
            A chart of the level from \(scale.start, style: .time) to \(scale.end, style: .time), \
            with your bedtime limit of \(scale.limit.spokenMilligrams).
            """))
      }
    }
  }
}

/// The curves and the limit, which lies behind them and has its amount at its end.
private struct LevelCurves: View {
  let scale: LevelScale

  var body: some View {
    ZStack {
      LevelCurve(points: scale.limitLine, isArea: false)
        .stroke(.secondary, style: StrokeStyle(lineWidth: 1, dash: [8, 8]))
      LevelCurve(points: scale.past, isArea: true)
        .fill(LinearGradient(colors: [.orange, .brown], startPoint: .top, endPoint: .bottom))
        .widgetAccentable()
      LevelCurve(points: scale.future, isArea: false)
        .stroke(.orange, lineWidth: 2)
        .widgetAccentable()
      GeometryReader { proxy in
        Text(" \(scale.limit.wholeMilligrams) mg")
          .foregroundStyle(.secondary)
          .frame(width: proxy.size.width, alignment: .trailing)
          .offset(y: CGFloat(scale.labelRow(in: proxy.size)) * CellMetrics.height)
      }
    }
    .clipped()
  }
}

/// What stands in place of a chart of nothing.
private struct ChartInvitation: View {
  let day: CaffeineDay

  var body: some View {
    VStack(spacing: 0) {
      Text(purpose).foregroundStyle(.secondary)
      if !day.hint.isEmpty { Text(verbatim: day.hint).bold() }
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(day.hint.isEmpty ? "\(purpose)." : "\(purpose) \(day.hint).")
  }

  private var purpose: String {
    (day.isIncomplete ? "See what is wrong" : "Log a drink") + (day.hint.isEmpty ? "" : ":")
  }
}
