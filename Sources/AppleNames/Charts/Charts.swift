// With SwiftUI, as at Apple's.
@_exported public import SwiftUI
@_exported public import TextCharts
