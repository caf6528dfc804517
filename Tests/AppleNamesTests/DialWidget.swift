import SwiftData
import SwiftUI
import WidgetKit

// Shapes, an effect and models in a module whose code is the main actor's unless it says otherwise,
// as Xcode 26 sets up new projects: none of them says that it is nobody's.

struct DialHand: Shape {
  var length: Double
  var animatableData: Double {
    get { length }
    set { length = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      let radius = min(rect.width, rect.height) / 2
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.midY - radius * length))
    }
  }
}

struct DialRim: InsettableShape {
  var insetAmount = 0.0

  func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.insetBy(dx: insetAmount, dy: insetAmount))
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

struct DialShake: GeometryEffect {
  var offset: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: offset, y: 0))
  }
}

@Model
final class DialCity {
  @Attribute(.unique) var name: String
  @Relationship(deleteRule: .cascade, inverse: \DialAlarm.city) var alarms: [DialAlarm] = []

  init(name: String) { self.name = name }
}

@Model
final class DialAlarm {
  var hour: Int
  var city: DialCity?

  init(hour: Int) { self.hour = hour }
}

struct DialEntry: TimelineEntry {
  let date: Date
}

struct DialProvider: TimelineProvider {
  func placeholder(in context: Context) -> DialEntry {
    DialEntry(date: Date(timeIntervalSinceReferenceDate: 0))
  }

  func getSnapshot(in context: Context, completion: @escaping (DialEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<DialEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}

/// The hours stand upright where they are turned to.
struct DialFace: View {
  var body: some View {
    ZStack {
      DialRim().strokeBorder(.secondary, lineWidth: 2)
      ForEach([12, 3, 6, 9], id: \.self) { hour in
        Text("\(hour)")
          .rotationEffect(.degrees(-30 * Double(hour)))
          .offset(y: -48)
          .rotationEffect(.degrees(30 * Double(hour)))
      }
      DialHand(length: 0.4).stroke(lineWidth: 3).rotationEffect(.degrees(300))
      DialHand(length: 0.6).stroke(.red, lineWidth: 2).rotationEffect(.degrees(60))
        .modifier(DialShake(offset: 0))
    }
    .aspectRatio(1, contentMode: .fit)
  }
}

struct DialView: View {
  let entry: DialEntry

  var body: some View { DialFace().containerBackground(.background, for: .widget) }
}

struct DialWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "dial", provider: DialProvider()) { DialView(entry: $0) }
      .supportedFamilies([.systemSmall])
  }
}
