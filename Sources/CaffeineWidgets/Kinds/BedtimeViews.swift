import CaffeineDomain
import TextUI
import TextWidgetKit

/// The level at bedtime, the time until it is low, and the last time for the usual drink.
struct BedtimeViews: FamilyViews {
  let entry: CaffeineEntry
  let glyphSet: GlyphSet

  var small: some View { column }
  var medium: some View {
    HStack(spacing: 16) {
      column.frame(width: 16 * CellMetrics.width)
      LevelChart(entry: entry)
    }
  }
  var large: some View { EmptyView() }
  var extraLarge: some View { EmptyView() }
  var circular: some View { EmptyView() }
  // In a status bar the line needs its subject.
  var inline: some View { Text("Caffeine: \(countdown)") }
  var corner: some View { EmptyView() }

  var rectangular: some View {
    VStack(alignment: .leading, spacing: 0) {
      header(Text("Bedtime"))
      BedtimeText(entry: entry, isBesideAmount: false)
      outlook.widgetAccentable()
      usual
      Spacer(minLength: 0)
    }
    .lineLimit(1)
  }

  private var column: some View {
    VStack(alignment: .leading, spacing: 0) {
      header(Text("Bedtime").bold().foregroundStyle(Color.amber))
      if entry.isJudged { LargeBedtimeText(entry: entry) }
      Spacer(minLength: 0)
      outlook
      usual
      bar
    }
    .lineLimit(1)
  }

  /// The day gives way first, then the name.
  private func header(_ name: Text) -> some View {
    let time = Text(entry.forecast.bedtime, style: .time).bold()
    return ViewThatFits(in: .horizontal) {
      header(name, entry.dated(entry.forecast.bedtime).bold())
      header(name, time)
      header(Text(Image(systemName: "moon")), time)
    }
    .accessibilityHidden(true)
  }

  private func header(_ name: Text, _ time: Text) -> some View {
    HStack {
      name
      Spacer()
      time
    }
  }

  /// Without the last cup, which `usual` names.
  @ViewBuilder private var outlook: some View {
    if case .lastCup = entry.outlook {
      Text("Under your limit")
    } else {
      OutlookText(entry: entry)
    }
  }

  /// The level at bedtime as a share of the bedtime limit; full in an emergency.
  private var bar: some View {
    HStack(spacing: 8) {
      ProgressView(value: entry.day.journal.isUnknown ? nil : min(share, 1))
        .progressViewStyle(.linear)
        .tint(entry.emergency != nil || entry.verdict == .unlikely ? Color.alarm : .amber)
        .widgetAccentable()
      if showsLimit {
        Text(verbatim: (share > 1 ? glyphSet.overMark + " " : "") + "\(limit.wholeMilligrams)")
          .foregroundStyle(.secondary)
      }
    }
    .accessibilityHidden(true)
  }

  private var limit: Milligrams { entry.forecast.profile.bedtimeLimit }
  private var showsLimit: Bool { entry.hasLimit && entry.isJudged }

  private var share: Double {
    if entry.emergency != nil { return 1 }
    let level = entry.isInBed ? entry.level : entry.forecast.bedtimeLevel
    return showsLimit && level.wholeMilligrams > 0 ? level.value / max(limit.value, 1) : 0
  }

  private var countdown: Text {
    switch entry.outlook {
    case .emergency: entry.emergencyText()
    case .low(let date): Text("Low \(entry.about(date))")
    case .far: Text("Low in 2+ days").accessibilityLabel("Low in more than two days.")
    case .lastCup, .underLimit: Text("Under your limit")
    case .ask: entry.question(in: 19)
    case .nothingLogged: Text("Nothing logged")
    // Beside a time there is no room for what is wrong with the journal.
    case .notBefore, .unknown:
      Text(translating: entry.day.journal.wordsInside)
        .accessibilityLabel(Text(translating: entry.day.journal.spoken))
    }
  }

  @ViewBuilder private var usual: some View {
    let name = entry.day.choices.usual?.name ?? entry.forecast.lastIntake?.name
    if case .notBefore = entry.outlook {
      Text(translating: entry.day.journal.words)
        .accessibilityLabel(Text(translating: entry.day.journal.spoken))
    } else if let known = name, !entry.day.isIncomplete, !entry.isInBed, entry.emergency == nil {
      let name = Text(translating: known)
      switch entry.day.usual {
      // Without a time limit there is nothing to show.
      case nil, .withheld, .anyTime: EmptyView()
      case .until(let latest) where latest.quarterBefore > entry.date:
        let quarter = latest.quarterBefore
        ViewThatFits(in: .horizontal) {
          Text("Last \(name) \(entry.about(quarter))")
          Text("Last cup \(entry.about(quarter))")
          Text("Cup \(entry.about(quarter))")
        }
        .accessibilityLabel(
          "Your limit leaves room for \(name) until \(entry.spokenAbout(quarter)).")
      case .until, .over, .tooLate:
        ViewThatFits(in: .horizontal) {
          Text("No more \(name) today")
          Text("No more today")
        }
        .foregroundStyle(.secondary)
        .accessibilityLabel("Your limit leaves no room for \(name) today.")
      }
    }
  }
}
