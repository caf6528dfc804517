// By way of SwiftUI and not by itself: a second way to Foundation would make its rectangle as
// near as TextUI's, and neither could be named.
@_exported public import SwiftUI
@_exported public import TextCharts
