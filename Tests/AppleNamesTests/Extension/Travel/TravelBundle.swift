import SwiftUI
import WidgetKit

struct ClockWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Clock", provider: TripProvider()) { entry in
      VStack(alignment: .leading) {
        Text(
          .currentDate,
          format: .offset(to: entry.event.date, allowedFields: [.day, .hour], maxFieldCount: 1))
        Text(.currentDate, format: .timer(countingDownIn: entry.date..<entry.event.date))
        Text(.currentDate, format: .stopwatch(startingAt: entry.date))
        Text(
          TimeDataSource<Date>.currentDate,
          format: .reference(to: entry.event.date, allowedFields: [.month, .day]))
        Text(
          TimeDataSource<Duration>.durationOffset(to: entry.event.date),
          format: .units(allowed: [.hours, .minutes], width: .narrow))
        TimelineView(.periodic(from: entry.date, by: 60)) { context in
          AnalogClock(date: context.date).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
      .phaseAnimator([0.0, 1.0]) { content, phase in
        content.opacity(1 - phase / 2)
      } animation: { _ in
        .easeInOut(duration: 1)
      }
      .containerBackground(.thinMaterial, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemLarge])
  }
}

struct AnalogClock: View {
  @Environment(\.calendar) private var calendar
  let date: Date
  struct Values { var scale = 1.0, angle = Angle.zero }
  var body: some View {
    GeometryReader { proxy in
      let side = min(proxy.size.width, proxy.size.height)
      ZStack {
        Circle().strokeBorder(.primary, lineWidth: 2)
        hand(
          length: side * 0.25, width: 3,
          angle: .degrees(Double(calendar.component(.hour, from: date) % 12) * 30))
        hand(
          length: side * 0.4, width: 2,
          angle: .degrees(Double(calendar.component(.minute, from: date)) * 6))
      }
      .frame(width: side, height: side)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .keyframeAnimator(initialValue: Values()) { content, value in
        content.scaleEffect(value.scale).rotationEffect(value.angle)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.2, duration: 0.2)
          SpringKeyframe(1, spring: .bouncy)
        }
        KeyframeTrack(\.angle) {
          CubicKeyframe(.degrees(10), duration: 0.3); MoveKeyframe(.zero)
        }
      }
    }
  }
  private func hand(length: CGFloat, width: CGFloat, angle: Angle) -> some View {
    Capsule().frame(width: width, height: length).offset(y: -length / 2).rotationEffect(angle)
  }
}

struct TravelBundle: WidgetBundle {
  var body: some Widget {
    TripWidget()
    ClockWidget()
    FlightLiveActivity()
  }
}
