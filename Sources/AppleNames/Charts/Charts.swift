// Re-exported with SwiftUI, as in Apple's module.
@_exported public import SwiftUI
@_exported public import TextCharts
