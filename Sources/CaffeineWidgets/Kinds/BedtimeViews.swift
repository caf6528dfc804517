import CaffeineDomain
import TextUI
import TextWidgetKit

/// The level at bedtime, when it is low, and until when there is the usual drink.
@MainActor
extension Outlook {
  var bedtimeSmall: some View { bedtimeColumn(isShort: true) }
  var bedtimeMedium: some View {
    HStack(spacing: CellMetrics.width) {
      // The words of a mark have 21 columns; a command beside their place has 20.
      bedtimeColumn(isShort: false).frame(
        width: (entry.day.intakes.isEmpty ? 18 : 21) * CellMetrics.width, alignment: .leading)
      picture(beginsNow: true).padding(.trailing, -CellMetrics.width)
    }
  }
  // In a status bar the line needs its subject.
  var bedtimeInline: Text {
    let line = caveat ?? night ?? low
    // The shorter of two calls for help fits behind it.
    return Text("Caffeine: \(line.forms[entry.emergency == nil ? 0 : 1])").accessibilityLabel(
      "Caffeine: \(line.spoken)")
  }

  var bedtimeRectangular: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Bedtime")
        Spacer()
        bedtime
      }
      .accessibilityHidden(true)
      LineText(night).widgetAccentable()
      LineText(low)
      LineText(cup)
      Spacer(minLength: 0)
    }
  }

  private func bedtimeColumn(isShort: Bool) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top) {
        entry.isInBed || !entry.isJudged || entry.isNothingLogged
          ? FiguresText(of: entry) : FiguresText(entry.estimate(entry.day.night.typical))
        if !isShort { bedtime }
      }
      Spacer(minLength: 0)
      if isShort { bedtime }
      ForEach(of: bedtimeLines.prefix(4)) { LineText($0) }
    }
  }

  private var bedtime: some View {
    ViewThatFits(in: .horizontal) {
      Text("\(glyphSet.moon)\(Text(entry.forecast.bedtime, style: .time))")
      Text(verbatim: glyphSet.moon)
    }
    .bold()
    .foregroundStyle(Color.moon)
    .accessibilityHidden(true)
  }

  private var bedtimeLines: [Line] {
    [entry.emergency == nil ? verdict : nil, upTo, low, inBed, cup].compactMap(\.self)
  }

  private var cup: Line? { entry.day.cups(1).first.map(line(of:)) }
}
