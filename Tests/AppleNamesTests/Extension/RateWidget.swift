import AppIntents
import SwiftUI
import UIKit
import WidgetKit
import os.log

private let logger = Logger(subsystem: "com.example.rates", category: "widget")
private let log = OSLog(subsystem: "com.example.rates", category: "widget")

extension UIColor {
  convenience init(hex: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }

  static let brand = UIColor(hex: 0x3366FF)
}

struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

extension View {
  func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
    clipShape(RoundedCorner(radius: radius, corners: corners))
  }
}

struct Rate: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Rate" }
  static var defaultQuery: RateQuery { RateQuery() }
  let id: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct RateQuery: EntityStringQuery {
  func entities(for identifiers: [Rate.ID]) async throws -> [Rate] { identifiers.map(Rate.init) }

  func entities(matching string: String) async throws -> IntentItemCollection<Rate> {
    IntentItemCollection(sections: [
      IntentItemSection("Found", items: [IntentItem(Rate(id: string), title: "\(string)")])
    ])
  }

  func suggestedEntities() async throws -> IntentItemCollection<Rate> {
    ItemCollection {
      ItemSection("Europe") {
        Rate(id: "EUR")
        Rate(id: "CHF")
      }
      ItemSection<Rate>("Asia", items: [Rate(id: "JPY")])
    }
  }
}

struct RateIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Rate" }
  @Parameter(title: "Rate") var rate: Rate?
}

struct RateEntry: TimelineEntry {
  let date: Date
  let values: [Double]
}

struct RateProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> RateEntry { RateEntry(date: .now, values: []) }

  func snapshot(for configuration: RateIntent, in context: Context) async -> RateEntry {
    RateEntry(date: .now, values: [3, 1, 2])
  }

  func timeline(for configuration: RateIntent, in context: Context) async -> Timeline<RateEntry> {
    logger.info("\(configuration.rate?.id ?? "none", privacy: .public)")
    os_log("asked for %{public}@", log: log, type: .debug, configuration.rate?.id ?? "none")
    let isBoth = context.environmentVariants.colorScheme?.count == 2
    return Timeline(
      entries: [RateEntry(date: .now, values: isBoth ? [3, 1, 2] : [])],
      policy: .after(.now + 900))
  }
}

/// A line under the widest of its views, by anchors, and dots by symbols of a canvas.
struct RateView: View {
  let entry: RateEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Rates").anchorPreference(key: TitleBounds.self, value: .bounds) { $0 }
      Canvas { context, size in
        guard let dot = context.resolveSymbol(id: "dot") else { return }
        for index in 0..<3 { context.draw(dot, at: CGPoint(x: CGFloat(index) * 32 + 12, y: 8)) }
      } symbols: {
        Text("o").tag("dot")
        Text("x").tag("cross")
      }
      .frame(height: 16)
      GroupBox("Box") { Text("in") }
        .groupBoxStyle(PlainBox())
      Numbered {
        Text("one")
        Text("two")
      }
    }
    .overlayPreferenceValue(TitleBounds.self) { anchor in
      GeometryReader { proxy in
        if let anchor {
          let bounds = proxy[anchor]
          Text("<").position(x: bounds.maxX + 4, y: bounds.midY)
        }
      }
    }
  }
}

struct TitleBounds: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

struct PlainBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      configuration.content
    }
  }
}

struct Numbered<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { _VariadicView.Tree(Root()) { content } }

  struct Root: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children) { child in
        HStack {
          Text("\(child.id + 1).")
          child
        }
      }
    }
  }
}

struct RateWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "rate", intent: RateIntent.self, provider: RateProvider()) {
      RateView(entry: $0).containerBackground(.fill.tertiary, for: .widget)
    }
  }
}
