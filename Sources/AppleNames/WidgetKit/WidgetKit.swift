// Re-exported: Apple's SwiftUI declares the widget protocols, and sources that only import
// SwiftUI use WidgetKit's other names too.
@_exported public import SwiftUI
