// Foundation comes by way of SwiftUI, as in WidgetKit. The intents' vocabulary is small and
// widgets are its one use here, so it lives with them.
@_exported public import SwiftUI
@_exported public import TextWidgetKit
