// Re-exported: sources that only import SwiftUI use WidgetKit's other names too.
@_exported public import SwiftUI
