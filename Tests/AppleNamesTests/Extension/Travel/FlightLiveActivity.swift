import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct FlightLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: FlightAttributes.self) { context in
      FlightLockScreenView(context: context)
        .activityBackgroundTint(Color.black.opacity(0.6))
        .activitySystemActionForegroundColor(.white)
        .widgetURL(URL(string: "flights://\(context.attributes.number)"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          airport(context.attributes.origin, date: context.state.departure, alignment: .leading)
            .dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.trailing, priority: 1) {
          airport(context.attributes.destination, date: context.state.arrival, alignment: .trailing)
        }
        DynamicIslandExpandedRegion(.center) {
          Image(systemName: "airplane").foregroundStyle(.yellow)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack {
            RouteBar(progress: context.state.progress).frame(height: 16)
            HStack {
              Button(intent: RefreshFlightIntent(number: context.attributes.number)) {
                Label("Refresh", systemImage: "arrow.clockwise")
              }
              .buttonStyle(.borderedProminent).tint(.blue).controlSize(.small)
              Spacer()
              if context.isStale { Text("Out of date").font(.caption2).foregroundStyle(.red) }
            }
          }
          .padding(.top, 4)
        }
      } compactLeading: {
        Label(context.attributes.number, systemImage: "airplane").labelStyle(.titleAndIcon).font(
          .caption2)
      } compactTrailing: {
        Text(
          timerInterval: context.state.departure...context.state.arrival, countsDown: true,
          showsHours: true
        )
        .monospacedDigit().frame(width: 50).multilineTextAlignment(.trailing)
      } minimal: {
        ProgressView(value: context.state.progress) { Image(systemName: "airplane") }
          .progressViewStyle(.circular).tint(.yellow)
      }
      .widgetURL(URL(string: "flights://"))
      .keylineTint(.yellow)
      .contentMargins(.horizontal, 12, for: .expanded)
      .contentMargins([.top], 4, for: .compactLeading)
    }
    .supplementalActivityFamilies([.small])
  }

  private func airport(
    _ airport: FlightAttributes.Airport, date: Date, alignment: HorizontalAlignment
  ) -> some View {
    VStack(alignment: alignment) {
      Text(airport.code).font(.title2.weight(.heavy))
      Text(date, format: .dateTime.hour().minute()).font(.caption)
    }
  }
}

struct FlightLockScreenView: View {
  let context: ActivityViewContext<FlightAttributes>
  @Environment(\.activityFamily) var activityFamily
  @Environment(\.isActivityFullscreen) private var fullscreen

  var body: some View {
    switch activityFamily {
    case .small:
      HStack {
        Text(context.attributes.number); Spacer(); Text(context.state.arrival, style: .timer)
      }
    case .medium:
      VStack(spacing: 8) {
        HStack {
          Label(context.attributes.number, systemImage: "airplane.departure")
          Spacer()
          Text("Gate \(context.state.gate)").fontWeight(.semibold).padding(.horizontal, 6)
            .background(.yellow, in: .rect(cornerRadius: 4)).foregroundStyle(.black)
        }
        RouteBar(progress: context.state.progress).frame(height: 20)
        HStack {
          VStack(alignment: .leading) {
            Text(context.attributes.origin.city); Text(context.state.departure, style: .time)
          }
          Spacer()
          ProgressView(
            timerInterval: context.state.departure...context.state.arrival, countsDown: false
          ) {
            EmptyView()
          } currentValueLabel: {
            EmptyView()
          }
          .tint(.yellow).frame(width: 60)
          Spacer()
          VStack(alignment: .trailing) {
            Text(context.attributes.destination.city); Text(context.state.arrival, style: .time)
          }
        }
        .font(.footnote)
      }
      .padding()
    @unknown default:
      EmptyView()
    }
  }
}

struct RouteBar: View {
  var progress: Double
  var body: some View {
    Canvas { context, size in
      let midY = size.height / 2
      var line = Path()
      line.move(to: CGPoint(x: 0, y: midY))
      line.addLine(to: CGPoint(x: size.width, y: midY))
      context.stroke(
        line, with: .color(.gray.opacity(0.5)), style: StrokeStyle(lineWidth: 2, dash: [4, 4]))
      context.stroke(
        line.trimmedPath(from: 0, to: progress),
        with: .linearGradient(
          Gradient(colors: [.yellow, .orange]), startPoint: .zero,
          endPoint: CGPoint(x: size.width, y: 0)), lineWidth: 2)
      for x in [0, size.width] {
        context.fill(
          Path(ellipseIn: CGRect(x: min(x, size.width - 6), y: midY - 3, width: 6, height: 6)),
          with: .style(.tint))
      }
      var plane = context.resolve(Image(systemName: "airplane"))
      plane.shading = .color(.yellow)
      context.draw(plane, at: CGPoint(x: size.width * progress, y: midY), anchor: .center)
      context.drawLayer { layer in
        layer.opacity = 0.5
        layer.translateBy(x: size.width / 2, y: 0)
        layer.draw(
          Text(progress, format: .percent.precision(.fractionLength(0))).font(.system(size: 8)),
          at: .zero, anchor: .top)
      }
    } symbols: {
      Circle().tag(0)
    }
    .accessibilityRepresentation { ProgressView(value: progress) }
  }
}
