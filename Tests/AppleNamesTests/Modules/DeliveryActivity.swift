// A Live Activity as Xcode's template has it.
import ActivityKit
import SwiftUI
import WidgetKit

struct DeliveryAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable {
    var stops: Int
  }

  var name: String
}

struct DeliveryActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      VStack {
        Text("\(context.attributes.name): \(context.state.stops) stops")
      }
      .activityBackgroundTint(Color.cyan)
      .activitySystemActionForegroundColor(Color.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Text("Leading")
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text("Trailing")
        }
        DynamicIslandExpandedRegion(.bottom) {
          Text("Bottom \(context.state.stops)")
        }
      } compactLeading: {
        Text("L")
      } compactTrailing: {
        Text("T \(context.state.stops)")
      } minimal: {
        Text("\(context.state.stops)")
      }
      .widgetURL(URL(string: "http://www.apple.com"))
      .keylineTint(Color.red)
    }
  }
}

extension DeliveryAttributes {
  fileprivate static var preview: DeliveryAttributes { DeliveryAttributes(name: "Parcel") }
}

extension DeliveryAttributes.ContentState {
  fileprivate static var far: DeliveryAttributes.ContentState { .init(stops: 9) }
  fileprivate static var near: DeliveryAttributes.ContentState { .init(stops: 1) }
}

#Preview("Delivery", as: .content, using: DeliveryAttributes.preview) {
  DeliveryActivity()
} contentStates: {
  DeliveryAttributes.ContentState.far
  DeliveryAttributes.ContentState.near
}

#Preview("Island", as: .dynamicIsland(.compact), using: DeliveryAttributes.preview) {
  DeliveryActivity()
} contentStates: {
  DeliveryAttributes.ContentState.near
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: DeliveryAttributes.preview) {
  DeliveryActivity()
} contentStates: {
  DeliveryAttributes.ContentState.near
}
