import Foundation
import TestSupport
import TextUI
import TextWidgetKit

let noon = Date.saturday(12)

struct CountEntry: TimelineEntry, Equatable {
  let date: Date
  let count: Int
}

/// Answers before it returns: three entries, an hour apart.
struct ImmediateProvider: TimelineProvider {
  func placeholder(in context: Context) -> CountEntry { CountEntry(date: noon, count: 0) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (CountEntry) -> Void) {
    completion(CountEntry(date: noon, count: context.isPreview ? 99 : 1))
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<CountEntry>) -> Void
  ) {
    let entries = (0..<3).map {
      CountEntry(date: noon.addingTimeInterval(Double($0) * 3600), count: $0 + 1)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

/// Answers later, from another thread, and more than once.
struct LateProvider: TimelineProvider {
  func placeholder(in context: Context) -> CountEntry { CountEntry(date: noon, count: 0) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (CountEntry) -> Void) {
    Task.detached {
      completion(CountEntry(date: noon, count: 7))
      completion(CountEntry(date: noon, count: 8))
    }
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<CountEntry>) -> Void
  ) {
    Task.detached {
      completion(Timeline(entries: [CountEntry(date: noon, count: 7)], policy: .never))
    }
  }
}

/// Answers from eight threads at once.
struct EagerProvider: TimelineProvider {
  func placeholder(in context: Context) -> CountEntry { CountEntry(date: noon, count: 0) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (CountEntry) -> Void) {
    for count in 0..<8 { Task.detached { completion(CountEntry(date: noon, count: count)) } }
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<CountEntry>) -> Void
  ) {}
}

struct EagerWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "eager", provider: EagerProvider()) { CountView(entry: $0) }
  }
}

/// Never answers.
struct SilentProvider: TimelineProvider {
  func placeholder(in context: Context) -> CountEntry { CountEntry(date: noon, count: 0) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (CountEntry) -> Void) {}

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<CountEntry>) -> Void
  ) {}
}

struct CountView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetRenderingMode) private var mode

  let entry: CountEntry

  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: "\(entry.count)").foregroundStyle(Color.red).widgetAccentable()
      Text(verbatim: family.description).foregroundStyle(Color.blue)
      Text(verbatim: mode.description)
    }
    .lineLimit(1)
    .widgetURL(URL(string: "count://\(entry.count)"))
    .containerBackground(Color.green, for: .widget)
  }
}

struct CountWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "count", provider: ImmediateProvider()) { CountView(entry: $0) }
      .configurationDisplayName("Count")
      .description("Counts the hours.")
      .supportedFamilies([.systemSmall, .accessoryInline])
  }
}

struct LateWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "late", provider: LateProvider()) { CountView(entry: $0) }
  }
}

/// Several views where one is usual: in the content, and in the background.
struct SeveralWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "several", provider: ImmediateProvider()) { _ in
      Text("aaaa")
      Text("b")
        .containerBackground(for: .widget, alignment: .bottom) {
          Text("|||").padding(16)
          Text("#").padding(16)
        }
    }
  }
}

/// Stands on a gradient.
struct GradientWidget: Widget {
  var isStyle = true

  private var gradient: LinearGradient {
    LinearGradient(colors: [.red, .orange], startPoint: .top, endPoint: .bottom)
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "gradient", provider: ImmediateProvider()) { _ in
      if isStyle {
        Text("hi").containerBackground(gradient, for: .widget)
      } else {
        Text("hi").containerBackground(for: .widget) { gradient }
      }
    }
  }
}

/// Shows a picture and a line.
struct PictureWidget: Widget {
  /// Two white pixels, side by side.
  private static let gif: [UInt8] =
    Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0, 255, 255, 255, 0, 0, 0]
    + [0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x04, 0x0A, 0, 0x3B]

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "picture", provider: ImmediateProvider()) { _ in
      VStack {
        Text("a")
        if let picture = try? ImageResource(encoded: Self.gif) {
          Image(picture).resizable().scaledToFill().frame(width: 160, height: 160)
        }
        Text("b")
      }
    }
  }
}

struct SilentWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "silent", provider: SilentProvider()) { CountView(entry: $0) }
  }
}

/// Gives its background from inside a reader.
struct ReaderWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "reader", provider: ImmediateProvider()) { _ in
      GeometryReader { _ in
        Text("hi").containerBackground(for: .widget) { Color.red }.widgetURL(
          URL(string: "reader://1"))
      }
    }
  }
}

/// Gives a background and a link with a view that does not fit.
struct ChoiceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "choice", provider: ImmediateProvider()) { _ in
      ViewThatFits {
        Text(verbatim: String(repeating: "wide", count: 20))
          .containerBackground(for: .widget) { Color.red }.widgetURL(URL(string: "wide://1"))
        Text("narrow").widgetURL(URL(string: "narrow://1"))
      }
    }
  }
}

struct BothWidgets: WidgetBundle {
  var body: some Widget {
    CountWidget()
    LateWidget()
  }
}
