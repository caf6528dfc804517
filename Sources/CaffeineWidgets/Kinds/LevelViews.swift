import CaffeineDomain
import TextUI
import TextWidgetKit

/// The current level, and about when it will be low.
struct LevelViews: FamilyViews {
  let outlook: Outlook

  /// Figures and two lines; the picture fills three rows below.
  var small: some View {
    VStack(alignment: .leading, spacing: 0) {
      // Three figures with their unit reach into the margin.
      FiguresText(of: entry).padding(.trailing, -CellMetrics.width)
      ForEach(of: outlook.lines(2)) { LineText($0) }
      Spacer(minLength: 0)
      LevelSection(entry: entry).frame(minHeight: 2 * CellMetrics.height)
        .padding(.horizontal, -CellMetrics.width)
    }
  }

  /// Figures and four lines beside the picture.
  var medium: some View {
    HStack(spacing: CellMetrics.width) {
      AmountColumn(figures: FiguresText(of: entry), lines: outlook.lines(4))
        .frame(width: 18 * CellMetrics.width, alignment: .leading)
      LevelSection(entry: entry).padding(.trailing, -CellMetrics.width)
    }
  }

  var large: some View { FrontPage(outlook: outlook) }

  var extraLarge: some View { Dashboard(outlook: outlook) }

  /// A ring that fills with the level, around mark and amount.
  var circular: some View {
    let mark = entry.peak == nil && !entry.isOverLimit ? entry.mark : nil
    let sign = mark?.sign(in: glyphSet) ?? (entry.isOverLimit ? glyphSet.overMark : "")
    return AmountRing(
      share: entry.day.journal.isUnknown ? nil : entry.share, level: entry.ringLevel,
      amount: Text(verbatim: sign).foregroundStyle(mark.map { Color(of: $0) } ?? .over)
        + Text(verbatim: entry.amount),
      unit: entry.emergency != nil ? "!! mg" : "mg", spoken: spoken)
  }

  private var spoken: Text {
    let line = outlook.night ?? (entry.isJudged || entry.emergency != nil ? nil : outlook.low)
    let night = line.map { Text("\(entry.spokenAmount) \($0.spoken)") }
    return entry.behindAlarm(night ?? entry.spokenAmount)
  }

  /// A line, and the picture with a row of hours.
  var rectangular: some View {
    VStack(alignment: .leading, spacing: 0) {
      // Whole, in a row of its own.
      LineText(outlook.caveat)
      HStack(spacing: 0) {
        // A number is never cut: the text beside it is.
        LineText(outlook.amount).widgetAccentable().layoutPriority(1)
        Spacer(minLength: CellMetrics.width)
        if outlook.caveat == nil { LineText(outlook.lines(1).first) }
      }
      LevelSection(entry: entry)
    }
  }

  var inline: some View { InlineText(outlook: outlook) }

  /// Mark and amount with a bar of eight cells, or what is wrong.
  var corner: some View {
    VStack(spacing: 0) {
      HStack(spacing: CellMetrics.width) {
        if entry.peak == nil, let mark = entry.mark {
          Text(verbatim: mark.sign(in: glyphSet)).foregroundStyle(Color(of: mark))
        }
        LineText(outlook.amount).widgetAccentable()
      }
      if let caveat = outlook.caveat {
        LineText(caveat)
      } else {
        BarPicture(entry.level, of: entry.forecast.profile.singleLimit, level: entry.ringLevel)
          .frame(width: 8 * CellMetrics.width, height: CellMetrics.height)
      }
    }
    .spoken(spoken)
  }
}

/// An amount and its unit in a ring.
struct AmountRing: View {
  /// The filled part; `nil` draws no ring, whose rest would look like an empty one.
  let share: Double?
  /// The colour of the ring, by ``Inks/past``.
  let level: Int
  let amount: Text
  let unit: String
  let spoken: Text

  var body: some View {
    ZStack {
      if let share {
        RingPicture(share: share, level: level)
          .frame(width: 10 * CellMetrics.width, height: 5 * CellMetrics.height)
          .widgetAccentable()
      }
      VStack(spacing: 0) {
        Text(verbatim: "")
        amount.bold()
        Text(verbatim: unit).foregroundStyle(.secondary)
      }
    }
    .spoken(spoken)
  }
}

