import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

// A Live Activity whose expanded island is a function of its own, as in Apple's sample of rangers, and
// names that whole files of strangers had beside their widgets.

struct MeterAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var steps: Int
  }

  var place: String
}

struct MeterActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: MeterAttributes.self) { context in
      Text("\(context.state.steps) steps")
    } dynamicIsland: { context in
      DynamicIsland {
        expanded(place: context.attributes.place, steps: context.state.steps)
      } compactLeading: {
        Image(systemName: "figure.walk")
      } compactTrailing: {
        Text("\(context.state.steps)")
      } minimal: {
        Image(systemName: "figure.walk")
      }
    }
  }

  @DynamicIslandExpandedContentBuilder
  private func expanded(place: String, steps: Int) -> DynamicIslandExpandedContent<some View> {
    region(place)
    DynamicIslandExpandedRegion(.trailing) { Text("\(steps)") }
    if steps > 100 { DynamicIslandExpandedRegion(.bottom) { Text("Well walked") } }
  }

  private func region(_ place: String) -> DynamicIslandExpandedRegion<some View> {
    DynamicIslandExpandedRegion(.leading) { Text(place) }
  }
}

#Preview("Walked", as: .dynamicIsland(.expanded), using: MeterAttributes(place: "Pier")) {
  MeterActivity()
} contentStates: {
  MeterAttributes.ContentState(steps: 120)
}

struct MeterIntent: AppIntent {
  static let title: LocalizedStringResource = "Walk"

  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog & ShowsSnippetView
  {
    .result(opensIntent: MeterResetIntent(), dialog: "Walked", view: Text("120"))
  }
}

struct MeterResetIntent: AppIntent {
  static let title: LocalizedStringResource = "Reset"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent {
    .result(value: 3, opensIntent: MeterIntent())
  }
}

struct MeterControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "meter") {
      ControlWidgetButton("Walk", action: MeterIntent()) { _ in Image(systemName: "figure.walk") }
        .tint(.green)
        .disabled(false)
        .privacySensitive()
    }
  }
}

struct MeterRoute: Codable, Transferable {
  var name: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    DataRepresentation(exportedContentType: .png) { Data($0.name.utf8) }
    ProxyRepresentation { $0.name }
  }
}

struct MeterSymbols: View {
  var body: some View {
    HStack {
      Image(systemName: "wifi")
        .symbolEffect(.variableColor.iterative.dimInactiveLayers, options: .repeating.speed(2))
      Image(systemName: "bell")
        .symbolEffect(.wiggle.clockwise, options: .repeat(.periodic(3, delay: 1)).speed(0.5))
      Image(systemName: "star").contentTransition(
        .symbolEffect(.replace.magic(fallback: .downUp.byLayer)))
    }
    .allowedDynamicRange(.high)
    .clipShape(.rect(corners: .concentric(minimum: 12)))
  }
}
