import CaffeineDomain
import TextUI
import TextWidgetKit

/// The current level, and about when it will be low.
@MainActor
extension Outlook {
  /// Figures and two lines; the picture fills three rows below.
  var levelSmall: some View {
    VStack(alignment: .leading, spacing: 0) {
      // Three figures with their unit reach into the margin.
      FiguresText(of: entry).padding(.trailing, -CellMetrics.width)
      ForEach(of: lines(2)) { LineText($0) }
      Spacer(minLength: 0)
      picture().frame(minHeight: 2 * CellMetrics.height).padding(.horizontal, -CellMetrics.width)
    }
  }

  /// Figures and four lines beside the picture.
  var levelMedium: some View {
    HStack(spacing: CellMetrics.width) {
      column(FiguresText(of: entry), lines(4))
        .frame(width: 18 * CellMetrics.width, alignment: .leading)
      picture().padding(.trailing, -CellMetrics.width)
    }
  }

  /// The front page: figures and three lines, the picture with its gutter, today's total and drinks.
  ///
  /// In a wide one lines stand beside the figures, with their longest words.
  func frontPage(isWide: Bool = false, hasDrinks: Bool = true) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      row(FiguresText(of: entry), lines(3, isWide: true), isWide: isWide)
        .padding(.bottom, CellMetrics.height)
      picture(hasGutter: true)
      if hasDrinks { todaySection(2).padding(.top, CellMetrics.height) }
    }
  }

  /// A ring that fills with the level, around mark and amount.
  var levelCircular: some View {
    let mark = entry.peak == nil && !entry.isOverLimit ? entry.mark : nil
    let sign = mark?.sign(in: glyphSet) ?? (entry.isOverLimit ? glyphSet.overMark : "")
    return ring(
      share: entry.share, level: entry.ringLevel,
      Text(verbatim: sign).foregroundStyle(mark.map { Color(of: $0) } ?? .over)
        + Text(verbatim: entry.amount),
      unit: entry.emergency != nil ? "!! mg" : "mg"
    )
    .spoken(spokenLevel)
  }

  /// A line, and the picture with a row of hours.
  var levelRectangular: some View {
    VStack(alignment: .leading, spacing: 0) {
      // Whole, in a row of its own.
      LineText(caveat)
      HStack(spacing: 0) {
        // A number is never cut: the text beside it is.
        LineText(amount).widgetAccentable().layoutPriority(1)
        Spacer(minLength: CellMetrics.width)
        if caveat == nil { LineText(lines(1).first) }
      }
      picture()
    }
  }

  /// Mark and amount with a bar of eight cells, or what is wrong.
  var levelCorner: some View {
    VStack(spacing: 0) {
      HStack(spacing: CellMetrics.width) {
        if entry.peak == nil, let mark = entry.mark { signText(of: mark) }
        LineText(amount).widgetAccentable()
      }
      if let caveat {
        LineText(caveat)
      } else {
        BarPicture(amount: entry.level, limit: profile.singleLimit, level: entry.ringLevel)
          .frame(width: 8 * CellMetrics.width, height: CellMetrics.height)
      }
    }
    .spoken(spokenLevel)
  }

  private var spokenLevel: Text {
    let line = night ?? (entry.isJudged || entry.emergency != nil ? nil : low)
    let night = line.map { Text("\(entry.spokenAmount) \($0.spoken)") }
    return entry.behindAlarm(night ?? entry.spokenAmount)
  }
}

/// The front page with a cup more and the week beside it, as far as a terminal has room.
struct Dashboard: View {
  let outlook: Outlook

  func resolve(into builder: inout TreeBuilder) {
    let columns = Int(builder.pictureSize.width / CellMetrics.width)
    let rows = Int(builder.pictureSize.height / CellMetrics.height)
    if columns < 160 || rows < 38 {
      columnsOfTwo(isLarge: columns >= 110).resolve(into: &builder)
    } else {
      rooms.resolve(into: &builder)
    }
  }

  private func columnsOfTwo(isLarge: Bool) -> some View {
    HStack(alignment: .top, spacing: 3 * CellMetrics.width) {
      outlook.frontPage(isWide: true)
      VStack(alignment: .leading, spacing: CellMetrics.height) {
        CupSection(outlook: outlook, limit: isLarge ? 4 : 3, showsAmounts: isLarge)
        if !outlook.entry.day.journal.isUnknown { outlook.week(saysWhatIsWrong: false) }
      }
      .frame(width: (isLarge ? 30 : 27) * CellMetrics.width)
    }
  }

  /// The picture above today and the week; a cup more beside it, and what the usual one would do.
  private var rooms: some View {
    HStack(alignment: .top, spacing: 4 * CellMetrics.width) {
      VStack(spacing: CellMetrics.height) {
        outlook.frontPage(isWide: true, hasDrinks: false)
        HStack(alignment: .top, spacing: 6 * CellMetrics.width) {
          VStack(spacing: CellMetrics.height) {
            outlook.todaySection(3)
            DayPicture(entry: outlook.entry).accessibilityHidden(true)
          }
          if !outlook.entry.day.journal.isUnknown { outlook.week(saysWhatIsWrong: false) }
        }
        .frame(height: 15 * CellMetrics.height)
      }
      VStack(alignment: .leading, spacing: CellMetrics.height) {
        CupSection(outlook: outlook, limit: 5, showsAmounts: true, showsLines: true)
        withCup
        outlook.nights
      }
      .frame(width: 61 * CellMetrics.width)
    }
  }

  /// The level with the usual cup added now, over the level without.
  @ViewBuilder private var withCup: some View {
    if let drink = outlook.day.cups(1).first?.drink, let with = outlook.day.adding(drink) {
      let changed = Outlook(entry: with, glyphSet: outlook.glyphSet, dateText: outlook.dateText)
      VStack(alignment: .leading, spacing: 0) {
        outlook.heading(
          Text("With \(Text(translating: drink.name)) now"),
          LineText(changed.nightBesideLimit)
        )
        .padding(.bottom, CellMetrics.height)
        LevelPicture(of: with.forecast, lowCareful: with.day.lowCareful, over: outlook.forecast)
      }
    }
  }
}
