// A countdown with a layout of its own, written from memory of how one writes it for an iPhone.
import SwiftUI
import WidgetKit

struct CountdownLayout: Layout {
  var spacing: CGFloat = 8

  struct Cache { var sizes: [CGSize] = [] }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let width =
      cache.sizes.map(\.width).reduce(0, +) + spacing * CGFloat(max(0, subviews.count - 1))
    return CGSize(
      width: proposal.width ?? width, height: cache.sizes.map(\.height).max() ?? .zero)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      x += subview[Indent.self]
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(cache.sizes[index]))
      x += cache.sizes[index].width + spacing
    }
  }
}

private struct Indent: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

extension View {
  func indent(_ value: CGFloat) -> some View { layoutValue(key: Indent.self, value: value) }

  @ViewBuilder
  func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }

  func widgetBackground(_ backgroundView: some View) -> some View {
    if #available(iOSApplicationExtension 17.0, *) {
      return containerBackground(for: .widget) { backgroundView }
    } else {
      return background(backgroundView)
    }
  }
}

struct UnitView: View {
  let value: Int
  let unit: LocalizedStringKey
  @ScaledMetric(relativeTo: .title) private var side = 40.0

  var body: some View {
    VStack(spacing: 0) {
      Text(value, format: .number.grouping(.never))
        .font(.system(.body, design: .monospaced, weight: .black))
        .monospacedDigit()
      Text(unit).font(.caption2.smallCaps()).textCase(.uppercase).kerning(0.5)
    }
    .frame(width: side)
    .background(
      RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.white.opacity(0.15))
        .shadow(color: .black.opacity(0.1), radius: 1)
    )
    .accessibilityElement(children: .combine)
  }
}

struct CountdownView: View {
  @Environment(\.calendar) var calendar
  @Environment(\.widgetFamily) var family: WidgetFamily
  @Environment(\.dynamicTypeSize.isAccessibilitySize) var isLarge
  @State private var width: CGFloat = 0
  let date = Date(timeIntervalSince1970: 1_795_262_400)
  let target = Date(timeIntervalSince1970: 1_798_156_800)
  let name = "Christmas"

  private var parts: DateComponents {
    calendar.dateComponents([.day, .hour, .minute], from: date, to: target)
  }

  var body: some View {
    content
      .widgetBackground(
        LinearGradient(
          gradient: Gradient(colors: [.orange, .pink.mix(with: .black, by: 0.3)]),
          startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .task(id: date) {}
      .onChange(of: date) { oldValue, newValue in }
      .coordinateSpace(.named("countdown"))
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
  }

  @ViewBuilder private var content: some View {
    switch family {
    case .accessoryInline: Text("\(name) in \(target, style: .relative)")
    case .accessoryCircular:
      ProgressView(timerInterval: date.addingTimeInterval(-86_400)...target) {
        Image(systemName: "hourglass.bottomhalf.filled")
      } currentValueLabel: {
        Text("\(parts.day ?? 0)d").multilineTextAlignment(.center)
      }
      .progressViewStyle(.circular)
    case .accessoryRectangular:
      VStack(alignment: .leading) {
        Text(name).font(.headline).widgetAccentable()
        Text(target, format: .dateTime.weekday(.wide).day().month(.abbreviated))
        TimelineView(.everyMinute) { context in
          Text("\(parts.day ?? 0) days from \(context.date, style: .time)")
        }
      }
    default:
      VStack(alignment: .leading, spacing: 4) {
        HStack(alignment: .lastTextBaseline) {
          Text(name).font(.system(size: 17, weight: .heavy, design: .rounded))
            .underline(pattern: .dot, color: .white)
          Spacer(minLength: 8)
          Image(systemName: "calendar.badge.clock").foregroundStyle(.white, .yellow)
        }
        CountdownLayout(spacing: 8) {
          UnitView(value: parts.day ?? 0, unit: "days")
          UnitView(value: parts.hour ?? 0, unit: "hours").indent(8)
          if !isLarge && family != .systemSmall {
            UnitView(value: parts.minute ?? 0, unit: "min")
          }
        }
        Spacer()
        Text(target, format: .dateTime.year().month().day())
          .strikethrough(target < date, pattern: .dash, color: nil)
        if family == .systemMedium {
          Text("since \(date, format: .dateTime.hour().minute()) today").font(.caption)
            .containerRelativeFrame(.horizontal, count: 2, spacing: 0, alignment: .leading)
        }
      }
      .foregroundColor(.white)
      .if(family == .systemSmall) { $0.fontWidth(.condensed) }
    }
  }
}

struct CountdownWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "countdown", provider: SampleProvider()) { _ in CountdownView() }
      .supportedFamilies([
        .systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline,
      ])
  }
}
