import CaffeineDomain
import TextUI
import TextWidgetKit

/// The current level, and about when it will be low.
struct LevelViews: FamilyViews {
  let entry: CaffeineEntry
  let glyphSet: GlyphSet

  private var outlook: Outlook { Outlook(entry: entry, glyphSet: glyphSet) }

  /// Figures and two lines; the picture fills three rows below.
  var small: some View {
    VStack(alignment: .leading, spacing: 0) {
      // Three figures with their unit reach into the margin.
      FiguresText(of: entry).padding(.trailing, -CellMetrics.width)
      ForEach(of: outlook.lines(2, isWide: false)) { LineText($0) }
      Spacer(minLength: 0)
      LevelSection(entry: entry).frame(minHeight: 2 * CellMetrics.height)
        .padding(.horizontal, -CellMetrics.width)
    }
  }

  /// Figures and four lines beside the picture.
  var medium: some View {
    HStack(spacing: CellMetrics.width) {
      AmountColumn(entry: entry, lines: outlook.lines(4, isWide: false))
      LevelSection(entry: entry).padding(.trailing, -CellMetrics.width)
    }
  }

  var large: some View { FrontPage(entry: entry, glyphSet: glyphSet) }

  var extraLarge: some View { Dashboard(entry: entry, glyphSet: glyphSet) }

  /// A ring that fills with the level, around mark and amount.
  var circular: some View {
    let mark = entry.peak == nil && !entry.isOverLimit ? entry.mark : nil
    let sign = mark?.sign(in: glyphSet) ?? (entry.isOverLimit ? glyphSet.overMark : "")
    return AmountRing(
      share: entry.day.journal.isUnknown ? nil : min(entry.share, 1), level: entry.ringLevel,
      amount: Text(verbatim: sign).foregroundStyle(mark.map { Color(of: $0) } ?? .over)
        + Text(verbatim: entry.amount),
      unit: entry.emergency != nil ? "!! mg" : "mg"
    )
    .accessibilityLabel(spoken)
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
        if outlook.caveat == nil { LineText(outlook.lines(1, isWide: false).first) }
      }
      LevelSection(entry: entry)
    }
    .lineLimit(1)
  }

  var inline: some View { InlineText(entry: entry, glyphSet: glyphSet) }

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
        BarPicture(entry.level, of: entry.limit, level: entry.ringLevel)
          .frame(width: 8 * CellMetrics.width, height: CellMetrics.height)
          .accessibilityHidden(true)
      }
    }
    .lineLimit(1)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(spoken)
  }
}

extension CaffeineEntry {
  /// The colour of a ring or bar, by ``Inks/past``.
  var ringLevel: Int {
    emergency != nil || forecast.isOverDailyLimit
      ? 3 : forecast.colorLimits(isJudged: isJudged).count { level.value > $0.value }
  }
}

/// An amount and its unit in a ring, which is silent.
struct AmountRing: View {
  /// The filled part; `nil` draws no ring, whose rest would look like an empty one.
  let share: Double?
  /// The colour of the ring, by ``Inks/past``.
  let level: Int
  let amount: Text
  let unit: String

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
      .lineLimit(1)
    }
    .accessibilityElement(children: .ignore)
  }
}

/// Figures above lines, in a column of 18 cells.
struct AmountColumn: View {
  let entry: CaffeineEntry
  let lines: [Line]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      FiguresText(of: entry)
      Spacer(minLength: 0)
      ForEach(of: lines) { LineText($0) }
    }
    .frame(width: 18 * CellMetrics.width, alignment: .leading)
  }
}

/// Figures and lines at the right edge; in a wide room beside the figures.
struct AmountRow: View {
  let entry: CaffeineEntry
  let lines: [Line]
  var isWide = false

  var body: some View {
    HStack(alignment: .top, spacing: (isWide ? 3 : 1) * CellMetrics.width) {
      // A call for help comes before large figures.
      FiguresText(of: entry).fixedSize(horizontal: entry.emergency == nil, vertical: false)
      VStack(alignment: isWide ? .leading : .trailing, spacing: 0) {
        ForEach(of: lines) { LineText($0) }
      }
      .frame(maxWidth: .infinity, alignment: isWide ? .leading : .trailing)
    }
  }
}

/// The front page: figures and three lines, the picture with its gutter, today's total and drinks.
struct FrontPage: View {
  let entry: CaffeineEntry
  let glyphSet: GlyphSet
  /// Whether lines stand beside the figures, with their longest words.
  var isWide = false
  var drinks = 2
  var hasDrinks = true

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      AmountRow(
        entry: entry, lines: Outlook(entry: entry, glyphSet: glyphSet).lines(3, isWide: true),
        isWide: isWide
      )
      .padding(.bottom, CellMetrics.height)
      LevelSection(entry: entry, hasGutter: true)
      if hasDrinks { TodaySection(entry: entry, limit: drinks).padding(.top, CellMetrics.height) }
    }
  }
}

/// The front page with a cup more and the week beside it, as far as a terminal has room.
struct Dashboard: View {
  let entry: CaffeineEntry
  let glyphSet: GlyphSet

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
      FrontPage(entry: entry, glyphSet: glyphSet, isWide: true)
      VStack(alignment: .leading, spacing: CellMetrics.height) {
        CupSection(entry: entry, limit: isLarge ? 4 : 3, showsAmounts: isLarge)
        if !entry.day.journal.isUnknown { WeekSection(entry: entry) }
      }
      .frame(width: (isLarge ? 30 : 27) * CellMetrics.width)
    }
  }

  /// The picture above today and the week; a cup more beside it, and what the usual one would do.
  private var rooms: some View {
    HStack(alignment: .top, spacing: 4 * CellMetrics.width) {
      VStack(spacing: CellMetrics.height) {
        FrontPage(entry: entry, glyphSet: glyphSet, isWide: true, hasDrinks: false)
        HStack(alignment: .top, spacing: 6 * CellMetrics.width) {
          VStack(spacing: CellMetrics.height) {
            TodaySection(entry: entry, limit: 3)
            DayPicture(entry: entry).accessibilityHidden(true)
          }
          if !entry.day.journal.isUnknown { WeekSection(entry: entry) }
        }
        .frame(height: 15 * CellMetrics.height)
      }
      VStack(alignment: .leading, spacing: CellMetrics.height) {
        CupSection(entry: entry, limit: 5, showsAmounts: true, showsLines: true)
        WithCupSection(entry: entry, glyphSet: glyphSet)
        NightsSection(entry: entry)
      }
      .frame(width: 61 * CellMetrics.width)
    }
  }
}

/// The level with the usual cup added now, over the level without.
private struct WithCupSection: View {
  let entry: CaffeineEntry
  let glyphSet: GlyphSet

  var body: some View {
    if let drink = entry.day.cups(1).first?.drink, let with = entry.day.adding(drink) {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text("With \(Text(translating: drink.name)) now").bold()
          Spacer()
          LineText(Outlook(entry: with, glyphSet: glyphSet).nightBesideLimit)
        }
        .padding(.bottom, CellMetrics.height)
        LevelPicture(
          of: with.forecast, lowCareful: with.day.lowCareful, over: entry.forecast)
      }
      .lineLimit(1)
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
    .lineLimit(1)
  }
}
