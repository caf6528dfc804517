// A fitness widget with three rings, written from memory of how one writes it for an iPhone.
import SwiftUI
import WidgetKit

struct ActivitySummary: Codable, Hashable {
  var move = 412.0
  var moveGoal = 600.0
  var exercise: TimeInterval = 34 * 60
  var exerciseGoal: TimeInterval = 30 * 60
  var stand = 7
  var standGoal = 12
}

extension Color {
  fileprivate static let moveStart = Color(red: 250 / 255, green: 17 / 255, blue: 79 / 255)
  fileprivate static let moveEnd = Color(hex: 0xFF3B7F)

  fileprivate init(hex: UInt, alpha: Double = 1) {
    self.init(
      .sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 08) & 0xff) / 255,
      blue: Double((hex >> 00) & 0xff) / 255, opacity: alpha)
  }
}

struct ActivityRing: View, Animatable {
  var progress: CGFloat
  var colors: [Color]
  var lineWidth: CGFloat = 8
  @Environment(\.widgetRenderingMode) var renderingMode
  @Environment(\.accessibilityDifferentiateWithoutColor) var differentiate

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(progress, lineWidth) }
    set { (progress, lineWidth) = (newValue.first, newValue.second) }
  }

  private var gradient: AngularGradient {
    AngularGradient(
      gradient: Gradient(colors: colors), center: .center, startAngle: .degrees(0),
      endAngle: .degrees(360 * Double(progress)))
  }

  var body: some View {
    ZStack {
      Circle()
        .stroke(lineWidth: lineWidth)
        .foregroundStyle(colors[0].opacity(0.3))
      Circle()
        .trim(from: 0, to: min(progress, 1))
        .stroke(
          gradient, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
        )
        .rotationEffect(Angle(degrees: -90))
        .animation(.spring(duration: 0.6, bounce: 0.3), value: progress)
        .shadow(color: .black.opacity(0.3), radius: 2)
        .widgetAccentable()
    }
    .padding(lineWidth / 2)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text("Ring"))
    .accessibilityValue(Text(progress, format: .percent.precision(.fractionLength(0))))
  }
}

struct RingLabelStyle: LabelStyle {
  let tint: Color

  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 4) {
      configuration.icon.foregroundStyle(tint).imageScale(.small)
      configuration.title.font(.system(.footnote, design: .rounded).weight(.semibold))
    }
  }
}

struct RingsView: View {
  @Environment(\.widgetFamily) var family
  var summary = ActivitySummary()
  var date = Date(timeIntervalSince1970: 1_795_262_100)

  var percent: Int { Int(100 * summary.move / summary.moveGoal) }

  @ViewBuilder var rings: some View {
    ZStack {
      ActivityRing(progress: summary.move / summary.moveGoal, colors: [.moveStart, .moveEnd])
      if family != .accessoryCircular {
        ActivityRing(
          progress: CGFloat(summary.stand) / CGFloat(summary.standGoal), colors: [.cyan, .teal]
        )
        .padding(20)
      }
    }
    .aspectRatio(1, contentMode: .fit)
  }

  var body: some View {
    switch family {
    case .accessoryCircular:
      ZStack {
        AccessoryWidgetBackground()
        rings
        Text(verbatim: "\(percent)%").font(.caption2)
      }
      .widgetLabel { Text("\(percent)% moved") }
    case .accessoryInline:
      ViewThatFits {
        Text(
          "\(Image(systemName: "flame.fill")) \(Int(summary.move)) of \(Int(summary.moveGoal)) kcal"
        )
        Label("\(Int(summary.move)) kcal", systemImage: "flame.fill")
      }
    case .accessoryCorner:
      Text("\(percent)")
        .font(.title.bold())
        .widgetCurvesContent()
        .widgetLabel {
          ProgressView(value: summary.move, total: summary.moveGoal).tint(.moveStart)
        }
    case .systemSmall:
      rings.padding().containerBackground(for: .widget) { Color.black }
    default:
      HStack(spacing: 16) {
        rings
        stats
      }
      .padding()
      .containerBackground(for: .widget) { ContainerRelativeShape().fill(Color.black.gradient) }
    }
  }

  private var stats: some View {
    VStack(alignment: .leading, spacing: 6) {
      Label("\(Int(summary.move)) kcal", systemImage: "flame.fill")
        .labelStyle(RingLabelStyle(tint: .moveStart))
      Label("\(summary.exercise / 60, specifier: "%.0f") min", systemImage: "figure.run")
        .labelStyle(RingLabelStyle(tint: .green))
      Label("\(summary.stand)/\(summary.standGoal) h", systemImage: "figure.stand")
        .labelStyle(RingLabelStyle(tint: .cyan))
        .contentTransition(.numericText(value: Double(summary.stand)))
      Spacer(minLength: 0)
      (Text("Updated ") + Text(date, style: .relative) + Text(" ago"))
        .font(.system(size: 9))
        .foregroundStyle(.tertiary)
        .lineLimit(1)
        .minimumScaleFactor(0.6)
    }
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    .environment(\.colorScheme, .dark)
  }
}

struct RingsWidget: Widget {
  var body: some WidgetConfiguration {
    makeConfiguration()
      .configurationDisplayName(Text("Rings"))
      .description("Your activity at a glance.")
      #if os(watchOS)
        .supportedFamilies([.accessoryCircular, .accessoryCorner])
      #else
        .supportedFamilies([
          .systemSmall, .systemMedium, .accessoryCircular, .accessoryCorner, .accessoryInline,
        ])
      #endif
      .contentMarginsDisabled()
  }

  func makeConfiguration() -> some WidgetConfiguration {
    StaticConfiguration(kind: "rings", provider: SampleProvider()) { _ in RingsView() }
  }
}
