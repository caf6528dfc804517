import CaffeineDomain
package import TextUI
import TextWidgetKit

/// The level over 18 hours as one silhouette, full up to now and fainter from then on, crossed by
/// the limit for bed, the present and bedtime; dots above it show what 9 in 10 people do not
/// exceed; the highest level and the limit stand at the right,
/// the hours below.
///
///     ▁     ▃█▆▄  ⠅   112
///     ██▅▂  ████▇▅⡃
///     ⠉█▉█⠉▇██████⡋▇▅⠉ 50
///     9  12  now  ☾22
///
/// Where there is nothing to draw it says what to do.
package struct LevelChart: View {
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
      let columns = Int(room.size.width / CellMetrics.width)
      // Three figures and a space, where that leaves a chart.
      let margin = columns >= 12 ? 4 : 0
      let scale = LevelScale(entry: entry, columns: max(columns - margin, 1))
      if scale.isEmpty {
        ChartInvitation(day: entry.day)
      } else {
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 0) {
            LevelPicture(scale: scale)
              .frame(width: CGFloat(scale.levels.count) * CellMetrics.width)
            if margin > 0 { LevelLabels(scale: scale) }
          }
          HourLabels(scale: scale, bedtime: entry.forecast.bedtime, columns: columns)
        }
        // Of a fixed size: large figures are for the amount.
        .font(.system(size: 12))
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(
          Text(
            """
            A chart of the level over 18 hours: at most \(scale.highest.spokenMilligrams), \
            with your bedtime limit of \(scale.limit.spokenMilligrams).
            """))
      }
    }
  }
}

/// The silhouette and the lines across it.
private struct LevelPicture: View {
  let scale: LevelScale

  var body: some View {
    ZStack {
      area(0..<scale.now + 1).fill(colors).widgetAccentable()
      BandShape(scale: scale).stroke(.secondary)
      area(future).fill(colors.opacity(0.72))
        .widgetAccentable()
      line(limit).stroke(.secondary)
      line(bedtime).stroke(.indigo)
      line(now).stroke(.primary)
      LevelLine(scale: scale, courses: [limit, bedtime, now], isOnLevel: true).stroke(.background)
    }
    .clipped()
  }

  private func area(_ columns: Range<Int>) -> LevelShape {
    LevelShape(scale: scale, columns: columns)
  }

  private var future: Range<Int> { scale.now + 1..<scale.levels.count }

  private func line(_ course: LevelLine.Course) -> LevelLine {
    LevelLine(scale: scale, courses: [course], isOnLevel: false)
  }

  private var limit: LevelLine.Course { .across(scale.limit.value) }
  private var bedtime: LevelLine.Course { .down(column: scale.bedtime, isDotted: true) }
  private var now: LevelLine.Course { .down(column: scale.now, isDotted: false) }

  /// By what a level means: brown is at most the limit for bed, red more than the limit at once.
  private var colors: LinearGradient {
    let low = 1 - scale.limit.value / scale.top
    let high = 1 - scale.singleLimit.value / scale.top
    return LinearGradient(
      stops: [
        Gradient.Stop(color: .red, location: high), Gradient.Stop(color: .orange, location: high),
        Gradient.Stop(color: .orange, location: low), Gradient.Stop(color: .brown, location: low),
      ], startPoint: .top, endPoint: .bottom)
  }
}

/// The highest level and the limit beside the rows they lie in.
private struct LevelLabels: View {
  let scale: LevelScale

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .topTrailing) {
        label(scale.limit, in: proxy.size)
        if row(of: scale.highest, in: proxy.size) != row(of: scale.limit, in: proxy.size) {
          label(scale.highest, in: proxy.size)
        }
      }
      .frame(width: proxy.size.width, alignment: .trailing)
      .foregroundStyle(.secondary)
      .lineLimit(1)
    }
  }

  private func label(_ level: Milligrams, in size: CGSize) -> some View {
    Text(verbatim: String(level.wholeMilligrams))
      .offset(y: CGFloat(row(of: level, in: size)) * CellMetrics.height)
  }

  private func row(of level: Milligrams, in size: CGSize) -> Int {
    Int(scale.y(of: level.value, in: size.height) / CellMetrics.height)
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
