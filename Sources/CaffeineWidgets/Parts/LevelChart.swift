import CaffeineDomain
import DateStyles
import TextCharts
package import TextUI
import TextWidgetKit

/// The level over 18 hours as a silhouette, solid up to now and fainter afterwards.
///
/// The bedtime limit, the present and bedtime cross it, and a mark is above each drink. From five
/// rows on a line shows what 9 in 10 people do not exceed. The highest level and the limit are on
/// the right, hours below.
///
///            ▾
///     ▾      █▆▄⠒⠤⣀⠅   110
///     ██▅▂  ▂█░░▅▂ ⡃
///     ██▉███▇█░░░░░░⡋▅⠉  50
///     9  12  now  ☾22
///
/// Without data it shows an instruction.
package struct LevelChart: View {
  @Environment(\.glyphSet) private var glyphSet
  @Environment(\.dateText) private var dateText
  @Environment(\.redactionReasons) private var redaction
  @Environment(\.widgetRenderingMode) private var mode

  let entry: CaffeineEntry
  private let showsChances: Bool

  /// With `showsChances` a strip below shows the share of people whose level is low by each hour.
  init(entry: CaffeineEntry, showsChances: Bool = false) {
    self.entry = entry
    self.showsChances = showsChances && entry.isJudged && !entry.day.isIncomplete
  }

  /// The chart of a source, outside of a widget.
  package init(source: CaffeineSource) {
    self.init(entry: CaffeineProvider(source: source).entry(of: source))
  }

  /// A `GeometryReader` takes the whole offer, so surrounding stacks need not measure the content.
  package var body: some View {
    GeometryReader { room in
      let columns = Int(room.size.width / CellMetrics.width)
      let hasLabels = columns >= 12 && room.size.height >= 4 * CellMetrics.height
      // The hours are below the plot, with the chances if requested.
      let rows = Int(room.size.height / CellMetrics.height) - (showsChances ? 2 : 1)
      // A few rows leave no space above the highest level.
      let marksDrinks = hasLabels && rows > 3 && redaction.isEmpty
      let scale = scale(beside: hasLabels, in: columns, rows: marksDrinks ? rows : 0)
      // In fewer rows the line of the bound is noise; in fewer columns its name covers the curve.
      let showsBand = room.size.height >= 6 * CellMetrics.height
      let namesBand = showsBand && columns >= 40
      if scale.isEmpty, !entry.day.drinks.isEmpty, !entry.day.isIncomplete {
        // Nothing is to be absorbed, or nothing is yet and the future is unknown.
        Spacer()
      } else if scale.isEmpty {
        ChartInvitation(day: entry.day)
      } else {
        // In few columns, labels every third hour would collide.
        VStack(spacing: 0) {
          chart(
            scale, everyHours: columns < 28 ? 6 : 3, marksDrinks: marksDrinks,
            band: showsBand ? scale.band : [],
            bandName: namesBand ? scale.bandEnd(in: rows, besides: limit) : nil)
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

  /// The contrast is 1.3 : 1 between past and future, and 3 : 1 to the card.
  static let futureOpacity = 0.8

  private var limit: Milligrams { entry.forecast.profile.bedtimeLimit }
  private var bedtime: Date { entry.forecast.bedtime }

  /// The scale of a plot with space and labels on its right, or without them.
  ///
  /// Both must use the same columns, or the mark of a drink would overlap the area.
  private func scale(beside labels: Bool, in columns: Int, rows: Int) -> LevelScale {
    if !labels { return LevelScale(entry: entry, columns: max(columns, 1)) }
    let scale = LevelScale(entry: entry, columns: max(columns - 4, 1), rows: rows)
    if scale.labelColumns == 3 { return scale }
    return LevelScale(entry: entry, columns: max(columns - 1 - scale.labelColumns, 1), rows: rows)
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
      // Draws no future without a judgement.
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
          .symbol { Text("9 in 10").foregroundStyle(.secondary) }
          .offset(y: -CellMetrics.height)
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

  /// Coloured by the meaning of levels, whatever the height; by shades in modes of one colour.
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

/// The text in place of an empty chart.
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
