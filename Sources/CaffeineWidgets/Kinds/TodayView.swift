import CaffeineDomain
import TextUI
import TextWidgetKit

/// What was drunk today against the limit for a day; with room, each drink.
struct TodayView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.glyphSet) private var glyphSet

  let entry: CaffeineEntry

  var body: some View {
    switch family {
    case .accessoryInline:
      Text("\(mark)Today \(amount)\(entry.hasLimit ? " of \(limit)" : "") mg")
        .accessibilityLabel(spoken)
    case .accessoryCircular:
      gauge.gaugeStyle(.accessoryCircularCapacity).accessibilityLabel(spoken)
    case .systemMedium, .systemExtraLarge:
      HStack(spacing: 16) {
        summary.frame(width: 16 * CellMetrics.width)
        Link(destination: Self.list) { DrinkList(entry: entry, limit: 6).foregroundStyle(.primary) }
      }
    case .systemLarge, .systemExtraLargePortrait:
      VStack(alignment: .leading) {
        summary
        Link(destination: Self.list) { DrinkList(entry: entry, limit: 9).foregroundStyle(.primary) }
      }
    case .systemSmall, .accessoryRectangular, .accessoryCorner: summary
    }
  }

  private var summary: some View {
    VStack(alignment: .leading, spacing: 0) {
      if family.isTall {
        Text("Today").bold()
        HStack(alignment: .bottom, spacing: 8) {
          Text(verbatim: amount).font(.title).bold().widgetAccentable()
          Text("mg").foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
      } else {
        HStack {
          Text("Today")
          Spacer()
          Text("\(amount) mg").bold().widgetAccentable()
        }
      }
      Text(verbatim: rest).foregroundStyle(isOver ? .red : .secondary)
      gauge.gaugeStyle(.accessoryLinearCapacity)
    }
    .lineLimit(1)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(spoken)
  }

  private var gauge: some View {
    Gauge(value: entry.hasLimit ? min(today.value / Double(max(limit, 1)), 1) : 0) {
      EmptyView()
    } currentValueLabel: {
      Text(verbatim: mark + amount).bold()
    }
    .tint(isOver ? .red : .brown)
    .widgetAccentable()
  }

  private static var list: URL { URL(string: "caffeine://list") ?? URL(filePath: "/") }

  private var today: Milligrams { entry.forecast.today }
  private var amount: String { entry.bound(today) }
  private var limit: Int { entry.forecast.profile.dailyLimit.wholeMilligrams }
  private var isOver: Bool { entry.forecast.isOverDailyLimit }
  private var mark: String { isOver ? glyphSet.overMark + " " : "" }

  private var rest: String {
    let rest = limit - today.wholeMilligrams
    if isOver { return "\(mark)\(-rest) mg over" }
    guard entry.hasLimit else { return "ask your doctor" }
    // Whoever has a caution is not told how much more would do.
    let isOpen = entry.day.isIncomplete || entry.forecast.profile.caution != nil
    return isOpen ? "of \(limit) mg" : "\(rest) mg left of \(limit)"
  }

  private var spoken: String {
    let bound = (entry.day.isIncomplete ? "at least " : "") + today.spokenMilligrams
    guard entry.hasLimit || isOver else {
      return "Today you had \(bound). The usual limits do not hold for you: ask your doctor."
    }
    return "Today you had \(bound) of \(limit)\(isOver ? ", over your limit" : "")."
  }
}

extension WidgetFamily {
  /// Whether there are rows for large figures.
  fileprivate var isTall: Bool { self != .accessoryRectangular }
}
