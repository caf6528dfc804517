// Foundation comes by way of SwiftUI, as in WidgetKit. Of Apple's module only the class that
// widgets are configured by is here.
@_exported public import SwiftUI
@_exported public import class TextWidgetKit.INIntent
