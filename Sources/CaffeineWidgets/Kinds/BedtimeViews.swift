import CaffeineDomain
import TextUI
import TextWidgetKit

/// The level at bedtime, when it is low, and until when there is the usual drink.
struct BedtimeViews: FamilyViews {
  let outlook: Outlook

  var small: some View { column(isShort: true) }
  var medium: some View {
    HStack(spacing: CellMetrics.width) {
      // The words of a mark have 21 columns; a command beside their place has 20.
      column(isShort: false).frame(
        width: (entry.day.intakes.isEmpty ? 18 : 21) * CellMetrics.width, alignment: .leading)
      LevelSection(entry: entry, beginsNow: true).padding(.trailing, -CellMetrics.width)
    }
  }
  var large: some View { EmptyView() }
  var extraLarge: some View { EmptyView() }
  var circular: some View { EmptyView() }
  // In a status bar the line needs its subject.
  var inline: some View {
    let line = outlook.caveat ?? outlook.night ?? outlook.low
    // The shorter of two calls for help fits behind it.
    Text("Caffeine: \(line.forms[entry.emergency == nil ? 0 : 1])").accessibilityLabel(
      "Caffeine: \(line.spoken)")
  }
  var corner: some View { EmptyView() }

  var rectangular: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Bedtime")
        Spacer()
        bedtime
      }
      .accessibilityHidden(true)
      LineText(outlook.night).widgetAccentable()
      LineText(outlook.low)
      LineText(cup)
      Spacer(minLength: 0)
    }
  }

  private func column(isShort: Bool) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top) {
        entry.isInBed || !entry.isJudged || entry.isNothingLogged
          ? FiguresText(of: entry) : FiguresText(entry.estimate(entry.day.night.typical))
        if !isShort { bedtime }
      }
      Spacer(minLength: 0)
      if isShort { bedtime }
      ForEach(of: lines.prefix(4)) { LineText($0) }
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

  private var lines: [Line] {
    [entry.emergency == nil ? outlook.verdict : nil, outlook.upTo, outlook.low, outlook.inBed, cup]
      .compactMap(\.self)
  }

  private var cup: Line? { entry.day.cups(1).first.map(outlook.line(of:)) }
}
