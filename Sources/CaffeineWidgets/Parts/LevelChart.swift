import CaffeineDomain
import DateStyles
import TextCharts
package import TextUI
import TextWidgetKit

/// The level over 18 hours as one silhouette, full up to now and fainter from then on.
///
/// The limit for bed, the present and bedtime cross it, a mark stands above each drink, and from five
/// rows on a line above it is what 9 in 10 people do not exceed. The highest level and the limit stand at the right,
/// the hours below.
///
///            ▾
///     ▾      █▆▄⠒⠤⣀⠅   110
///     ██▅▂  ▂█░░▅▂ ⡃
///     ██▉███▇█░░░░░░⡋▅⠉  50
///     9  12  now  ☾22
///
/// Where there is nothing to draw it says what to do.
package struct LevelChart: View {
  @Environment(\.glyphSet) private var glyphSet
  @Environment(\.dateText) private var dateText
  @Environment(\.redactionReasons) private var redaction
  @Environment(\.widgetRenderingMode) private var mode

  let entry: CaffeineEntry
  private let showsChances: Bool

  /// The chart of an entry, below it in how many people it is low by each hour where that is wanted.
  init(entry: CaffeineEntry, showsChances: Bool = false) {
    self.entry = entry
    self.showsChances = showsChances && entry.isJudged && !entry.day.isIncomplete
  }

  /// The chart of what a source knows, without a widget around it.
  package init(source: CaffeineSource) {
    self.init(entry: CaffeineProvider(source: source).entry(of: source))
  }

  /// A reader takes all it is offered, so that the stacks around need not ask what is in it.
  package var body: some View {
    GeometryReader { room in
      let columns = Int(room.size.width / CellMetrics.width)
      let hasLabels = columns >= 12 && room.size.height >= 4 * CellMetrics.height
      // Below the plot stand the hours, and where it is wanted the chances.
      let rows = Int(room.size.height / CellMetrics.height) - (showsChances ? 2 : 1)
      // In few rows there is no room above the highest.
      let marksDrinks = hasLabels && rows > 3 && redaction.isEmpty
      let scale = scale(beside: hasLabels, in: columns, rows: marksDrinks ? rows : 0)
      // In fewer rows the line of the bound is confetti, in fewer columns its name hides the curve.
      let showsBand = room.size.height >= 6 * CellMetrics.height
      let namesBand = showsBand && columns >= 40
      if scale.isEmpty, !entry.isJudged, !entry.day.drinks.isEmpty {
        // Nothing has been absorbed yet, and nobody can tell what will be.
        Spacer()
      } else if scale.isEmpty {
        ChartInvitation(day: entry.day)
      } else {
        // In few columns labels of every third hour would take each other's room.
        VStack(spacing: 0) {
          chart(
            scale, everyHours: columns < 28 ? 6 : 3, marksDrinks: marksDrinks,
            band: showsBand ? scale.band : [], bandName: namesBand ? scale.bandEnd : nil)
          if showsChances {
            let plot = columns - 1 - scale.labelColumns
            ChanceStrip(
              of: entry.forecast, in: entry.day.band, from: scale.start, to: scale.end,
              columns: plot, isNamed: true
            )
            .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(spoken(scale.highest.nearestFive.spokenMilligrams))
      }
    }
  }

  private func spoken(_ most: Text) -> Text {
    entry.isJudged
      ? Text(
        """
        A chart of the level over 18 hours: at most \(most), \
        with your bedtime limit of \(limit.spokenMilligrams).
        """)
      : Text("A chart of the level over 18 hours: at most \(most).")
  }

  /// What is to come stands out from what was by 1.3 : 1, and from the card by 3 : 1.
  static let futureOpacity = 0.8

  private var limit: Milligrams { entry.forecast.profile.bedtimeLimit }
  private var bedtime: Date { entry.forecast.bedtime }

  /// The scale of a plot beside which a space and its labels stand, or nothing.
  ///
  /// The columns of both have to be the same ones: a mark of a drink would else lie in the area.
  private func scale(beside labels: Bool, in columns: Int, rows: Int) -> LevelScale {
    if !labels { return LevelScale(entry: entry, columns: max(columns, 1)) }
    let scale = LevelScale(entry: entry, columns: max(columns - 4, 1), rows: rows)
    if scale.labelColumns == 3 { return scale }
    return LevelScale(
      entry: entry, columns: max(columns - 1 - scale.labelColumns, 1), rows: rows)
  }

  private func label(_ level: Milligrams, in scale: LevelScale) -> some AxisMark {
    AxisValueLabel {
      Text(verbatim: String(level.wholeMilligrams))
        .frame(width: CGFloat(scale.labelColumns) * CellMetrics.width, alignment: .trailing)
    }
  }

  private func chart(
    _ scale: LevelScale, everyHours hours: Int, marksDrinks: Bool,
    band: [Forecast.Point], bandName: Forecast.Point?
  ) -> some View {
    let colors = colors(upTo: scale.top)
    let (time, level) = (Text(verbatim: "Time"), Text(verbatim: "Level"))
    let past = PlottableValue.value(time, "past")
    let future = PlottableValue.value(time, "future")
    return Chart {
      ForEach(of: scale.points[...scale.now]) { point in
        AreaMark(
          x: .value(time, point.date), y: .value(level, point.level.value), series: past,
          stacking: .unstacked)
      }
      .foregroundStyle(colors)
      .alignsMarkStylesWithPlotArea()
      // What is to come is nobody's to tell where nobody knows.
      ForEach(of: entry.isJudged ? scale.points[scale.now...] : []) { point in
        AreaMark(
          x: .value(time, point.date), y: .value(level, point.level.value), series: future,
          stacking: .unstacked)
      }
      .foregroundStyle(colors)
      .opacity(Self.futureOpacity)
      .alignsMarkStylesWithPlotArea()
      ForEach(of: band) { point in
        LineMark(x: .value(time, point.date), y: .value(level, point.level.value))
      }
      .foregroundStyle(.secondary)
      if let bandName {
        PointMark(x: .value(time, bandName.date), y: .value(level, bandName.level.value))
          .symbol { Text("9 in 10") }
          .offset(y: -CellMetrics.height)
          .foregroundStyle(.secondary)
      }
      if entry.isJudged {
        RuleMark(y: .value(level, limit.value))
          .foregroundStyle(.secondary)
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [8, 8]))
      }
      RuleMark(x: .value(time, bedtime))
        .foregroundStyle(Color.night)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
      RuleMark(x: .value(time, entry.date)).foregroundStyle(.primary)
      ForEach(of: marksDrinks ? scale.doses : []) { dose in
        PointMark(x: .value(time, dose.date), y: .value(level, dose.level.value))
      }
      .symbol { Text(verbatim: glyphSet == .unicode ? "▾" : "v") }
      .offset(y: -CellMetrics.height)
    }
    .chartXScale(domain: scale.start...scale.end)
    .chartYScale(domain: 0...scale.top)
    .chartLegend(.hidden)
    .chartXAxis {
      AxisMarks(values: [entry.date]) {
        AxisValueLabel(anchor: .top, collisionResolution: .greedy(priority: 2)) {
          Text("now").bold().foregroundStyle(Color.ink)
        }
      }
      AxisMarks(values: [bedtime]) {
        AxisValueLabel(collisionResolution: .greedy(priority: 1)) {
          Text("\(Image(systemName: "moon"))\(bedtimeText)").foregroundStyle(Color.night)
        }
      }
      AxisMarks(values: .stride(by: .hour, count: hours)) { AxisValueLabel() }
    }
    .chartYAxis {
      AxisMarks(values: entry.isJudged ? [limit.value] : []) { label(limit, in: scale) }
      AxisMarks(values: [scale.highest.value]) {
        label(scale.highest.nearestFive, in: scale)
      }
    }
  }

  private var bedtimeText: String { dateText.shortTime(of: bedtime) }

  /// By what a level means, whatever the height of the chart; in a mode of one colour by its shades.
  private func colors(upTo top: Double) -> LinearGradient {
    var stops: [Gradient.Stop] = []
    var end = 1.0
    let limits: [Milligrams?] = entry.forecast.colorLimits + [nil]
    let colors = mode == .fullColor ? Color.levels : Color.shadesOfLevels
    for (color, limit) in zip(colors, limits) {
      let start = limit.map { max(1 - $0.value / top, 0) } ?? 0
      stops += [
        Gradient.Stop(color: color, location: end), Gradient.Stop(color: color, location: start),
      ]
      end = start
    }
    return LinearGradient(stops: stops.reversed(), startPoint: .top, endPoint: .bottom)
  }
}

/// What stands in place of a chart of nothing.
private struct ChartInvitation: View {
  let day: CaffeineDay

  var body: some View {
    VStack(spacing: 0) {
      purpose.foregroundStyle(.secondary)
      if !day.hint.isEmpty { Text(verbatim: day.hint).bold() }
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(day.hint.isEmpty ? Text("\(purpose).") : Text("\(purpose) \(day.hint)."))
  }

  private var purpose: Text {
    let purpose = day.isIncomplete ? Text("See what is wrong") : Text("Log a drink")
    return day.hint.isEmpty ? purpose : Text("\(purpose):")
  }
}