/// Figures at the top of a column, and lines at its foot.
struct AmountColumn: View {
  let figures: FiguresText
  let lines: [Line]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      figures
      Spacer(minLength: 0)
      ForEach(of: lines) { LineText($0) }
    }
  }
}

/// Figures and lines at the right edge; in a wide room beside the figures.
struct AmountRow: View {
  let entry: CaffeineEntry
  let figures: FiguresText
  let lines: [Line]
  var isWide = false

  var body: some View {
    HStack(alignment: .top, spacing: (isWide ? 3 : 1) * CellMetrics.width) {
      // A call for help comes before large figures.
      figures.fixedSize(horizontal: entry.emergency == nil, vertical: false)
      VStack(alignment: isWide ? .leading : .trailing, spacing: 0) {
        ForEach(of: lines) { LineText($0) }
      }
      .frame(maxWidth: .infinity, alignment: isWide ? .leading : .trailing)
    }
  }
}

/// The front page: figures and three lines, the picture with its gutter, today's total and drinks.
struct FrontPage: View {
  let outlook: Outlook
  /// Whether lines stand beside the figures, with their longest words.
  var isWide = false
  var hasDrinks = true

  var body: some View {
    let entry = outlook.entry
    VStack(alignment: .leading, spacing: 0) {
      AmountRow(
        entry: entry, figures: FiguresText(of: entry), lines: outlook.lines(3, isWide: true),
        isWide: isWide
      )
      .padding(.bottom, CellMetrics.height)
      LevelSection(entry: entry, hasGutter: true)
      if hasDrinks {
        TodaySection(outlook: outlook, limit: 2).padding(.top, CellMetrics.height)
      }
    }
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
      FrontPage(outlook: outlook, isWide: true)
      VStack(alignment: .leading, spacing: CellMetrics.height) {
        CupSection(outlook: outlook, limit: isLarge ? 4 : 3, showsAmounts: isLarge)
        week
      }
      .frame(width: (isLarge ? 30 : 27) * CellMetrics.width)
    }
  }

  /// The picture above today and the week; a cup more beside it, and what the usual one would do.
  private var rooms: some View {
    HStack(alignment: .top, spacing: 4 * CellMetrics.width) {
      VStack(spacing: CellMetrics.height) {
        FrontPage(outlook: outlook, isWide: true, hasDrinks: false)
        HStack(alignment: .top, spacing: 6 * CellMetrics.width) {
          VStack(spacing: CellMetrics.height) {
            TodaySection(outlook: outlook, limit: 3)
            DayPicture(entry: outlook.entry).accessibilityHidden(true)
          }
          week
        }
        .frame(height: 15 * CellMetrics.height)
      }
      VStack(alignment: .leading, spacing: CellMetrics.height) {
        CupSection(outlook: outlook, limit: 5, showsAmounts: true, showsLines: true)
        withCup
        NightsSection(outlook: outlook)
      }
      .frame(width: 61 * CellMetrics.width)
    }
  }

  @ViewBuilder private var week: some View {
    if !outlook.entry.day.journal.isUnknown { WeekSection(entry: outlook.entry) }
  }

  /// The level with the usual cup added now, over the level without.
  @ViewBuilder private var withCup: some View {
    let day = outlook.entry.day
    if let drink = day.cups(1).first?.drink, let with = day.adding(drink) {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text("With \(Text(translating: drink.name)) now").bold()
          Spacer()
          LineText(outlook.of(with).nightBesideLimit)
        }
        .padding(.bottom, CellMetrics.height)
        LevelPicture(of: with.forecast, lowCareful: with.day.lowCareful, over: day.forecast)
      }
    }
  }
}

/// The last seven days below a heading.
struct WeekSection: View {
  let entry: CaffeineEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        ViewThatFits(in: .horizontal) {
          Text("Last 7 days").bold()
          Text("Last days").bold()
        }
        Spacer(minLength: CellMetrics.width)
        if entry.hasLimit {
          Text(verbatim: "\(entry.forecast.profile.dailyLimit.wholeMilligrams) mg")
            .foregroundStyle(.secondary).accessibilityHidden(true)
        }
      }
      WeekPicture(entry: entry)
    }
  }
}
